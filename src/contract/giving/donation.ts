import * as z from 'zod/mini'
import { donationStatuses } from './donation-statuses.ts'

/** The rest states of the donation chart (machines/giving/donation), as stored and sent. */
export const donationStages = ['tracked', 'inReview', 'awaitingFunds', 'available', 'inPaymentRun', 'paid', 'declined'] as const
export const donationStage = z.enum(donationStages)
export type DonationStage = z.infer<typeof donationStage>

export const declineReasons = [
  'returned',
  'cancelled',
  'voucherNotAllowed',
  'otherReferral',
  'termsNotMet',
  'notGiven',
  'duplicate',
] as const
export const declineReason = z.enum(declineReasons)
export type DeclineReason = z.infer<typeof declineReason>

/** One line of a donation's dated history. */
export const donationMove = z.object({
  stage: donationStage,
  at: z.string(),
  by: z.enum(['retailer', 'farthing', 'network']),
  amountPence: z.number(),
  /** What was corrected after the payment; null for every other move. */
  correctionPence: z.nullable(z.number()),
})
export type DonationMove = z.infer<typeof donationMove>

/** What is given besides purchases: for bringing somebody along (C-055), for a full stamp card (G-010), and for luck with the wheel (G-015). */
export const bonusTypes = ['referral', 'stampCard', 'spin'] as const
export type BonusType = (typeof bonusTypes)[number]

/** M-018. Amounts in pence. */
export const transaction = z.object({
  id: z.string(),
  retailerName: z.string(),
  retailerSlug: z.string(),
  /** What the shop sells, of which its mark is made. */
  retailerCategory: z.string(),
  /** What is bought there decides what is waited for: whether it’s sent back, used or kept. Null for a bonus. */
  retailerSector: z.nullable(z.enum(['goods', 'travel', 'insurance'])),
  causeName: z.string(),
  purchasedAt: z.string(),
  spentPence: z.number(),
  donationPence: z.number(),
  /** What a shop has changed since a payment took the donation, which stays as it was paid. Signed. */
  correctionPence: z.number(),
  stage: donationStage,
  purchaseType: z.enum(['online', 'inStore']),
  /** A donation that no shop pays; its shop is then empty. */
  bonus: z.nullable(z.object({ type: z.enum(bonusTypes), reason: z.string(), date: z.string(), pence: z.number() })),
  declineReason: z.nullable(declineReason),
  /** When it reached the cause’s account; null while it hasn’t. */
  paidAt: z.nullable(z.string()),
  /** By when it goes on; null where nobody can say. */
  nextBy: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof transaction>

export const transactionDetail = z.object({
  ...transaction.shape,
  timeline: z.array(donationMove),
  /** By when the stages ahead are usually over; nothing where the present one is late, or nobody knows when it ends. */
  expected: z.array(z.object({ stage: donationStage, by: z.string() })),
  /** The rate by which it was worked out; null where it follows from none, or a shop has changed it since. */
  terms: z.nullable(z.object({ kind: z.enum(['percent', 'fixed']), value: z.number() })),
  /** For what is ready to be paid: what else is ready for the cause, and when the next payment is made. Null in every other stage. */
  outlook: z.nullable(
    z.object({ readyPence: z.number(), minimumPence: z.number(), hasBankDetails: z.boolean(), nextPaymentOn: z.string() }),
  ),
})
export type TransactionDetail = z.infer<typeof transactionDetail>

export const transactionList = z.object({
  transactions: z.array(transaction),
  /** What all of a month raised, for each month that has donations on this page, and how many of its donations stand on pages before and after it. Pence; YYYY-MM. */
  months: z.array(z.object({ month: z.string(), pence: z.number(), before: z.number(), after: z.number() })),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
})
export type TransactionList = z.infer<typeof transactionList>

/** M-019: sums over the donation chart's states, in pence. `raised` = pending + confirmed (F-100). */
export const transactionStats = z.object({
  raised: z.number(),
  pending: z.number(),
  confirmed: z.number(),
  paid: z.number(),
  declined: z.number(),
  count: z.number(),
})
export type TransactionStats = z.infer<typeof transactionStats>

/** How many donations show each of the four words. */
export const donationCounts = z.record(z.enum(donationStatuses), z.number())
export type DonationCounts = z.infer<typeof donationCounts>

/** Who has what is confirmed and not paid yet: shops that still have to pay us, we, or the bank with a payment to the cause. Pence. */
export const unpaidSums = z.object({ shops: z.number(), us: z.number(), bank: z.number() })
export type UnpaidSums = z.infer<typeof unpaidSums>
