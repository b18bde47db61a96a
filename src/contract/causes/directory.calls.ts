import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { causeCard, causeKind } from './cause.ts'

const counted = { prefix: z.string(), count: z.number() }

/** R-018…R-020: every cause that has a page, in lists that can be read from end to end. */
export const directoryCalls = {
  readDirectory: defineCall({
    id: 'A-095',
    method: 'GET',
    path: '/cause-directory',
    access: 'anyone',
    onFailure: 'log',
    details: z.object({
      total: z.number(),
      letters: z.array(z.object(counted)),
      kinds: z.array(z.object({ ...counted, kind: causeKind })),
      /** Those with the most causes, by name. */
      places: z.array(z.object({ ...counted, place: z.string() })),
    }),
  }),
  readDirectoryPart: defineCall({
    id: 'A-095',
    method: 'GET',
    path: '/cause-directory/:prefix',
    access: 'anyone',
    onFailure: 'log',
    query: z.object({ page: upTo(10_000) }),
    details: z.object({
      causes: z.array(z.extend(causeCard, { isDormant: z.boolean() })),
      total: z.number(),
      pages: z.number(),
      /** As its causes write it; null where the part is no place. */
      place: z.nullable(z.string()),
    }),
  }),
}
