import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { retailerCard } from './retailer.ts'

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

export const retailerSearchCalls = {
  searchRetailers: defineCall({
    ...search,
    id: 'A-073',
    path: '/retailer/search',
    details: z.object({ result: z.object({ results: z.array(retailerCard) }) }),
  }),
  searchRetailersFlagged: defineCall({
    ...search,
    id: 'A-074',
    path: '/retailers/search',
    details: z.object({ result: z.object({ results: z.array(retailerCard) }) }),
  }),
}
