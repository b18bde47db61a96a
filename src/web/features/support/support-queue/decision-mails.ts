import type { CauseReviewDecision, ReviewedCause } from '#contract/causes/cause-review.ts'
import type { ClaimDecision, ReviewedClaim } from '#contract/giving/claim.ts'
import type { AccountDecision, HeldAccount } from '#contract/support/account-check.ts'
import type { ReviewedRequest } from '#contract/support/admin-review.ts'
import type { ContactMessage } from '#contract/support/contact-message.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import type { LinedMail } from '#words/words.ts'

/** What the server mails once something is decided; `tests/server/support/decision-mails.test.ts` holds the two to each other. */
export interface DecisionMail {
  message: LinedMail
  /** Each of them gets it by their first name; nobody where all of them have closed their accounts. */
  to: readonly { firstName: string; email: string }[]
  /** What it calls the words of whoever decides. */
  said: 'reason' | 'text' | 'answer'
  /** Where on the site it leads. */
  path: string
  /** What else it puts in. */
  values: Record<string, string>
  /** A bank account that it names. */
  account?: { name: string; digits: string }
}

export const mailOfClaim = (
  claim: ReviewedClaim,
  type: Exclude<ClaimDecision['type'], 'claim.taken' | 'claim.returned'>,
): DecisionMail => ({
  message: type === 'claim.accepted' ? 'claimAccepted' : 'claimDeclined',
  to: claim.isMailed ? [claim] : [],
  said: 'reason',
  path: `/account/claims/${claim.id}`,
  values: { shop: claim.retailerName, reference: claim.id },
})

export const mailOfRefusal = ({ email, causeName, reference }: ReviewedRequest): DecisionMail => ({
  message: 'adminRefused',
  to: [{ firstName: '', email }],
  said: 'reason',
  path: '',
  values: { causeName, reference },
})

export const mailOfReview = (
  cause: ReviewedCause,
  type: Extract<CauseReviewDecision['type'], 'question.asked' | 'cause.confirmed' | 'cause.refused'>,
): DecisionMail => ({
  message:
    type === 'question.asked'
      ? 'causeQuestion'
      : type === 'cause.confirmed'
        ? 'causeConfirmed'
        : cause.appeals > 0
          ? 'causeRefusedFinally'
          : 'causeRefused',
  to: cause.people.filter(({ isMailed }) => isMailed),
  said: 'text',
  path: `/account/causes/${cause.id}/settings`,
  values: { causeName: cause.name, held: formatMoney(cause.heldPence) },
})

export const mailOfAccount = (account: HeldAccount, type: AccountDecision['type']): DecisionMail => ({
  message: type === 'account.accepted' ? 'heldAccountAccepted' : 'heldAccountRefused',
  to: account.people,
  said: 'reason',
  path: `/account/causes/${account.causeId}/settings/payment-methods`,
  values: { cause: account.causeName },
  account: { name: account.accountName, digits: account.lastFour },
})

export const mailOfAnswer = ({ name, email, text, reference }: ContactMessage): DecisionMail => ({
  message: 'contactAnswer',
  to: [{ firstName: name, email }],
  said: 'answer',
  path: '/contact',
  values: { name, text, reference },
})
