import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { rowId } from '../ids.ts'

export const partnerCalls = {
  /** What the page in a partner's frame shows, and whose pages may be told how high it is. `notFound`: no partner has this name. */
  readPartner: defineCall({
    id: 'R-051',
    method: 'GET',
    path: '/partners/:slug',
    access: 'anyone',
    onFailure: 'log',
    details: z.object({
      partner: z.object({
        name: z.string(),
        origins: z.array(z.string()),
        /** Null while nothing can be raised for it. */
        cause: z.nullable(z.object({ id: rowId, name: z.string() })),
      }),
    }),
  }),
}
