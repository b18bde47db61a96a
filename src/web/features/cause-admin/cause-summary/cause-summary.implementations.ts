import { fromPromise } from 'xstate'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { causeSummaryMachine } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

export function causeSummaryWith({ api }: Parts, id: number) {
  return causeSummaryMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const path = { id }
        const [cause, totals, { details: paid }] = await Promise.all([
          api.ask(causeCalls.readCause, { path: { causeKey: id } }),
          api.ask(causeListCalls.readCauseTotals, { path }),
          api.ask(causeListCalls.listStatements, { path }),
        ])
        const lastPaid = paid.statements.find(({ stage }) => stage === 'paid') ?? null
        return { cause: cause.details.cause, totals: totals.details.totals, next: paid.next, lastPaid }
      }),
    },
  })
}
