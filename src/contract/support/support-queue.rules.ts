import * as z from 'zod/mini'

/** What the support team looks for in its queue; nothing finds everything. */
export const supportSearchRules = z.object({ q: z.string().check(z.trim(), z.maxLength(120, 'textTooLong')) })
