import type { calls } from '#contract/all-calls.ts'
import { limits } from '#contract/limits.ts'
import type { Handlers, RequestContext } from '../gate/serve.ts'
import { searchRetailers } from './retailer-rows.ts'
import { termOf } from './search-stages.ts'

async function answerRetailerSearch({ db, now, query, reply }: RequestContext<(typeof calls)['searchRetailers']>) {
  reply.header('segmentation', 'none').header('searchtype', 'trigram')
  const term = termOf(query.q)
  return { result: { results: term === '' ? [] : await searchRetailers(db, now, term, query.perPage ?? limits.pageSizeSearch) } }
}

export const retailerSearchHandlers = {
  searchRetailers: answerRetailerSearch,

  searchRetailersFlagged: answerRetailerSearch,
} satisfies Handlers
