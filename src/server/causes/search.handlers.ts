import { sql } from 'kysely'
import type { CauseCard } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { keptAnswers } from '../gate/kept-answers.ts'
import type { Handlers } from '../gate/serve.ts'
import { collectsSql } from '../shared/cause-conditions.ts'
import { causeCardColumns, toCauseCard } from '../shared/causes/cause-rows.ts'
import { inStages, searchStages, termOf } from '../shared/shopping/search-stages.ts'
import { districtOf } from './nearby/districts.ts'
import { districtsOf, limitNearby } from './nearby/nearby-causes.handlers.ts'
import { findNearby } from './nearby/nearby-causes.ts'

type Row = Parameters<typeof toCauseCard>[0] & { show_location_in_search: boolean }

const keep = keptAnswers<CauseCard[]>()

interface Asked {
  /** Lower-cased and trimmed, as `place` is, which may be empty. */
  term: string
  place: string
  perPage: number
  /** H-008: whether registered charities alone are wanted, or before the others. */
  charities: 'only' | 'first' | 'alike'
}

const charitiesBy = (given: string | undefined): Asked['charities'] =>
  given === 'true' ? 'only' : given === 'first' ? 'first' : 'alike'

/** As `toCauseCard` tells it of a cause. */
const isRegistered = sql`(cause.charity_number IS NOT NULL AND cause.review = 'confirmed')`

async function searchCauses(db: Db, { term, place, perPage, charities }: Asked): Promise<CauseCard[]> {
  const columns = sql.join([...causeCardColumns, 'cause.show_location_in_search'].map((column) => sql.ref(column)))
  const inPlace = place === '' ? sql`` : sql`AND cause.show_location_in_search AND position(${place} in lower(cause.place)) > 0`
  const onlyCharities = charities === 'only' ? sql`AND ${isRegistered}` : sql``
  const charitiesFirst = charities === 'first' ? sql`${isRegistered} DESC,` : sql``
  const rows = await inStages(
    perPage,
    searchStages(term, { name: sql`lower(cause.name)`, words: sql`cause.name || ' ' || cause.place` }),
    async (stage, taken, room) => {
      const found = await sql<Row>`SELECT ${columns} FROM cause
          WHERE ${stage.matches} AND ${collectsSql} AND cause.may_be_marketed AND cause.id <> ALL(${taken}::int[]) ${inPlace} ${onlyCharities}
          ORDER BY ${charitiesFirst} ${stage.order} cause.supporters_count DESC, cause.id LIMIT ${room}`.execute(db)
      return found.rows
    },
  )
  // V-035: a cause that hides its place is found by its name, and nobody is told where it is.
  return rows.map((row) => toCauseCard(row.show_location_in_search ? row : { ...row, place: '' }))
}

export const causeSearchHandlers = {
  /** A postcode that no cause is called finds those near it. */
  searchCauses: async ({ db, now, query, reply, request, services }) => {
    reply.header('segmentation', 'none').header('searchtype', 'trigram')
    const term = termOf(query.q)
    if (term === '') return { result: { results: [] } }
    const place = query.location?.trim().toLowerCase() ?? ''
    const perPage = query.perPage ?? limits.pageSizeSearch
    const charities = charitiesBy(query.supportingRegisteredCharity)
    const asked: Asked = { term, place, perPage, charities }
    async function find(): Promise<CauseCard[]> {
      const named = await searchCauses(db, asked)
      if (named.length > 0 || place !== '' || districtOf(term) === null) return named
      await limitNearby(db, now, request)
      const near = (await findNearby(db, districtsOf(services), term)).causes.map(({ miles: _, ...cause }) => cause)
      return near.filter((cause) => charities !== 'only' || cause.isRegisteredCharity).slice(0, perPage)
    }
    return { result: { results: await keep(db, now, JSON.stringify(asked), find) } }
  },
} satisfies Handlers
