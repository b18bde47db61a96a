import { fromPromise } from 'xstate'
import type { CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import { addressSearchMachine } from '#machines/registration/address-search/address-search.machine.ts'
import type { adminRequestMachine } from '#machines/registration/admin-request/admin-request.machine.ts'
import { causeRegistrationMachine } from '#machines/registration/cause/cause-registration.machine.ts'
import { knownChart } from '#web/site/known-chart.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { accountActors } from '../finalising/account-actors.ts'
import type { Parts } from '../finalising/parts.ts'

const loadRegisterCause = lazyImport(async () => (await import('./register-cause.ts')).registerCause)

const loadFindAddresses = lazyImport(async () => (await import('../address-search/find-addresses.ts')).findAddresses)
const loadLookUpCharity = lazyImport(async () => (await import('./ask-about-cause.ts')).lookUpCharity)
const loadFindMatches = lazyImport(async () => (await import('./ask-about-cause.ts')).findMatches)
// What is shown next comes meanwhile.
const loadMatchingCause = lazyImport(() => import('./matching-cause.tsx'), 'registration-done')
const loadAdminRequestWith = lazyImport(
  async () => (await import('../admin-request/admin-request.implementations.ts')).adminRequestWith,
)

export function causeRegistrationWith(site: Parts, id: string) {
  const { api } = site
  let adminRequest: typeof adminRequestMachine | undefined
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
      adminRequest: knownChart(() => {
        if (!adminRequest) throw new Error('Its chart comes with the matches that lead to it.')
        return adminRequest
      }),
      lookUpCharity: fromPromise(async ({ input }) => {
        const lookUpCharity = await loadLookUpCharity()
        return lookUpCharity(api, input.charityNumber)
      }),
      findMatches: fromPromise(async ({ input }) => {
        const [findMatches, adminRequestWith] = await Promise.all([
          loadFindMatches(),
          loadAdminRequestWith(),
          loadMatchingCause(),
        ])
        adminRequest = adminRequestWith(site, id)
        return findMatches(api, input.answers)
      }),
      ...accountActors<CauseAnswers>(site, id, async () => {
        const registerCause = await loadRegisterCause()
        return registerCause(site, id)
      }),
    },
  })
}
