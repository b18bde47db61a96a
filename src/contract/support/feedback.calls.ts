import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { uninstallFeedback } from '../shopping/uninstall-feedback.ts'

/** What people have told us, for the support team only (P-016). */
export const feedbackCalls = {
  /** The newest first, 20 a page. `q` narrows: a part of the text, of a name or of an address, in any case. */
  listUninstallFeedback: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/uninstall-feedback',
    access: 'support',
    noCache: true,
    query: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(255))), page: upTo(1000) }),
    details: z.object({ feedback: z.array(uninstallFeedback), hasMore: z.boolean() }),
  }),
}
