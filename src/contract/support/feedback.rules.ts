import * as z from 'zod/mini'

/** What the support team looks for in feedback; nothing finds everything. */
export const feedbackSearchRules = z.object({ q: z.string().check(z.trim(), z.maxLength(255, 'textTooLong')) })
