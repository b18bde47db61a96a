import { limits } from '#contract/limits.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { readMyGiving } from './my-giving.ts'
import { listTransactions, readStats, readTransaction } from './transaction-rows.ts'

export const givingHandlers = {
  listTransactions: async ({
    db,
    query: { page = 1, perPage = limits.pageSizeTransactions, startDate, endDate, status },
    ...context
  }) => listTransactions(db, { userId: currentUser(context).userId, startDate, endDate, status }, page, perPage),

  readTransactionStats: async ({ db, query, ...context }) =>
    readStats(db, { userId: currentUser(context).userId, startDate: query.startDate, endDate: query.endDate }),

  readMyGiving: async ({ db, now, ...context }) => readMyGiving(db, currentUser(context).userId, now),

  /** Another person's donation is as unknown as one that does not exist (A9). */
  readTransaction: async ({ db, now, params, ...context }) => {
    const transaction = await readTransaction(db, currentUser(context).userId, params.transactionId, now)
    if (!transaction) throw new HttpError('notFound')
    return { transaction }
  },
} satisfies Handlers
