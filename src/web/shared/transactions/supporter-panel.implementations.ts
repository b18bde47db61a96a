import { fromPromise } from 'xstate'
import { transactionCalls } from '#contract/giving/transactions.calls.ts'
import { supporterPanelMachine } from '#machines/giving/supporter-panel/supporter-panel.machine.ts'
import type { Site } from '#web/site/site.ts'

export const supporterPanelWith = ({ api }: Pick<Site, 'api'>) =>
  supporterPanelMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const [stats, giving, list] = await Promise.all([
          api.ask(transactionCalls.readTransactionStats, { query: {} }),
          api.ask(transactionCalls.readMyGiving),
          api.ask(transactionCalls.listTransactions, { query: { perPage: 3 } }),
        ])
        return { stats: stats.details.stats, giving: giving.details, latest: list.details.transactions }
      }),
    },
  })
