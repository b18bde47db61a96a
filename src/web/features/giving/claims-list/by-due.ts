import type { ClaimCard } from '#contract/giving/claim.ts'
import { isDayOver } from '#contract/london.ts'
import { formatNearDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'

/** The next day on which something is due comes first. */
const dueOf = ({ heldUntil, answerBy, decisionBy }: ClaimCard) => heldUntil ?? answerBy ?? decisionBy ?? '9'
export const byDue = (one: ClaimCard, other: ClaimCard) => (dueOf(one) < dueOf(other) ? -1 : dueOf(one) > dueOf(other) ? 1 : 0)

/** What happens next, and by when. */
export function nextOf({ heldUntil, answerBy, decisionBy }: ClaimCard, now: number): string | null {
  const next = (due: string, late: 'answerLate' | 'decisionLate', inTime: 'answerBy' | 'decisionBy') =>
    t(`giving-claims:detail.${isDayOver(due, now) ? late : inTime}`, { day: formatNearDay(due, now) })
  if (heldUntil) return t('giving-claims:detail.heldUntil', { day: formatNearDay(heldUntil, now) })
  if (answerBy) return next(answerBy, 'answerLate', 'answerBy')
  return decisionBy ? next(decisionBy, 'decisionLate', 'decisionBy') : null
}
