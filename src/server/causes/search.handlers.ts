import { sql } from 'kysely'
import type { CauseCard } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { keptAnswers } from '../gate/kept-answers.ts'
import type { Handlers } from '../gate/serve.ts'
import { inStages, searchStages, termOf } from '../shopping/search-stages.ts'
import { causeCardColumns, toCauseCard } from './cause-rows.ts'
import { collectsSql } from './payable.ts'

type Row = Parameters<typeof toCauseCard>[0] & { show_location_in_search: boolean }

const keep = keptAnswers<CauseCard[]>()

/** `place` may be empty; both are lower-cased and trimmed. */
async function searchCauses(db: Db, term: string, place: string, perPage: number): Promise<CauseCard[]> {
  const columns = sql.join([...causeCardColumns, 'cause.show_location_in_search'].map((column) => sql.ref(column)))
  const inPlace = place === '' ? sql`` : sql`AND cause.show_location_in_search AND position(${place} in lower(cause.place)) > 0`
  const rows = await inStages(
    perPage,
    searchStages(term, { name: sql`lower(cause.name)`, words: sql`cause.name || ' ' || cause.place` }),
    async (stage, taken, room) => {
      const found = await sql<Row>`SELECT ${columns} FROM cause
          WHERE ${stage.matches} AND ${collectsSql} AND cause.may_be_marketed AND cause.id <> ALL(${taken}::int[]) ${inPlace}
          ORDER BY ${stage.order} cause.supporters_count DESC, cause.id LIMIT ${room}`.execute(db)
      return found.rows
    },
  )
  // V-035: a cause that hides its place is found by its name, and nobody is told where it is.
  return rows.map((row) => toCauseCard(row.show_location_in_search ? row : { ...row, place: '' }))
}

export const causeSearchHandlers = {
  searchCauses: async ({ db, now, query, reply }) => {
    reply.header('segmentation', 'none').header('searchtype', 'trigram')
    const term = termOf(query.q)
    if (term === '') return { result: { results: [] } }
    const place = query.location?.trim().toLowerCase() ?? ''
    const perPage = query.perPage ?? limits.pageSizeSearch
    return {
      result: {
        results: await keep(db, now, JSON.stringify([perPage, term, place]), () => searchCauses(db, term, place, perPage)),
      },
    }
  },
} satisfies Handlers
