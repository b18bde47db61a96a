import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** What people write between digits to read them better. */
const digitsOnly = z.overwrite<string>((typed) => typed.replace(/[\s-]/g, ''))

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
  /** Wanted although the bank says that the account has another name. */
  isNameAccepted: z.optional(z.boolean()),
  rollNumber: z
    .string()
    .check(
      z.trim(),
      z.maxLength(limits.maximumRollNumberLength, 'textTooLong'),
      z.regex(/^[\p{L}\d ./-]*$/u, 'rollNumberFormat'),
    ),
})
export type BankDetails = z.infer<typeof bankDetails>

/** What the bank of an account says to the name that was given for it (confirmation of payee). */
export const nameCheckResults = ['match', 'closeMatch', 'noMatch', 'unavailable'] as const
export type NameCheckResult = (typeof nameCheckResults)[number]

/** What is ever shown of bank details (reliability A11). */
export const maskedBankDetails = z.object({
  id: z.number(),
  accountName: z.string(),
  lastFour: z.string(),
  /** The sort code’s last two digits; null where they are not known yet. */
  sortCodeEnd: z.nullable(z.string()),
  isBuildingSociety: z.boolean(),
  changedAt: z.string(),
  /** Who has given it; null where nobody knows any more. */
  changedBy: z.nullable(z.string()),
  /** G-027: until then nothing is paid to a new account, and the change can be undone; null once it is in force. */
  heldUntil: z.nullable(z.string()),
  /** What the bank said to the name; null for accounts of before names were checked. `name` is the bank's, where it is nearly this one. */
  nameCheck: z.nullable(z.object({ result: z.enum(nameCheckResults), name: z.nullable(z.string()) })),
  /** Nothing is paid to it until the support team has looked. */
  waitsForSupport: z.boolean(),
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
export const paymentMethods = z.object({
  methods: z.array(maskedBankDetails),
  cheque: z.nullable(cheque),
  /** G-027: who is told when it changes: everybody who runs the cause now. */
  told: z.array(z.string()),
})
export type PaymentMethods = z.infer<typeof paymentMethods>
