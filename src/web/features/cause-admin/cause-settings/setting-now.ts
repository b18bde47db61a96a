import type { CauseSettingsNow } from '#machines/cause-admin/cause-settings/cause-settings.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { notesIn } from '../supporter-messages/noted-in.ts'

function accountOf({ payment: { methods } }: CauseSettingsNow): string {
  const [account] = methods
  if (!account) return t('cause-admin:settings.now.noAccount')
  const { lastFour, heldUntil, waitsForSupport } = account
  if (waitsForSupport) return t('cause-admin:settings.now.accountChecked', { lastFour })
  if (heldUntil !== null) return t('cause-admin:settings.now.accountFrom', { lastFour, day: formatDay(heldUntil) })
  return t('cause-admin:settings.now.account', { lastFour })
}

function teamOf({ team: { admins, invitations } }: CauseSettingsNow): string {
  const waiting = invitations.filter(({ status }) => status === 'pending').length
  const run = t('cause-admin:settings.now.team', { count: admins.length })
  return waiting === 0 ? run : t('cause-admin:settings.now.invited', { run, count: waiting })
}

function messagesOf({ messages }: CauseSettingsNow): string {
  const count = notesIn(messages).length
  return count === 0
    ? t('cause-admin:settings.now.ourMessages')
    : t('cause-admin:settings.now.messages', { count, all: messages.length })
}

const contactOf = ({ cause: { phoneNumber, address } }: CauseSettingsNow): string =>
  [phoneNumber, address?.line1, address?.town].filter(Boolean).join(', ') || t('cause-admin:settings.now.noContact')

const targetOf = ({ cause: { yearTarget } }: CauseSettingsNow): string =>
  yearTarget === null
    ? t('cause-admin:settings.now.noTarget')
    : t('cause-admin:settings.now.target', { amount: formatSum(yearTarget) })

/** What a part of the settings is now; the others have nothing to say. */
export const settingNow = {
  causeDetails: targetOf,
  contactDetails: contactOf,
  paymentMethods: accountOf,
  communications: messagesOf,
  qr: () => t('cause-admin:settings.now.poster'),
  invite: teamOf,
} as const
