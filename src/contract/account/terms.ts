import * as z from 'zod/mini'

/** M-003 */
export const termsBlock = z.object({ path: z.string(), statement: z.string(), policies: z.optional(z.array(z.string())) })

/** M-004 */
export const termsItem = z.object({ Id: z.string(), Statement: z.string(), Path: z.string(), Version: z.string() })
export type TermsItem = z.infer<typeof termsItem>

/** One version of a policy that somebody has accepted: from which day it counts, and when they did. */
export const acceptedTerms = z.object({
  id: z.string(),
  type: z.string(),
  version: z.string(),
  from: z.string(),
  acceptedAt: z.string(),
})
export type AcceptedTerms = z.infer<typeof acceptedTerms>
