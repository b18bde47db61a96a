import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { calls } from '#contract/calls/all-calls.ts'
import { DAY, limits } from '#contract/limits.ts'
import { causeCardColumns, toCauseCard } from '../causes/cause-rows.ts'
import { collectsSql } from '../causes/payable.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers, RequestContext } from '../gate/serve.ts'
import { newSecret } from '../session/tokens.ts'
import { searchRetailers } from '../shopping/retailer-rows.ts'
import { inStages, searchStages } from '../shopping/search-stages.ts'
import { keepTelemetry, telemetry } from '../telemetry/telemetry.ts'

/** V-079, V-080: lower-cased and trimmed; an empty term finds nothing. */
const termOf = (q: string) => q.trim().toLowerCase()

async function answerRetailerSearch({ db, now, query, reply }: RequestContext<(typeof calls)['searchRetailers']>) {
  reply.header('segmentation', 'none').header('searchtype', 'trigram')
  const term = termOf(query.q)
  return { result: { results: term === '' ? [] : await searchRetailers(db, now, term, query.perPage ?? limits.pageSizeSearch) } }
}

export const platformHandlers = {
  readStatistics: async ({ db }) => {
    const { rows } = await sql<{ causes: number; raised: number; retailers: number; supporters: number }>`SELECT
      (SELECT count(*) FROM cause) AS causes, (SELECT coalesce(sum(donations_total), 0) FROM cause)::bigint AS raised, (SELECT count(*) FROM retailer) AS retailers, (SELECT count(*) FROM app_user) AS supporters`.execute(
      db,
    )
    return { statistics: rows[0] ?? { causes: 0, raised: 0, retailers: 0, supporters: 0 } }
  },

  readFlags: async ({ db }) => {
    const rows = await db.selectFrom('flag').selectAll().execute()
    return { flags: Object.fromEntries(rows.map((row) => [row.name, row.value])) }
  },

  createReferral: async ({ db, now, body, request }) => {
    await rateLimit(db, now, [{ key: `referral:${networkOf(request.ip)}`, max: 50, window: DAY }])
    const id = newSecret()
    await db
      .insertInto('referral')
      .values({
        id,
        referrer_type: body.referrerEntityType ?? 'partner',
        referrer_identifier: body.referrerEntityIdentifier,
        created_at: new Date(now),
        used_by: null,
      })
      .execute()
    return { referral: { id } }
  },

  sendEvent: async ({ db, now, body, request }) => {
    await keepTelemetry(db, now, { ...telemetry.events, network: networkOf(request.ip), entries: [body] })
    return {}
  },

  sendEvents: async ({ db, now, body, request }) => {
    await keepTelemetry(db, now, { ...telemetry.events, network: networkOf(request.ip), entries: body.events })
    return {}
  },

  sendLogs: async ({ db, now, body, request }) => {
    await keepTelemetry(db, now, { ...telemetry.logs, network: networkOf(request.ip), entries: body })
    return {}
  },

  searchRetailers: answerRetailerSearch,
  searchRetailersFlagged: answerRetailerSearch,

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

  /** The same entity always gets the same variant: no state, no chance. */
  evaluateExperiment: async ({ body }) => {
    const share =
      createHash('sha256')
        .update(`${body.flagKey}:${body.entityID ?? ''}`)
        .digest()
        .readUInt32BE(0) % 2
    return {
      flagKey: body.flagKey,
      flagID: 1,
      segmentID: 1,
      variantKey: share === 0 ? 'control' : 'variant',
      variantID: share + 1,
      variantAttachment: {},
    }
  },

  readTerms: async ({ db, params }) => {
    const row = await db
      .selectFrom('terms')
      .selectAll()
      .where('type', '=', params.type)
      .orderBy('from_day', 'desc')
      .orderBy('version', 'desc')
      .executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    return { terms: { Id: row.id, Statement: row.statement, Path: row.path, Version: row.version }, body: row.body }
  },
} satisfies Handlers
