import { fromPromise } from 'xstate'
import { dashboardCalls } from '#contract/cause-admin/dashboard.calls.ts'
import { dashboardPlacement, sharedFlag } from '#contract/cause-admin/dashboard.ts'
import { inviteCalls } from '#contract/cause-admin/invites.calls.ts'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { supporterMessageCalls } from '#contract/cause-admin/supporter-messages.calls.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { limits } from '#contract/limits.ts'
import { type DashboardFound, dashboardMachine } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { dashboardPeriodMachine } from '#machines/cause-admin/dashboard-period/dashboard-period.machine.ts'
import { readOwnFlags } from '#web/site/own-flags.ts'
import type { Site } from '#web/site/site.ts'

export function dashboardWith({ api }: Pick<Site, 'api'>) {
  async function readDashboard(id: number): Promise<DashboardFound> {
    const path = { id }
    // A part that fails leaves the others standing.
    const orNull = <Answer>(answer: Promise<Answer>) => answer.catch(() => null)
    const [cause, stats, statements, donations, messages, team, notes, isShared] = await Promise.all([
      orNull(api.ask(causeCalls.readCause, { path: { causeKey: id } }).then(({ details }) => details.cause)),
      orNull(api.ask(dashboardCalls.readAdminStats, { path, body: {} }).then(({ details }) => details)),
      orNull(api.ask(causeListCalls.listStatements, { path }).then(({ details }) => details.statements)),
      orNull(
        api
          .ask(causeListCalls.listCauseTransactions, { path, query: { perPage: limits.latestDonations, order: 'desc' } })
          .then(({ details }) => details.transactions),
      ),
      orNull(
        api
          .ask(dashboardCalls.listMarketingMessages, { query: { placement: dashboardPlacement } })
          .then(({ details }) => details.messages),
      ),
      orNull(api.ask(inviteCalls.readTeam, { path }).then(({ details }) => details)),
      orNull(api.ask(supporterMessageCalls.listSupporterMessages, { path }).then(({ details }) => details.messages)),
      orNull(readOwnFlags(api)).then((flags) => flags?.[sharedFlag] === true),
    ])
    return { cause, stats, statements, donations, messages, team, notes, isShared }
  }
  return dashboardMachine.provide({
    actors: {
      readDashboard: fromPromise<DashboardFound, { causeId: number | null }>(async ({ input }) => {
        if (input.causeId === null) throw new Error('No cause is looked at.')
        return readDashboard(input.causeId)
      }),
    },
  })
}

/** T-006, D-027 */
export function dashboardPeriodWith({ services }: Pick<Site, 'services'>) {
  return dashboardPeriodMachine.provide({
    actions: {
      recordPeriod: (_, { period }) => {
        services().then(
          ({ analytics }) => analytics.record('dashboard', 'periodChosen', { period }),
          () => {},
        )
      },
    },
  })
}
