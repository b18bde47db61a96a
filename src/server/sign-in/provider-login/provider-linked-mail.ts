import type { ProviderName } from '#contract/sign-in/providers.ts'
import { tenants } from '#contract/tenants.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'

export const providerTitles: Record<ProviderName, string> = { facebook: 'Facebook', apple: 'Apple' }

/** A new way into an account is told to its owner, who may not be the one who made it (ASVS 6.3.7), with the transaction that makes it. */
export function mailProviderLinked(
  { db, config, mail, words }: Services,
  { email, firstName, provider }: { email: string; firstName: string; provider: ProviderName },
  now: number,
): Promise<void> {
  const values = {
    site: tenants[config.tenant].name,
    firstName,
    provider: providerTitles[provider],
    address: `${config.publicUrl}/password/forgot`,
  }
  return mail.queue(db, composeMail(words.own, email, 'providerLinked', values), now)
}
