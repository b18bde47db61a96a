import * as z from 'zod/mini'
import { refusalKind, waitingReasons } from '../cause-admin/statement.ts'
import { reviewTextRules } from '../support/support.rules.ts'

/** The states of the payment run's chart (machines/giving/payment-run), as stored and sent. */
export const runStages = ['prepared', 'approved', 'sent', 'answered', 'voided'] as const
export type RunStage = (typeof runStages)[number]

/** The states of one line of it (machines/giving/payment-line). */
export const lineStages = ['sent', 'paid', 'refused', 'returned', 'withdrawn'] as const
export type LineStage = (typeof lineStages)[number]

/** Why a run is void. */
export const voidReasons = ['changed', 'discarded', 'replaced', 'calledBack'] as const
export type VoidReason = (typeof voidReasons)[number]

const counted = z.object({ count: z.number(), pence: z.number() })

/** A run in the list. `turn` is the end of the quarter that it pays. Pence. */
export const paymentRunCard = z.object({
  id: z.string(),
  turn: z.string(),
  stage: z.enum(runStages),
  preparedAt: z.string(),
  preparedBy: z.string(),
  approvedAt: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  voided: z.nullable(z.enum(voidReasons)),
  payable: counted,
})
export type PaymentRunCard = z.infer<typeof paymentRunCard>

/** One cause in a run. Of its account no more than the last four digits is ever told. */
export const paymentRunLine = z.object({
  causeId: z.number(),
  causeName: z.string(),
  pence: z.number(),
  account: z.nullable(z.object({ name: z.string(), lastFour: z.string(), isBuildingSociety: z.boolean() })),
  /** `first`: nothing was ever paid to this cause; `changed`: not to this account. */
  accountChange: z.nullable(z.enum(['first', 'changed'])),
  /** Why it is not paid with this run; null where it is. */
  waits: z.nullable(z.enum(waitingReasons)),
  paymentId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  stage: z.nullable(z.enum(lineStages)),
  answeredAt: z.nullable(z.string()),
  refusal: z.nullable(refusalKind),
})
export type PaymentRunLine = z.infer<typeof paymentRunLine>

export const paymentRun = z.object({
  ...paymentRunCard.shape,
  /** Whether who asks has prepared it, and so may not approve it. */
  isMine: z.boolean(),
  isFileTaken: z.boolean(),
  /** Causes of a prepared run for which something has changed since; with one it can only become void. */
  changed: z.array(z.string()),
  /** Lines whose account is new since the cause was last paid. */
  accountChanges: z.number(),
  waiting: z.array(z.object({ reason: z.enum(waitingReasons), ...counted.shape })),
  answers: z.object({ sent: counted, paid: counted, refused: counted, returned: counted, withdrawn: counted }),
  /** Why it was called back. */
  voidReason: z.nullable(z.string()),
  lines: z.array(paymentRunLine),
  page: z.number(),
  pages: z.number(),
})
export type PaymentRun = z.infer<typeof paymentRun>

/** What somebody of the support team decides about a run: one that is approved can be called back until its file is taken. */
export const runDecision = z.discriminatedUnion('type', [
  z.object({ type: z.literal('run.approved') }),
  z.object({ type: z.literal('run.discarded') }),
  z.object({ type: z.literal('run.recalled'), ...reviewTextRules.shape }),
])
export type RunDecision = z.infer<typeof runDecision>

/** What the bank has said about one line, entered by hand. */
export const lineAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bank.paid') }),
  z.object({ type: z.literal('bank.refused'), refusal: refusalKind }),
  /** It had been paid, and has come back. */
  z.object({ type: z.literal('bank.returned'), refusal: refusalKind }),
])
export type LineAnswer = z.infer<typeof lineAnswer>

/** What is wrong with a file of answers; nothing of it was taken over then. */
export const answerFaultKinds = [
  'unreadable',
  'noAnswers',
  'otherFile',
  'unknownReference',
  'otherAmount',
  'unknownStatus',
  'missingReference',
  'contradictory',
  'twice',
] as const
export const answerFault = z.object({ kind: z.enum(answerFaultKinds), detail: z.string() })
export type AnswerFault = z.infer<typeof answerFault>

/** What became of a file of answers. `later`: the bank has not decided these yet; `kept`: answered otherwise before, and left as they were. */
export const answerOutcome = z.object({
  faults: z.array(answerFault),
  paid: z.number(),
  refused: z.number(),
  returned: z.number(),
  same: z.number(),
  later: z.number(),
  kept: z.array(z.string()),
})
export type AnswerOutcome = z.infer<typeof answerOutcome>
