import { sql } from 'kysely'
import { dayInLondon } from '#contract/dates.ts'
import { HOUR, limits } from '#contract/limits.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { listTransactions, readStats } from '../giving/transaction-rows.ts'
import { readFigures } from './figures.ts'
import { readPayment, readStatement } from './statements.ts'

/** What those who run a cause read of it; `admit` has checked that they do. */
export const causeAdminHandlers = {
  readAdminStats: async ({ db, now, params }) => readFigures(db, params.id, now),

  readCauseTotals: async ({ db, params, query }) => ({
    totals: await readStats(db, { causeId: params.id, startDate: query.startDate, endDate: query.endDate }),
  }),

  listCauseTransactions: async ({ db, params, query }) =>
    listTransactions(
      db,
      { causeId: params.id, startDate: query.startDate, endDate: query.endDate },
      query.page ?? 1,
      query.perPage ?? limits.pageSizeTransactions,
    ),

  readPayment: async ({ db, params }) => {
    const payment = await readPayment(db, params.hash, params.paymentId)
    if (!payment) throw new HttpError('notFound')
    return { payment }
  },

  readStatement: async ({ db, params }) => {
    const statement = await readStatement(db, params.id, params.statementId)
    if (!statement) throw new HttpError('notFound')
    return { statement }
  },

  /** Nothing of who looks is kept; so many an hour from one address are counted, and no more. */
  countCauseVisit: async ({ db, now, params, request }) => {
    await rateLimit(db, now, [{ key: `cause-visit:${networkOf(request.ip)}`, max: 60, window: HOUR }])
    const id = params.id
    const cause = Number.isSafeInteger(id)
      ? await db.selectFrom('cause').select('id').where('id', '=', id).executeTakeFirst()
      : undefined
    if (!cause) throw new HttpError('notFound')
    await sql`INSERT INTO cause_visit (cause_id, day, visits) VALUES (${id}, ${dayInLondon(new Date(now).toISOString())}, 1)
      ON CONFLICT (cause_id, day) DO UPDATE SET visits = cause_visit.visits + 1`.execute(db)
    return {}
  },

  listMarketingMessages: async ({ db, query }) => ({
    messages: await db
      .selectFrom('marketing_message')
      .select(['id', 'placement', 'title', 'body', 'path'])
      .where('placement', '=', query.placement)
      .orderBy('position')
      .orderBy('id')
      .limit(limits.marketingMessages)
      .execute(),
  }),
} satisfies Handlers
