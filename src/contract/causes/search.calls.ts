import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { causeCard } from './cause.ts'

const searchQuery = z.object({
  q: z.string().check(z.maxLength(100)),
  perPage: upTo(50),
  supportingRegisteredCharity: z.optional(z.string()),
  userId: z.optional(z.string()),
  location: z.optional(z.string().check(z.maxLength(100))),
})

const search = {
  base: 'search',
  method: 'GET',
  access: 'anyone',
  query: searchQuery,
  readsHeaders: ['segmentation', 'searchtype'],
} as const

export const causeSearchCalls = {
  searchCauses: defineCall({
    ...search,
    id: 'A-096',
    path: '/cause/search',
    details: z.object({ result: z.object({ results: z.array(causeCard) }) }),
  }),
}
