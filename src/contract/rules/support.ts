import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** A refusal is told to the person, so it says why. */
export const refusalRules = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'reasonRequired'), z.maxLength(limits.maximumEvidenceLength, 'textTooLong')),
})
