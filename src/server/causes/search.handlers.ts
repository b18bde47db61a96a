import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { Handlers } from '../gate/serve.ts'
import { inStages, searchStages, termOf } from '../shopping/search-stages.ts'
import { causeCardColumns, toCauseCard } from './cause-rows.ts'
import { collectsSql } from './payable.ts'

export const causeSearchHandlers = {
  searchCauses: async ({ db, query, reply }) => {
    reply.header('segmentation', 'none').header('searchtype', 'trigram')
    const term = termOf(query.q)
    if (term === '') return { result: { results: [] } }
    const place = query.location?.trim().toLowerCase() ?? ''
    const columns = sql.join(causeCardColumns.map((column) => sql.ref(column)))
    const inPlace = place === '' ? sql`` : sql`AND position(${place} in lower(cause.place)) > 0`
    const rows = await inStages(
      query.perPage ?? limits.pageSizeSearch,
      searchStages(term, { name: sql`lower(cause.name)`, words: sql`cause.name || ' ' || cause.place` }),
      async (stage, taken, room) => {
        const found = await sql<Parameters<typeof toCauseCard>[0]>`SELECT ${columns} FROM cause
          WHERE ${stage.matches} AND ${collectsSql} AND cause.id <> ALL(${taken}::int[]) ${inPlace}
          ORDER BY ${stage.order} cause.supporters_count DESC, cause.id LIMIT ${room}`.execute(db)
        return found.rows
      },
    )
    return { result: { results: rows.map(toCauseCard) } }
  },
} satisfies Handlers
