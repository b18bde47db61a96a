import { limits } from '#contract/limits.ts'
import { Refusal } from '../gate/refusal.ts'
import { type Handlers, person } from '../gate/serve.ts'
import { listTransactions, readStats, readTransaction } from './transaction-rows.ts'

export const givingHandlers = {
  listTransactions: async ({ db, query, ...asked }) =>
    listTransactions(
      db,
      { userId: person(asked).userId, startDate: query.startDate, endDate: query.endDate },
      query.page ?? 1,
      query.perPage ?? limits.pageSizeTransactions,
    ),

  readTransactionStats: async ({ db, query, ...asked }) => ({
    stats: await readStats(db, { userId: person(asked).userId, startDate: query.startDate, endDate: query.endDate }),
  }),

  /** Another person's donation is as unknown as one that does not exist (A9). */
  readTransaction: async ({ db, now, params, ...asked }) => {
    const transaction = await readTransaction(db, person(asked).userId, params.transactionId, now)
    if (!transaction) throw new Refusal('notFound')
    return { transaction }
  },
} satisfies Handlers
