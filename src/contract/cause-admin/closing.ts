import * as z from 'zod/mini'
import { waitingReasons } from './statement.ts'

/** The stored stages of a closing: each is undone, or becomes closed after a week, and may be opened again later. */
export const closingStages = ['closing', 'undone', 'closed', 'reopened'] as const
export type ClosingStage = (typeof closingStages)[number]

/** `released`: it goes to the cause with the next payment run; `kept`: it stays with us until there is more, or somebody else decides; `moved`: to another cause. */
export const heldDecisionKinds = ['released', 'kept', 'moved', 'reopened', 'notReopened'] as const
export type HeldDecisionKind = (typeof heldDecisionKinds)[number]

/** Only what moves money to another cause is proposed first. `outdated`: the money had changed before a second person could approve it. */
export const heldDecisionStages = ['proposed', 'done', 'declined', 'outdated'] as const
export type HeldDecisionStage = (typeof heldDecisionStages)[number]

/** What closing a cause means for its people and its money, counted now. Pence. */
export const closingOutlook = z.object({
  supporters: z.number(),
  /** Paid with the next payment run, unless `waits` says why it can't be. */
  availablePence: z.number(),
  waits: z.nullable(z.enum(waitingReasons)),
  /** Bought, and not confirmed or not paid by the shops yet: held when it comes. */
  pendingPence: z.number(),
  /** Came after the cause had closed, or can't be paid: the support team decides. */
  heldPence: z.number(),
})
export type ClosingOutlook = z.infer<typeof closingOutlook>

/** How far the closing of a cause is. */
export const causeClosing = z.object({
  stage: z.enum(['open', 'closing', 'closed']),
  reason: z.nullable(z.string()),
  askedBy: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** It has been asked for, and the support team has not answered yet. */
  isReopeningWanted: z.boolean(),
  /** Why the support team has not opened it again. */
  refusal: z.nullable(z.string()),
  outlook: closingOutlook,
})
export type CauseClosing = z.infer<typeof causeClosing>
