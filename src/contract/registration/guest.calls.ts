import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { rowId } from '../ids.ts'
import { visit } from '../shopping/visit.ts'
import { email } from '../sign-in/sign-in.rules.ts'

export const guestCalls = {
  raiseAsGuest: defineCall({
    id: 'A-103',
    method: 'POST',
    path: '/raise-as-guest',
    access: 'anyone',
    ignoredStatuses: [404, 429],
    body: z.object({
      causeId: rowId,
      retailerSlug: z.string().check(z.maxLength(80)),
      email,
      visitSession: z.optional(z.string().check(z.maxLength(64))),
    }),
    details: z.object({ visit }),
  }),
}
