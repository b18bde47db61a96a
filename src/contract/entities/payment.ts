import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** What people write between digits to read them better. */
const digitsOnly = z.overwrite<string>((typed) => typed.replace(/[\s-]/g, ''))

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
export const payment = z.object({ id: z.string(), causeName: z.string(), pence: z.number(), from: z.string(), date: z.string() })
export type Payment = z.infer<typeof payment>

/** M-011, V-039…V-043, X-051: letters of any language, spaces, apostrophes, hyphens, full stops and ampersands in the name. */
export const bankDetails = z.object({
  accountName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'accountNameRequired'),
      z.maxLength(limits.maximumAccountNameLength, 'textTooLong'),
      z.regex(/^([\p{L}\p{M} .&'’-]*\p{L}[\p{L}\p{M} .&'’-]*)?$/u, 'accountNameFormat'),
    ),
  sortCode: z.string().check(digitsOnly, z.minLength(1, 'sortCodeRequired'), z.regex(/^(\d{6})?$/, 'sortCodeFormat')),
  accountNumber: z
    .string()
    .check(digitsOnly, z.minLength(1, 'accountNumberRequired'), z.regex(/^(\d{8})?$/, 'accountNumberFormat')),
  isBuildingSociety: z.boolean(),
  rollNumber: z
    .string()
    .check(
      z.trim(),
      z.maxLength(limits.maximumRollNumberLength, 'textTooLong'),
      z.regex(/^[\p{L}\d ./-]*$/u, 'rollNumberFormat'),
    ),
})
export type BankDetails = z.infer<typeof bankDetails>

/** What is ever shown of bank details (reliability A11). */
export const maskedBankDetails = z.object({
  id: z.number(),
  accountName: z.string(),
  lastFour: z.string(),
  isBuildingSociety: z.boolean(),
  changedAt: z.string(),
  /** G-027: until then nothing is paid to a new account, and the change can be undone; null once it is in force. */
  heldUntil: z.nullable(z.string()),
})

/** M-012: read only, cheques can no longer be edited (P-011). */
export const cheque = z.object({
  payableTo: z.string(),
  addressLine1: z.string(),
  addressLine2: z.nullable(z.string()),
  town: z.string(),
  county: z.nullable(z.string()),
  postcode: z.string(),
})

/** Where the money of a cause goes: one account at most, or what is left of the time of cheques. */
export const paymentMethods = z.object({ methods: z.array(maskedBankDetails), cheque: z.nullable(cheque) })
export type PaymentMethods = z.infer<typeof paymentMethods>
