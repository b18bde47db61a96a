import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import { dashboardCalls } from '#contract/cause-admin/dashboard.calls.ts'
import { dashboardPlacement, sharedFlag } from '#contract/cause-admin/dashboard.ts'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { type DashboardFound, dashboardMachine } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { dashboardPeriodMachine } from '#machines/cause-admin/dashboard-period/dashboard-period.machine.ts'
import { type OnboardingModal, onboardingMachine, onboardingModals } from '#machines/cause-admin/onboarding/onboarding.machine.ts'
import type { Site } from '#web/site/site.ts'

/** C-085 */
const flagOf: Record<OnboardingModal, string> = {
  welcome: 'dismissed_onboarding_modal_dashboard',
  header: 'dismissed_onboarding_modal_dashboard_header',
  starterPack: 'dismissed_onboarding_modal_starter_pack',
}

export function dashboardWith({ api }: Pick<Site, 'api'>) {
  async function readDashboard(id: number): Promise<DashboardFound> {
    const path = { id }
    // A part that fails leaves the others standing.
    const orNull = <Answer>(answer: Promise<Answer>) => answer.catch(() => null)
    const [cause, stats, totals, statements, messages, isShared] = await Promise.all([
      orNull(api.ask(causeCalls.readCause, { path: { causeKey: id } }).then(({ details }) => details.cause)),
      orNull(api.ask(dashboardCalls.readAdminStats, { path, body: {} }).then(({ details }) => details)),
      orNull(api.ask(causeListCalls.readCauseTotals, { path }).then(({ details }) => details.totals)),
      orNull(api.ask(causeListCalls.listStatements, { path }).then(({ details }) => details.statements)),
      orNull(
        api
          .ask(dashboardCalls.listMarketingMessages, { query: { placement: dashboardPlacement } })
          .then(({ details }) => details.messages),
      ),
      orNull(api.ask(accountCalls.readUdo)).then((answer) => answer?.details.UDO[sharedFlag] === true),
    ])
    return { cause, stats, totals, statements, messages, isShared }
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

/** Dismissed on this page or an earlier one, until the page is loaded anew (U-041). */
export const dismissedHere = new Set<OnboardingModal>()

/** F-137…F-139, T-013: the starter pack opens by itself for those who are in the experiment's variant; everybody finds it under the steps. */
export function onboardingWith({ api, services }: Pick<Site, 'api' | 'services'>) {
  const isInVariant = async () => (await (await services()).experiments.variantOf('starter-pack')) !== 'control'
  return onboardingMachine.provide({
    actors: {
      readEligible: fromPromise(async ({ input }) => {
        const { UDO } = (await api.ask(accountCalls.readUdo)).details
        const left = onboardingModals.filter((modal) => UDO[flagOf[modal]] !== true && !input.dismissedHere.includes(modal))
        const [next] = left
        return next === undefined || (next === 'starterPack' && !(await isInVariant())) ? null : next
      }),
      saveDismissal: fromPromise<void, { modal: OnboardingModal | null }>(async ({ input }) => {
        if (input.modal === null) return
        dismissedHere.add(input.modal)
        await api.ask(accountCalls.saveUdo, { query: { ignoreResponse: 'true' }, body: { [flagOf[input.modal]]: true } })
      }),
    },
  })
}
