import { sql } from 'kysely'
import { HOUR } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { readPayment } from '../giving/statements.ts'
import { runsCause } from '../shared/admins.ts'
import { causeCardColumns, toCause, toCauseCard } from '../shared/causes/cause-rows.ts'
import { countChannel } from '../shared/channels.ts'
import { readMonths, readStory } from './story.ts'

const causeOf = (db: Db, key: string) => {
  const query = db.selectFrom('cause').selectAll()
  return (/^\d{1,9}$/.test(key) ? query.where('id', '=', Number(key)) : query.where('slug', '=', key)).executeTakeFirst()
}

/** the cause whose page had this address before, or that is known by this hash: links that were sent out go on working. */
const causeOnceAt = async (db: Db, key: string) =>
  (await db
    .selectFrom('cause')
    .innerJoin('cause_slug', 'cause_slug.cause_id', 'cause.id')
    .selectAll('cause')
    .where('cause_slug.slug', '=', key)
    .executeTakeFirst()) ?? db.selectFrom('cause').selectAll().where('hash', '=', key).executeTakeFirst()

async function findCause(db: Db, key: string) {
  const row = (await causeOf(db, key)) ?? (await causeOnceAt(db, key))
  if (!row) throw new HttpError('notFound')
  return row
}

/** `cause/id` may be a number, the public slug, a former one or the hash, so that a cause's page can ask by each. */
export const causeHandlers = {
  readCause: async ({ db, params, user }) => {
    const row = await findCause(db, params.causeKey)
    const runsIt = user?.scope === 'full' && (await runsCause(db, user.userId, row.id))
    return { cause: toCause(row, runsIt) }
  },

  readCauses: async ({ db, body }) => {
    if (body.length === 0) return { causes: [] }
    const rows = await db.selectFrom('cause').select(causeCardColumns).where('hash', 'in', body).execute()
    return { causes: rows.map(toCauseCard) }
  },

  readCauseStatistics: async ({ db, params, query: { fromDate, toDate } }) => {
    const row = await db
      .selectFrom('cause')
      .select(['supporters_count', 'donations_total'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    if (fromDate || toDate) return { statistics: await readMonths(db, params.id, fromDate, toDate) }
    return { statistics: { supporters: row.supporters_count, raised: Number(row.donations_total) } }
  },

  readCauseStory: async ({ db, now, params }) => {
    return { story: await readStory(db, await findCause(db, params.causeKey), now) }
  },

  readPayment: async ({ db, params }) => {
    const payment = await readPayment(db, params.hash, params.paymentId)
    if (!payment) throw new HttpError('notFound')
    return { payment }
  },

  /** Nothing of who looks is kept; so many an hour from one address are counted, and no more. */
  countCauseVisit: async ({ db, now, params, body, request }) => {
    await rateLimit(db, now, [{ key: `cause-visit:${networkOf(request.ip)}`, max: 60, window: HOUR }])
    const id = params.id
    const cause = Number.isSafeInteger(id)
      ? await db.selectFrom('cause').select('id').where('id', '=', id).executeTakeFirst()
      : undefined
    if (!cause) throw new HttpError('notFound')
    await sql`INSERT INTO cause_visit (cause_id, day, visits) VALUES (${id}, ${dayInLondon(new Date(now).toISOString())}, 1)
      ON CONFLICT (cause_id, day) DO UPDATE SET visits = cause_visit.visits + 1`.execute(db)
    if (body.via) await countChannel(db, now, { causeId: cause.id, channel: body.via, what: 'visits' })
    return {}
  },
} satisfies Handlers
