import type { MailLogo } from '#server/mail/mail-frame.ts'

/** A shop's mark at the head of a mail about it. */
export const shopLogo = (publicUrl: string, { name, slug }: { name: string; slug: string }): MailLogo => ({
  name,
  address: `${publicUrl}/retailer/${slug}/mark.png`,
})
