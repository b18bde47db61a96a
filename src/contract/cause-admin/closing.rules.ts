import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** G-030: why a cause closes, and that what follows has been read. */
export const closingRules = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, 'closingReasonRequired'), z.maxLength(limits.maximumEvidenceLength, 'textTooLong')),
})
