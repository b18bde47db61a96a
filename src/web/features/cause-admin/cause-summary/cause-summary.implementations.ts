import { fromPromise } from 'xstate'
import { dashboardCalls } from '#contract/cause-admin/dashboard.calls.ts'
import { inviteCalls } from '#contract/cause-admin/invites.calls.ts'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { supporterMessageCalls } from '#contract/cause-admin/supporter-messages.calls.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { causeSummaryMachine } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

export function causeSummaryWith({ api }: Parts, id: number) {
  return causeSummaryMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const path = { id }
        const [cause, totals, paid, stats, team, messages] = await Promise.all([
          api.ask(causeCalls.readCause, { path: { causeKey: id } }),
          api.ask(causeListCalls.readCauseTotals, { path }),
          api.ask(causeListCalls.listStatements, { path }),
          api.ask(dashboardCalls.readAdminStats, { path, body: {} }),
          api.ask(inviteCalls.readTeam, { path }),
          api.ask(supporterMessageCalls.listSupporterMessages, { path }),
        ])
        const lastPaid = paid.details.statements.find(({ stage }) => stage === 'paid') ?? null
        return {
          cause: cause.details.cause,
          totals: totals.details.totals,
          lastPaid,
          stats: stats.details,
          team: team.details,
          messages: messages.details.messages,
        }
      }),
    },
  })
}
