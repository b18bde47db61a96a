import { sql } from 'kysely'
import type { calls } from '#contract/all-calls.ts'
import type { SupporterEntry } from '#contract/cause-admin/supporter.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers, type RequestContext } from '../gate/serve.ts'
import { csvLine } from '../html/csv.ts'

const rowsAtOnce = 250

interface Row {
  position: number
  user_id: number
  first_name: string
  last_name: string
  is_anonymous: boolean
  registered: Date
  last_raised: Date | null
}

/** F-149: the supporters of a cause, counted from the first one on; the newest comes first. Only those before a position, at most `limit` of them. */
async function readRows(db: Db, causeId: number, only: { before?: number; userId?: number; limit: number }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT page.*, (SELECT max(purchased_at) FROM donation WHERE donation.user_id = page.user_id AND cause_id = ${causeId} AND stage <> 'declined') AS last_raised
    FROM (
      SELECT * FROM (
        SELECT row_number() OVER (ORDER BY supported_since, id) AS position, id AS user_id, first_name, last_name,
          coalesce((preferences->>'anonymity')::boolean, false) OR disabled_at IS NOT NULL AS is_anonymous, coalesce(supported_since, created_at) AS registered
        FROM app_user WHERE supported_cause_id = ${causeId}) AS everybody
      WHERE position < ${only.before ?? 2_000_000_000} AND (${only.userId ?? null}::integer IS NULL OR user_id = ${only.userId ?? null})
      ORDER BY position DESC LIMIT ${only.limit}) AS page ORDER BY position DESC`.execute(db)
  return rows
}

/** whoever wants to stay anonymous is counted without a name, but reads their own. */
function toEntry(row: Row, isOwn: boolean): SupporterEntry {
  const isNamed = isOwn || !row.is_anonymous
  return {
    position: Number(row.position),
    firstName: isNamed ? row.first_name : null,
    lastName: isNamed ? row.last_name : null,
    registeredDate: row.registered.toISOString(),
    lastRaisedDate: row.last_raised?.toISOString() ?? null,
  }
}

/** Whoever stops reading stops the reading of the database too. */
export async function* supportersCsv({ db, params }: RequestContext<(typeof calls)['listSupporters']>): AsyncGenerator<string> {
  yield csvLine(['position', 'first_name', 'last_name', 'joined', 'last_raised'])
  let before: number | undefined
  for (;;) {
    const rows = await readRows(db, params.id, { limit: rowsAtOnce, ...(before === undefined ? {} : { before }) })
    yield rows
      .map((row) => toEntry(row, false))
      .map((one) => csvLine([one.position, one.firstName, one.lastName, one.registeredDate, one.lastRaisedDate]))
      .join('')
    before = Number(rows.at(-1)?.position)
    if (rows.length < rowsAtOnce) return
  }
}

export const supporterHandlers = {
  listSupporters: async ({ db, params, query }) => {
    const causeId = params.id
    const before = query.exclusiveFromPosition
    const limit = query.limit ?? limits.pageSizeSupporters
    const rows = await readRows(db, causeId, { limit, ...(before === undefined ? {} : { before }) })
    const { total } = await db
      .selectFrom('app_user')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('supported_cause_id', '=', causeId)
      .executeTakeFirstOrThrow()
    return { supporters: rows.map((row) => toEntry(row, false)), total: Number(total) }
  },

  readMySupporterEntry: async ({ db, params, ...context }) => {
    const causeId = params.id
    const [row] = Number.isSafeInteger(causeId)
      ? await readRows(db, causeId, { userId: currentUser(context).userId, limit: 1 })
      : []
    if (!row) throw new HttpError('notFound')
    return { supporter: toEntry(row, true) }
  },
} satisfies Handlers
