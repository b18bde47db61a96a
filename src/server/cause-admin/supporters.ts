import { type RawBuilder, sql } from 'kysely'
import type { calls } from '#contract/all-calls.ts'
import type { SupporterEntry, SupporterOrder, SupportersFound } from '#contract/cause-admin/supporter.ts'
import type { SupporterPart } from '#contract/cause-admin/supporter-parts.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers, type RequestContext } from '../gate/serve.ts'
import { csvLine } from '../html/csv.ts'
import { activeSince, countSupporters } from './supporter-counts.ts'

const rowsAtOnce = 250

interface Row {
  position: number
  listed: number
  user_id: number
  first_name: string
  last_name: string
  is_anonymous: boolean
  registered: Date
  last_raised: Date | null
  pence: number | null
}

interface Wanted {
  part?: SupporterPart | undefined
  order?: SupporterOrder | undefined
  name?: string | undefined
  before?: number | undefined
  userId?: number
  limit: number
}

const isAnonymous = sql`(coalesce((preferences->>'anonymity')::boolean, false) OR disabled_at IS NOT NULL)`

/** Signs that ILIKE would take for more than themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const raisedBy = (person: RawBuilder<unknown>, causeId: number) => sql`CROSS JOIN LATERAL (
  SELECT sum(net_pence) AS pence, max(purchased_at) FILTER (WHERE bonus_type IS NULL) AS last FROM donation
  WHERE donation.user_id = ${person} AND cause_id = ${causeId} AND stage <> 'declined') AS raised`

/** The last comes first. What an anonymous person has raised must not be told by where they stand either. */
const ordered: Record<SupporterOrder, RawBuilder<unknown>> = {
  newest: sql`supported_since, id`,
  raised: sql`CASE WHEN ${isAnonymous} THEN -1 ELSE coalesce(raised.pence, 0) END, supported_since, id`,
  purchase: sql`raised.last NULLS FIRST, supported_since, id`,
}

const within = (since: Date): Record<SupporterPart, RawBuilder<unknown>> => ({
  active: sql`raised.last >= ${since}`,
  lapsed: sql`raised.last < ${since}`,
  waiting: sql`raised.last IS NULL`,
})

/** F-149: the supporters of a cause, counted from the first one on; the newest comes first. Only those before a position, at most `limit` of them. */
async function readRows(db: Db, causeId: number, now: number, wanted: Wanted): Promise<Row[]> {
  const { part, order = 'newest', before = 2_000_000_000, userId = null, limit } = wanted
  const name = wanted.name?.trim() || null
  // Only where the list is made by it is it looked up for everybody.
  const all = part || order !== 'newest' ? raisedBy(sql`app_user.id`, causeId) : sql``
  const { rows } = await sql<Row>`
    SELECT page.*, raised.pence, raised.last AS last_raised
    FROM (
      SELECT * FROM (
        SELECT row_number() OVER (ORDER BY ${ordered[order]}) AS position, count(*) OVER () AS listed, id AS user_id, first_name, last_name,
          ${isAnonymous} AS is_anonymous, coalesce(supported_since, created_at) AS registered
        FROM app_user ${all} WHERE supported_cause_id = ${causeId} AND ${part ? within(activeSince(now))[part] : sql`true`}
          AND ${name ? sql`NOT ${isAnonymous} AND concat_ws(' ', first_name, last_name) ILIKE ${`%${literally(name)}%`}` : sql`true`}) AS everybody
      WHERE position < ${before} AND (${userId}::integer IS NULL OR user_id = ${userId})
      ORDER BY position DESC LIMIT ${limit}) AS page ${raisedBy(sql`page.user_id`, causeId)} ORDER BY position DESC`.execute(db)
  return rows
}

/** F-100: what is declined has raised nothing. */
async function readRaised(db: Db, causeId: number): Promise<SupportersFound['raised']> {
  const { rows } = await sql<{ named: number; pence: number }>`
    SELECT coalesce(sum(net_pence), 0) AS pence, coalesce(sum(net_pence) FILTER (WHERE supported_cause_id = ${causeId} AND NOT ${isAnonymous}), 0) AS named
    FROM donation LEFT JOIN app_user ON app_user.id = donation.user_id WHERE cause_id = ${causeId} AND stage <> 'declined'`.execute(
    db,
  )
  const named = Number(rows[0]?.named ?? 0)
  return { named, others: Number(rows[0]?.pence ?? 0) - named }
}

/** X-073: whoever wants to stay anonymous is counted without a name and without a sum of their own, but reads their own. */
function toEntry(row: Row, isOwn: boolean): SupporterEntry {
  const isNamed = isOwn || !row.is_anonymous
  return {
    position: Number(row.position),
    firstName: isNamed ? row.first_name : null,
    lastName: isNamed ? row.last_name : null,
    registeredDate: row.registered.toISOString(),
    lastRaisedDate: row.last_raised?.toISOString() ?? null,
    raisedPence: isNamed ? Number(row.pence ?? 0) : null,
  }
}

const pounds = (pence: number | null) => (pence === null ? null : (pence / 100).toFixed(2))

/** A-060, with what is wanted of the list. Whoever stops reading stops the reading of the database too. */
export async function* supportersCsv({
  db,
  now,
  params,
  query: { part, order, name },
}: RequestContext<(typeof calls)['listSupporters']>): AsyncGenerator<string> {
  yield csvLine(['position', 'first_name', 'last_name', 'joined', 'last_purchase', 'raised_pounds'])
  let before: number | undefined
  for (;;) {
    const rows = await readRows(db, params.id, now, { part, order, name, before, limit: rowsAtOnce })
    yield rows
      .map((row) => toEntry(row, false))
      .map((one) =>
        csvLine([one.position, one.firstName, one.lastName, one.registeredDate, one.lastRaisedDate, pounds(one.raisedPence)]),
      )
      .join('')
    before = Number(rows.at(-1)?.position)
    if (rows.length < rowsAtOnce) return
  }
}

export const supporterHandlers = {
  listSupporters: async ({ db, now, params, query: { part, order, name, exclusiveFromPosition: before, limit } }) => {
    const rows = await readRows(db, params.id, now, { part, order, name, before, limit: limit ?? limits.pageSizeSupporters })
    return {
      supporters: rows.map((row) => toEntry(row, false)),
      total: Number(rows[0]?.listed ?? 0),
      parts: await countSupporters(db, params.id, activeSince(now)),
      raised: await readRaised(db, params.id),
    }
  },

  readMySupporterEntry: async ({ db, now, params, ...context }) => {
    const causeId = params.id
    const [row] = Number.isSafeInteger(causeId)
      ? await readRows(db, causeId, now, { userId: currentUser(context).userId, limit: 1 })
      : []
    if (!row) throw new HttpError('notFound')
    return { supporter: toEntry(row, true) }
  },
} satisfies Handlers
