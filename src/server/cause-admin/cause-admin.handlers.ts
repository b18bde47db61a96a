import { limits } from '#contract/limits.ts'
import { HttpError } from '../gate/http-error.ts'
import type { Handlers } from '../gate/serve.ts'
import { accountOf } from '../giving/bank-account.ts'
import { listTransactions, readStats } from '../giving/my-giving/transaction-rows.ts'
import { paidSumsOf, readStatement, readStatements } from '../giving/statements.ts'
import { readFigures } from './figures.ts'
import { readNextPayment } from './supporter-counts.ts'

/** What those who run a cause read of it; `authorize` has checked that they do. */
export const causeAdminHandlers = {
  readAdminStats: async ({ db, now, params }) => readFigures(db, params.id, now),

  readCauseTotals: async ({ db, params, query }) => {
    const { stats, counts } = await readStats(db, { causeId: params.id, startDate: query.startDate, endDate: query.endDate })
    return { totals: stats, counts }
  },

  listCauseTransactions: async ({
    db,
    params,
    query: { page = 1, perPage = limits.pageSizeTransactions, startDate, endDate, status },
  }) => listTransactions(db, { causeId: params.id, startDate, endDate, status }, page, perPage),

  readStatement: async ({ db, params }) => {
    const statement = await readStatement(db, params.id, params.statementId)
    if (!statement) throw new HttpError('notFound')
    return { statement }
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

  listStatements: async ({ db, now, params }) => {
    const { statements, rows } = await readStatements(db, params.id)
    const account = await accountOf(db, params.id)
    return {
      statements,
      paid: paidSumsOf(rows, now),
      next: await readNextPayment(db, params.id, now),
      isBuildingSociety: account?.is_building_society ?? false,
    }
  },
} satisfies Handlers
