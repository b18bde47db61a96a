import * as z from 'zod/mini'

/** What became of a quarter's money. Only the bank's answer makes it paid; what it refuses or sends back, and what we call back before it has left us, is the cause's balance again. */
export const statementStages = ['onItsWay', 'paid', 'refused', 'returned', 'withdrawn', 'carriedOver'] as const
export type StatementStage = (typeof statementStages)[number]

/** why a quarter was not paid. `accountRefused`: the bank has refused this account before; `cheque`: nothing is paid by cheque any more. */
export const carriedOverReasons = ['underMinimum', 'belowZero', 'noBankDetails', 'cheque', 'accountRefused'] as const
export type CarryReason = (typeof carriedOverReasons)[number]

/** M-020: one statement per payment, also where nothing was paid. Pence. */
export const statement = z.object({
  id: z.string(),
  reference: z.string(),
  stage: z.enum(statementStages),
  pence: z.number(),
  /** The first day of the quarter; it ends before `date`. */
  from: z.string(),
  date: z.string(),
  /** The day on which it is or was paid: that of the bank’s file, else the quarter’s payment day. */
  paidOn: z.string(),
  /** When the bank was given it that is on its way. */
  sentAt: z.nullable(z.string()),
  /** The reference of the later payment that a quarter's money went with which was carried over; null while there is none. */
  paidWith: z.nullable(z.string()),
  reason: z.nullable(z.enum(carriedOverReasons)),
  /** The end of the number of the account that it goes or went to; null where nothing was paid, or nobody knows any more. */
  lastFour: z.nullable(z.string()),
})
export type Statement = z.infer<typeof statement>

/** What a cause has been paid: in the calendar year of now, and in all. Pence. */
export const paidSums = z.object({ year: z.number(), inYear: z.number(), inAll: z.number() })
export type PaidSums = z.infer<typeof paidSums>

/** Why a cause is not paid now; with the last two it may be on another day of the same quarter. */
export const waitingReasons = [...carriedOverReasons, 'held', 'beingChecked'] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** Why a bank has refused a line, in the few kinds that people act upon. */
export const refusalKinds = [
  'accountUnknown',
  'accountClosed',
  'accountBlocked',
  'nameWrong',
  'sortCodeUnknown',
  'notAllowed',
  'ourSide',
  'other',
] as const

export const refusalKind = z.enum(refusalKinds)
export type RefusalKind = (typeof refusalKinds)[number]

/** With these the same account would be refused again: the cause waits for new bank details. */
export const accountRefusals: readonly RefusalKind[] = [
  'accountUnknown',
  'accountClosed',
  'accountBlocked',
  'nameWrong',
  'sortCodeUnknown',
  'notAllowed',
]

/** A statement as it is printed: what each shop's purchases raised; no supporter is named on it. Pence. */
export const statementDetail = z.object({
  ...statement.shape,
  causeName: z.string(),
  refusal: z.nullable(refusalKind),
  /** When the bank has sent it back that had paid it. */
  returnedAt: z.nullable(z.string()),
  lines: z.array(z.object({ name: z.string(), donations: z.number(), pence: z.number() })),
  /** What shops had changed about donations that were paid before: how many corrections, and what they came to. Null where there were none. */
  corrections: z.nullable(z.object({ count: z.number(), pence: z.number() })),
})
export type StatementDetail = z.infer<typeof statementDetail>

/** M-021: the public page of a payment; no supporter is named on it. Pence. */
export const payment = z.object({
  id: z.string(),
  causeName: z.string(),
  pence: z.number(),
  from: z.string(),
  date: z.string(),
  paidOn: z.string(),
})
export type Payment = z.infer<typeof payment>
