import * as z from 'zod/mini'
import { nameCheckResults } from '../cause-admin/bank-details.ts'
import { reviewTextRules } from './support.rules.ts'

/** What becomes of an account whose name its bank has not confirmed. */
export const accountCheckStages = ['waiting', 'accepted', 'refused'] as const
export type AccountCheckStage = (typeof accountCheckStages)[number]

export const accountDecision = z.discriminatedUnion('type', [
  z.object({ type: z.literal('account.accepted'), ...reviewTextRules.shape }),
  z.object({ type: z.literal('account.refused'), ...reviewTextRules.shape }),
])
export type AccountDecision = z.infer<typeof accountDecision>

/** An account that the support team has to look at; never its whole number. */
export const heldAccount = z.object({
  id: z.number(),
  stage: z.enum(accountCheckStages),
  causeId: z.number(),
  causeName: z.string(),
  causeUri: z.string(),
  accountName: z.string(),
  lastFour: z.string(),
  result: z.enum(nameCheckResults),
  changedAt: z.string(),
  /** Whoever reads it is whom it is about: somebody else decides. */
  isMine: z.optional(z.boolean()),
  people: z.array(z.object({ name: z.string(), firstName: z.string(), email: z.string() })),
})
export type HeldAccount = z.infer<typeof heldAccount>
