import { fromPromise } from 'xstate'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { limits } from '#contract/limits.ts'
import { transactionsListMachine } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { type Narrowing, narrowedTo, periodOf } from '#web/shared/transactions/transactions.implementations.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

export function causeTransactionsWith({ api }: Parts, id: number) {
  return transactionsListMachine.provide({
    actors: {
      readTransactions: fromPromise(async ({ input }) => {
        const path = { id }
        const [list, totals] = await Promise.all([
          api.ask(causeListCalls.listCauseTransactions, {
            path,
            query: { ...narrowedTo(input), page: input.page, perPage: limits.pageSizeTransactions, order: 'desc' },
          }),
          api.ask(causeListCalls.readCauseTotals, { path, query: periodOf(input.filter) }),
        ])
        return { list: list.details, stats: totals.details.totals, counts: totals.details.counts }
      }),
    },
  })
}

/** */
export const readCauseTransactionsCsv = ({ api }: Parts, id: number, narrowing: Narrowing, signal: AbortSignal) =>
  api.download(causeListCalls.listCauseTransactions, { path: { id }, query: narrowedTo(narrowing) }, signal)
