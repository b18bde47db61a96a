import type { calls } from '#contract/all-calls.ts'
import { limits } from '#contract/limits.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import type { Db } from '../db/open.ts'
import type { CurrentUser } from '../gate/authenticate.ts'
import { keptAnswers } from '../gate/kept-answers.ts'
import type { Handlers, RequestContext } from '../gate/serve.ts'
import { searchRetailers } from '../shared/shopping/retailer-rows.ts'
import { termOf } from '../shared/shopping/search-stages.ts'

const keep = keptAnswers<RetailerCard[]>()

/** H-008: what the person has among their favourites, where it is they who ask; somebody else's are told to nobody. */
async function favouritesOf(db: Db, user: CurrentUser | null, userId: string): Promise<Set<number> | null> {
  if (!user || String(user.userId) !== userId) return null
  const rows = await db.selectFrom('favourite').select('retailer_id').where('user_id', '=', user.userId).execute()
  return new Set(rows.map(({ retailer_id }) => retailer_id))
}

async function answerRetailerSearch({ db, now, user, query, reply }: RequestContext<(typeof calls)['searchRetailers']>) {
  reply.header('segmentation', 'none').header('searchtype', 'trigram')
  const term = termOf(query.q)
  const perPage = query.perPage ?? limits.pageSizeSearch
  const found = term === '' ? [] : await keep(db, now, `${perPage} ${term}`, () => searchRetailers(db, now, term, perPage))
  const favourites = query.userId ? await favouritesOf(db, user, query.userId) : null
  const rank = ({ id }: RetailerCard) => (favourites?.has(id) ? 0 : 1)
  return { result: { results: favourites ? found.toSorted((a, b) => rank(a) - rank(b)) : found } }
}

export const retailerSearchHandlers = {
  searchRetailers: answerRetailerSearch,

  searchRetailersFlagged: answerRetailerSearch,
} satisfies Handlers
