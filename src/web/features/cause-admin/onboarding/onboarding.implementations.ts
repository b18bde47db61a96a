import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import { type OnboardingModal, onboardingMachine, onboardingModals } from '#machines/cause-admin/onboarding/onboarding.machine.ts'
import { readOwnFlags } from '#web/site/own-flags.ts'
import type { Site } from '#web/site/site.ts'

/** C-085 */
const flagOf: Record<OnboardingModal, string> = {
  welcome: 'dismissed_onboarding_modal_dashboard',
  header: 'dismissed_onboarding_modal_dashboard_header',
  starterPack: 'dismissed_onboarding_modal_starter_pack',
}

/** Dismissed on this page or an earlier one, until the page is loaded anew (U-041). */
export const dismissedHere = new Set<OnboardingModal>()

/** F-137…F-139, T-013: the starter pack opens by itself for those who are in the experiment's variant; everybody finds it under the steps. */
export function onboardingWith({ api, services }: Pick<Site, 'api' | 'services'>) {
  const isInVariant = async () => (await (await services()).experiments.variantOf('starter-pack')) !== 'control'
  return onboardingMachine.provide({
    actors: {
      readEligible: fromPromise(async ({ input }) => {
        const flags = await readOwnFlags(api)
        const left = onboardingModals.filter((modal) => flags[flagOf[modal]] !== true && !input.dismissedHere.includes(modal))
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
