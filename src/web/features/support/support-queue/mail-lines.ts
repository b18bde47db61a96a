import { t } from '#web/i18n/i18n.ts'
import type { DecisionMail } from './decision-mails.ts'

/** A mail as the server fills it in, with the words of whoever decides; `site` is called so, and is there. */
export function linesOf(
  { message, to, said, path, values, account }: DecisionMail,
  site: { name: string; origin: string },
  words: string,
): { subject: string; lines: string[] } {
  const replace = {
    site: site.name,
    address: `${site.origin}${path}`,
    firstName: to[0]?.firstName ?? '',
    ...values,
    ...(account && { account: t('mail:said.account', account) }),
    [said]: words,
  }
  const lines: unknown = t(`mail:${message}.lines`, { replace, returnObjects: true })
  return { subject: t(`mail:${message}.subject`, { replace }), lines: Array.isArray(lines) ? lines.map(String) : [] }
}
