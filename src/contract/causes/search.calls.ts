import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { search } from '../search.ts'
import { causeCard } from './cause.ts'

export const causeSearchCalls = {
  searchCauses: defineCall({
    ...search,
    id: 'A-096',
    path: '/cause/search',
    details: z.object({ result: z.object({ results: z.array(causeCard) }) }),
  }),
}
