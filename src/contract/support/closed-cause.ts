import * as z from 'zod/mini'
import { heldDecisionKinds, heldDecisionStages } from '../cause-admin/closing.ts'
import { waitingReasons } from '../cause-admin/statement.ts'
import { recallRules, reviewTextRules } from './support.rules.ts'

const { text } = reviewTextRules.shape

/** What the support team can decide about money that a closed cause has left. `cause` is the address of another cause's page, or its charity number. */
const heldMoneyEvents = [
  z.object({ type: z.literal('money.released'), text }),
  z.object({ type: z.literal('money.kept'), text }),
  z.object({ type: z.literal('move.proposed'), ...recallRules.shape }),
  z.object({ type: z.literal('move.approved'), text }),
  z.object({ type: z.literal('move.declined'), text }),
] as const
export type HeldMoneyEvent = z.infer<(typeof heldMoneyEvents)[number]>

/** And about opening it again, which those who run it have asked for, or a letter of theirs. */
export const closedCauseEvent = z.discriminatedUnion('type', [
  ...heldMoneyEvents,
  z.object({ type: z.literal('cause.reopened'), text }),
  z.object({ type: z.literal('reopening.refused'), text }),
])
export type ClosedCauseEvent = z.infer<typeof closedCauseEvent>

/** A closed cause that somebody of the support team has to look at. Pence. */
export const closedCause = z.object({
  id: z.number(),
  name: z.string(),
  uri: z.string(),
  closedAt: z.string(),
  reason: z.string(),
  payablePence: z.number(),
  heldPence: z.number(),
  /** Of what is held: what can be given to another cause. */
  movablePence: z.number(),
  pendingPence: z.number(),
  waits: z.nullable(z.enum(waitingReasons)),
  people: z.array(z.object({ name: z.string(), email: z.string() })),
  wanted: z.nullable(z.object({ text: z.string(), at: z.string(), by: z.string() })),
  proposal: z.nullable(z.object({ to: z.string(), pence: z.number(), text: z.string(), by: z.string(), isMine: z.boolean() })),
  /** Newest first. */
  decisions: z.array(
    z.object({
      kind: z.enum(heldDecisionKinds),
      stage: z.enum(heldDecisionStages),
      pence: z.number(),
      text: z.string(),
      at: z.string(),
      by: z.string(),
    }),
  ),
})
export type ClosedCause = z.infer<typeof closedCause>
