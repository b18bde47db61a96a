import { fromPromise } from 'xstate'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import type { FilterFields } from '#contract/giving/transactions.rules.ts'
import { limits } from '#contract/limits.ts'
import { transactionsListMachine } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { periodOf } from '#web/shared/transactions/transactions.implementations.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

export function causeTransactionsWith({ api }: Parts, id: number) {
  return transactionsListMachine.provide({
    actors: {
      readTransactions: fromPromise(async ({ input }) => {
        const path = { id }
        const period = periodOf(input.filter)
        const [list, totals] = await Promise.all([
          api.ask(causeListCalls.listCauseTransactions, {
            path,
            query: { ...period, page: input.page, perPage: limits.pageSizeTransactions, order: 'desc' },
          }),
          api.ask(causeListCalls.readCauseTotals, { path, query: period }),
        ])
        return { list: list.details, stats: totals.details.totals }
      }),
    },
  })
}

/** */
export const readCauseTransactionsCsv = ({ api }: Parts, id: number, filter: FilterFields | null, signal: AbortSignal) =>
  api.download(causeListCalls.listCauseTransactions, { path: { id }, query: periodOf(filter) }, signal)
