import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { declineReason, donationStage } from './donation.ts'

export const claimTypes = ['missingDonation', 'donationQuery'] as const
export type ClaimType = (typeof claimTypes)[number]

/** The rest states of the claim chart (machines/giving/claim), as stored and sent. */
export const claimStages = ['held', 'received', 'inProgress', 'accepted', 'declined', 'settled', 'withdrawn'] as const
export type ClaimStage = (typeof claimStages)[number]

/** Why somebody asks about a donation that is there (F-118). */
export const queryReasons = ['incorrect', 'declined'] as const
export type QueryReason = (typeof queryReasons)[number]

export const travelTypes = ['flight', 'hotel', 'package', 'train', 'carHire', 'other'] as const
export const insuranceTypes = ['car', 'home', 'travel', 'pet', 'life', 'other'] as const

/** M-022, in lists. Open is derived: received or in progress. `spentPence` is what the person says that they spent. */
export const claimCard = z.object({
  id: z.string(),
  type: z.enum(claimTypes),
  stage: z.enum(claimStages),
  isOpen: z.boolean(),
  retailerName: z.string(),
  /** What the shop sells, of which its mark is made. */
  retailerCategory: z.string(),
  filedAt: z.string(),
  spentPence: z.nullable(z.number()),
  /** Until when it waits for the shop's own report. */
  heldUntil: z.nullable(z.string()),
  /** By when somebody answers (C-057), and by when a decision is expected; null where nothing is expected. */
  answerBy: z.nullable(z.string()),
  decisionBy: z.nullable(z.string()),
  /** What came of it: the donation that an accepted claim was booked as, or that the shop has reported meanwhile. */
  raisedPence: z.nullable(z.number()),
  /** What a missing donation would raise at the rate of its visit; null where nobody knows. */
  expectedPence: z.nullable(z.number()),
  /** What the donation that it asks about comes to now; null where it asks about none, or the shop has declined that. */
  askedPence: z.nullable(z.number()),
  /** The donation that it asks about, or that came of it. */
  transactionId: z.nullable(z.string()),
  /** Why it was declined. */
  reply: z.nullable(z.string()),
  /** Whether the person may ask for another look. */
  mayAppeal: z.boolean(),
})
export type ClaimCard = z.infer<typeof claimCard>

/** One line of a claim's dated history; `note` is what was decided and why, or what the person added. */
export const claimMove = z.object({
  stage: z.enum(claimStages),
  at: z.string(),
  by: z.enum(['supporter', 'farthing', 'support']),
  note: z.nullable(z.string()),
})
export type ClaimMove = z.infer<typeof claimMove>

/** M-022 with its timeline. Amounts in pence. */
export const claim = z.object({
  ...claimCard.shape,
  visitDate: z.nullable(z.string()),
  orderReference: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  queryReason: z.nullable(z.enum(queryReasons)),
  timeline: z.array(claimMove),
  /** Addresses of pictures that the person has added. */
  evidence: z.array(z.string()),
})
export type Claim = z.infer<typeof claim>

/** M-019 for claims. */
export const claimStats = z.object({ open: z.number(), closed: z.number() })

export const claimWords = z
  .string()
  .check(z.trim(), z.minLength(1, 'claimReasonRequired'), z.maxLength(limits.maximumCommentLength, 'commentTooLong'))

/** What the person can do with a claim. */
export const claimRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('claim.appealed'), text: claimWords }),
  z.object({ type: z.literal('claim.withdrawn') }),
])
export type ClaimRequest = z.infer<typeof claimRequest>

/** What the support team can do with a claim; a decision says why. */
export const claimDecision = z.discriminatedUnion('type', [
  z.object({ type: z.literal('claim.taken') }),
  z.object({ type: z.literal('claim.returned') }),
  z.object({ type: z.literal('claim.accepted'), text: claimWords }),
  z.object({ type: z.literal('claim.declined'), text: claimWords }),
])
export type ClaimDecision = z.infer<typeof claimDecision>

/** A claim as the support team sees it. */
export const reviewedClaim = z.object({
  id: z.string(),
  type: z.enum(claimTypes),
  stage: z.enum(claimStages),
  /** What it came through, the present stage included. */
  timeline: z.array(claimMove),
  appeals: z.number(),
  /** Whoever reads it is whom it is about, or runs the cause that it counts for: somebody else decides. */
  isMine: z.optional(z.boolean()),
  retailerName: z.string(),
  /** Whose it is. */
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  /** Whether they are mailed what is decided: who has closed their account is not. */
  isMailed: z.boolean(),
  /** What has become of their other claims. */
  others: z.object({ open: z.number(), accepted: z.number(), declined: z.number() }),
  filedAt: z.string(),
  answerBy: z.nullable(z.string()),
  visitDate: z.nullable(z.string()),
  orderReference: z.nullable(z.string()),
  spentPence: z.nullable(z.number()),
  comment: z.nullable(z.string()),
  queryReason: z.nullable(z.enum(queryReasons)),
  transactionId: z.nullable(z.string()),
  /** What a missing donation would raise at the rate of its visit; null where nobody knows. */
  expectedPence: z.nullable(z.number()),
  /** That rate: of what was spent in hundredths of a percent, or pence for an order. */
  rate: z.nullable(z.object({ kind: z.enum(['percent', 'fixed']), value: z.number() })),
  /** The order that the shop has reported: the one that fits what is missing, or that is asked about; null where it has reported none. */
  reported: z.nullable(
    z.object({ id: z.string(), spentPence: z.number(), stage: donationStage, declineReason: z.nullable(declineReason) }),
  ),
  /** The donation that it asks about as it is now, or that came of it. */
  donation: z.nullable(z.object({ pence: z.number(), purchasedAt: z.string() })),
  /** What else was asked of this kind of shop; empty for a question about a donation. */
  order: z.object({
    purchaseDate: z.optional(z.string()),
    priorShopping: z.optional(z.enum(['yes', 'no'])),
    travelType: z.optional(z.union([z.literal(''), z.enum(travelTypes)])),
    travelDate: z.optional(z.string()),
    insuranceType: z.optional(z.union([z.literal(''), z.enum(insuranceTypes)])),
  }),
  evidence: z.array(z.string()),
  /** What the person has added by asking for another look. */
  appeal: z.nullable(z.string()),
})
export type ReviewedClaim = z.infer<typeof reviewedClaim>

/**
 * What became of a missing-donation enquiry: `received`; `held` until the shop's own time for reporting is over; `tracked` already, with the donation to
 * ask about instead (F-115); or `noVisit` from here that day (F-113).
 */
export const missingDonationOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('received'), submissionId: z.string(), answerBy: z.string() }),
  z.object({ kind: z.literal('held'), submissionId: z.string(), heldUntil: z.string() }),
  z.object({ kind: z.literal('tracked'), transactionId: z.string() }),
  z.object({ kind: z.literal('noVisit') }),
])
export type MissingDonationOutcome = z.infer<typeof missingDonationOutcome>
