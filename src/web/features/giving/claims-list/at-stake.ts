import type { ClaimCard } from '#contract/giving/claim.ts'

/** The next day on which something is due comes first. */
const dueOf = ({ heldUntil, answerBy, decisionBy }: ClaimCard) => heldUntil ?? answerBy ?? decisionBy ?? '9'
export const byDue = (one: ClaimCard, other: ClaimCard) => (dueOf(one) < dueOf(other) ? -1 : dueOf(one) > dueOf(other) ? 1 : 0)

/** What open claims may raise; null where that isn’t known of each. */
export function atStakeIn(claims: readonly ClaimCard[]): number | null {
  const missing = claims.filter(({ type }) => type === 'missingDonation').map(({ expectedPence }) => expectedPence)
  return missing.includes(null) || missing.length === 0 ? null : missing.reduce<number>((sum, pence) => sum + (pence ?? 0), 0)
}
