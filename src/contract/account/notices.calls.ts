import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { notice } from './notice.ts'

const nothing = z.object({})

/** What people are told. */
export const noticeCalls = {
  listNotices: defineCall({
    id: 'G-031',
    method: 'GET',
    path: '/user/me/notices',
    access: 'full',
    noCache: true,
    query: z.object({ lastId: upTo(Number.MAX_SAFE_INTEGER) }),
    // `waiting` with the newest alone: what still asks something of the person, whenever it was told.
    details: z.object({ waiting: z.array(notice), notices: z.array(notice), hasMore: z.boolean() }),
  }),
  markNoticesRead: defineCall({
    id: 'G-031',
    method: 'POST',
    path: '/user/me/notices/read',
    access: 'full',
    body: z.object({ upTo: z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) }),
    details: nothing,
  }),
}
