import { fromPromise } from 'xstate'
import type { CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import { addressSearchMachine } from '#machines/registration/address-search/address-search.machine.ts'
import { causeRegistrationMachine } from '#machines/registration/cause/cause-registration.machine.ts'
import { laterChart } from '#web/site/known-chart.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { accountActors } from '../finalising/account-actors.ts'
import type { DraftOf, Parts } from '../finalising/parts.ts'

const loadRegisterCause = lazyImport(async () => (await import('./register-cause.ts')).registerCause)

const loadFindAddresses = lazyImport(async () => (await import('../address-search/find-addresses.ts')).findAddresses)
const loadLookUpCharity = lazyImport(async () => (await import('./ask-about-cause.ts')).lookUpCharity)
const loadFindMatches = lazyImport(async () => (await import('./ask-about-cause.ts')).findMatches)
// What is shown next comes meanwhile.
const loadMatchingCause = lazyImport(() => import('./matching-cause.tsx'), 'registration-done')
const loadAdminRequestWith = lazyImport(
  async () => (await import('../admin-request/admin-request.implementations.ts')).adminRequestWith,
)

export function causeRegistrationWith(site: Parts, draft: DraftOf) {
  const { api } = site
  const adminRequest = laterChart(async () => {
    const adminRequestWith = await loadAdminRequestWith()
    return adminRequestWith(site, draft.id)
  })
  return causeRegistrationMachine.provide({
    actors: {
      addressSearch: addressSearchMachine.provide({
        actors: {
          findAddresses: fromPromise(async ({ input }) => {
            const findAddresses = await loadFindAddresses()
            return findAddresses(api, input.postcode)
          }),
        },
      }),
      adminRequest: adminRequest.chart,
      lookUpCharity: fromPromise(async ({ input }) => {
        const lookUpCharity = await loadLookUpCharity()
        return lookUpCharity(api, input.charityNumber)
      }),
      findMatches: fromPromise(async ({ input }) => {
        const [findMatches] = await Promise.all([loadFindMatches(), adminRequest.load(), loadMatchingCause()])
        return findMatches(api, input.answers)
      }),
      ...accountActors<CauseAnswers>(site, draft, async () => {
        const registerCause = await loadRegisterCause()
        return registerCause(site, draft.id)
      }),
    },
  })
}
