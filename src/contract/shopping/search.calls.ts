import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { search } from '../search.ts'
import { retailerCard } from './retailer.ts'

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
