import { fromPromise } from 'xstate'
import { transactionCalls } from '#contract/giving/transactions.calls.ts'
import { supporterPanelMachine } from '#machines/giving/supporter-panel/supporter-panel.machine.ts'
import type { Site } from '#web/site/site.ts'

export const supporterPanelWith = ({ api }: Pick<Site, 'api'>) =>
  supporterPanelMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const [stats, giving] = await Promise.all([
          api.ask(transactionCalls.readTransactionStats, { query: {} }),
          api.ask(transactionCalls.readMyGiving),
        ])
        return { stats: stats.details.stats, giving: giving.details }
      }),
    },
  })
