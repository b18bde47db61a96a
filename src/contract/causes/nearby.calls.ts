import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { nearbyCauses } from './nearby.ts'

export const nearbyCauseCalls = {
  /** Beside the search by name. What is asked is kept nowhere. */
  findNearbyCauses: defineCall({
    id: 'A-096',
    base: 'search',
    method: 'GET',
    path: '/cause/nearby',
    access: 'anyone',
    query: z.object({ q: z.string().check(z.maxLength(100)) }),
    details: z.object({ nearby: nearbyCauses }),
  }),
}
