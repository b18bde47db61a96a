import * as z from 'zod/mini'

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))

/** M-020: one statement per payment, also where nothing was paid. Pence. */
export const statement = z.object({
  id: z.string(),
  reference: z.string(),
  isPaid: z.boolean(),
  pence: z.number(),
  date: z.string(),
})

export type Statement = z.infer<typeof statement>

/** why a quarter was not paid. */
export const carriedOverReasons = ['underMinimum', 'noBankDetails'] as const

/** A statement as it is printed: what each shop's purchases raised; no supporter is named on it. Pence. */
export const statementDetail = z.object({
  ...statement.shape,
  causeName: z.string(),
  /** The first day of the quarter; it ends before `date`. */
  from: z.string(),
  reason: z.nullable(z.enum(carriedOverReasons)),
  lines: z.array(z.object({ name: z.string(), donations: z.number(), pence: z.number() })),
})
export type StatementDetail = z.infer<typeof statementDetail>

/** M-021: the public page of a payment; no supporter is named on it. Pence. */
export const payment = z.object({ id: z.string(), causeName: z.string(), pence: z.number(), date: z.string() })

/** M-011, V-041, V-042 */
export const bankDetails = z.object({
  accountName: words,
  accountNumber: z.string().check(z.regex(/^\d{8}$/, 'accountNumberFormat')),
  sortCode: z.string().check(z.regex(/^\d{6}$/, 'sortCodeFormat')),
  isBuildingSociety: z.boolean(),
  rollNumber: z.optional(z.string()),
})

/** What is ever shown of bank details (reliability A11). */
export const maskedBankDetails = z.object({ id: z.number(), accountName: z.string(), lastFour: z.string() })

/** M-012: read only, cheques can no longer be edited (P-011). */
export const cheque = z.object({
  payableTo: z.string(),
  addressLine1: z.string(),
  addressLine2: z.nullable(z.string()),
  town: z.string(),
  county: z.nullable(z.string()),
  postcode: z.string(),
})
