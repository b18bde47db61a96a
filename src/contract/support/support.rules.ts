import * as z from 'zod/mini'
import { refusalKinds } from '../cause-admin/statement.ts'
import { limits } from '../limits.ts'

/** A refusal is told to the person, so it says why. */
export const refusalRules = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'reasonRequired'), z.maxLength(limits.maximumEvidenceLength, 'textTooLong')),
})

/** A question, an answer, evidence, or the reason of a decision about a cause. */
export const reviewTextRules = z.object({
  text: z
    .string()
    .check(z.trim(), z.minLength(1, 'reviewTextRequired'), z.maxLength(limits.maximumEvidenceLength, 'textTooLong')),
})

/** The code that went to a charity's own address: eight signs, however they are grouped. */
export const contactCodeRules = z.object({
  code: z.string().check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
    z.minLength(1, 'codeRequired'),
    z.regex(/^(|[2-9A-Z]{8})$/, 'contactCodeFormat'),
  ),
})

/** A cause is taken back into review by the address of its page, or its charity number. */
export const recallRules = z.object({
  cause: z.string().check(z.trim(), z.minLength(1, 'recallCauseRequired'), z.maxLength(300, 'textTooLong')),
  ...reviewTextRules.shape,
})

/** Why a bank has refused a payment; the cause reads it in our words. */
export const lineRefusalRules = z.object({
  refusal: z.union([z.literal(''), z.enum(refusalKinds)]).check(z.refine((kind) => kind !== '', 'refusalRequired')),
})
