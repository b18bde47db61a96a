import * as z from 'zod/mini'
import { bankDetails } from './bank-details.ts'

export const bankDetailsRules = bankDetails

/** What is saved is read once more, and the password typed for it (G-027). */
export const bankReviewRules = z.object({ password: z.string().check(z.minLength(1, 'passwordRequired'), z.maxLength(128)) })
