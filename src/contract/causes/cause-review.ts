import * as z from 'zod/mini'
import { postalAddress, registeredCharity } from '../registration/charity.ts'
import { contactCodeRules, reviewTextRules } from '../support/support.rules.ts'
import { causeKind, causeStanding } from './cause.ts'

/** The stored stages of a review; its chart says what follows from each. */
export const causeReviewStages = [
  'waiting',
  'unproven',
  'inReview',
  'asked',
  'confirmed',
  'refused',
  'appealed',
  'secondLook',
] as const
export type CauseReviewStage = (typeof causeReviewStages)[number]

/**
 * Why a cause cannot go by the register. `noContact`: the register knows the charity, and no e-mail address of it that could be written to; `notAsked`: it
 * came before the register was asked of everybody.
 */
export const reviewFindings = [
  'noNumber',
  'numberUnknown',
  'nameDiffers',
  'addressDiffers',
  'noContact',
  'registerAway',
  'notAsked',
] as const
export type ReviewFinding = (typeof reviewFindings)[number]

export const reviewSides = ['founder', 'support', 'register'] as const
export type ReviewSide = (typeof reviewSides)[number]

/** What those who run the cause can do. The code has gone to the address that the register has for the charity: whoever has it acts for the charity. */
export const founderEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('code.entered'), ...contactCodeRules.shape }),
  z.object({ type: z.literal('code.wanted') }),
  z.object({ type: z.literal('evidence.added'), ...reviewTextRules.shape }),
  z.object({ type: z.literal('question.answered'), ...reviewTextRules.shape }),
  z.object({ type: z.literal('decision.appealed'), ...reviewTextRules.shape }),
])
export type FounderEvent = z.infer<typeof founderEvent>

/** What the support team can do. A question, and every decision with its reason, is told to those who run the cause. */
export const causeReviewDecision = z.discriminatedUnion('type', [
  z.object({ type: z.literal('review.taken') }),
  z.object({ type: z.literal('review.returned') }),
  z.object({ type: z.literal('question.asked'), ...reviewTextRules.shape }),
  z.object({ type: z.literal('cause.confirmed'), ...reviewTextRules.shape }),
  z.object({ type: z.literal('cause.refused'), ...reviewTextRules.shape }),
  z.object({ type: z.literal('review.reopened'), ...reviewTextRules.shape }),
])
export type CauseReviewDecision = z.infer<typeof causeReviewDecision>

/** What was said and decided, the oldest first. */
export const reviewMove = z.object({
  type: z.string(),
  stage: z.enum(causeReviewStages),
  at: z.string(),
  by: z.enum(reviewSides),
  text: z.nullable(z.string()),
})
export type ReviewMove = z.infer<typeof reviewMove>

/** A review as those who run the cause see it. Pence. */
export const causeReview = z.object({
  stage: z.enum(causeReviewStages),
  standing: causeStanding,
  findings: z.array(z.enum(reviewFindings)),
  appeals: z.number(),
  /** Of the decision, where there is one. */
  reason: z.nullable(z.string()),
  /** What the support team wants to know. */
  question: z.nullable(z.string()),
  moves: z.array(reviewMove),
  /** What was raised and not paid. */
  heldPence: z.number(),
  /** Taken back after it had been confirmed: from then on only the support team confirms it. */
  isReopened: z.boolean(),
  /** Where the code went, as it may be shown: t…@lantern-trust.example; null where none did. */
  contact: z.nullable(z.string()),
})
export type CauseReview = z.infer<typeof causeReview>

/** A review as the support team sees it: all that there is to judge by. */
export const reviewedCause = z.object({
  ...causeReview.shape,
  id: z.number(),
  name: z.string(),
  uri: z.string(),
  kind: causeKind,
  charityNumber: z.nullable(z.string()),
  address: z.nullable(postalAddress),
  website: z.nullable(z.string()),
  socialLinks: z.array(z.string()),
  phoneNumber: z.nullable(z.string()),
  registerEntry: z.nullable(registeredCharity),
  openedAt: z.string(),
  /** Whoever reads it is whom it is about: somebody else decides. */
  isMine: z.optional(z.boolean()),
  /** Who runs it; who has closed their account is mailed nothing. */
  people: z.array(z.object({ name: z.string(), firstName: z.string(), email: z.string(), isMailed: z.boolean() })),
  /** The account, by its name and last four digits. */
  account: z.nullable(z.object({ accountName: z.string(), lastFour: z.string() })),
})
export type ReviewedCause = z.infer<typeof reviewedCause>
