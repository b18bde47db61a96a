import type { calls } from '#contract/all-calls.ts'
import { limits } from '#contract/limits.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { keptAnswers } from '../gate/kept-answers.ts'
import type { Handlers, RequestContext } from '../gate/serve.ts'
import { searchRetailers } from './retailer-rows.ts'
import { termOf } from './search-stages.ts'

const keep = keptAnswers<RetailerCard[]>()

async function answerRetailerSearch({ db, now, query, reply }: RequestContext<(typeof calls)['searchRetailers']>) {
  reply.header('segmentation', 'none').header('searchtype', 'trigram')
  const term = termOf(query.q)
  const perPage = query.perPage ?? limits.pageSizeSearch
  return {
    result: {
      results: term === '' ? [] : await keep(db, now, `${perPage} ${term}`, () => searchRetailers(db, now, term, perPage)),
    },
  }
}

export const retailerSearchHandlers = {
  searchRetailers: answerRetailerSearch,

  searchRetailersFlagged: answerRetailerSearch,
} satisfies Handlers
