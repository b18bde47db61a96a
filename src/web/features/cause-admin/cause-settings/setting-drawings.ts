import type { IconNode } from 'lucide'
import bank from 'lucide/dist/esm/icons/landmark.mjs'
import message from 'lucide/dist/esm/icons/message-square.mjs'
import page from 'lucide/dist/esm/icons/panels-top-left.mjs'
import phone from 'lucide/dist/esm/icons/phone.mjs'
import code from 'lucide/dist/esm/icons/qr-code.mjs'
import people from 'lucide/dist/esm/icons/users.mjs'

/** What a cause’s administrators set up and come back to, each with its sign. */
export const settingDrawings = {
  causeDetails: page,
  paymentMethods: bank,
  communications: message,
  contactDetails: phone,
  invite: people,
  qr: code,
} as const satisfies Record<string, IconNode>

export const settingAddress = (id: number): Record<keyof typeof settingDrawings, string> => ({
  causeDetails: `/account/causes/${id}/settings/cause-details`,
  paymentMethods: `/account/causes/${id}/settings/payment-methods`,
  communications: `/settings/cause/${id}/supporter-communications`,
  contactDetails: `/account/causes/${id}/settings/contact-details`,
  invite: '/invite-other-admins',
  qr: `/account/causes/${id}/qr`,
})
