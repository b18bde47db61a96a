import type { ClaimCard } from '#contract/giving/claim.ts'

/** The next day on which something is due comes first. */
const dueOf = ({ heldUntil, answerBy, decisionBy }: ClaimCard) => heldUntil ?? answerBy ?? decisionBy ?? '9'
export const byDue = (one: ClaimCard, other: ClaimCard) => (dueOf(one) < dueOf(other) ? -1 : dueOf(one) > dueOf(other) ? 1 : 0)
