import { fromPromise } from 'xstate'
import type { CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import { causeRegistrationMachine } from '#machines/registration/cause/cause-registration.machine.ts'
import type { NumberOutcome } from '#machines/registration/cause/cause-registration.setup.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { later } from '#web/site/later.ts'
import { accountActors } from '../finalising/account-actors.ts'
import type { Parts } from '../finalising/parts.ts'

const loadRegisterCause = later(async () => (await import('./register-cause.ts')).registerCause)

const loadCalls = later(async () => (await import('#contract/registration/cause.calls.ts')).registrationCauseCalls)
// What is shown next comes meanwhile.
const loadMatchingCause = later(() => import('./matching-cause.tsx'), 'registration-done')

export function causeRegistrationWith(site: Parts, id: string) {
  const { api } = site
  return causeRegistrationMachine.provide({
    actors: {
      lookUpCharity: fromPromise(async ({ input }): Promise<NumberOutcome> => {
        try {
          const { details } = await api.ask((await loadCalls()).lookUpCharity, { path: { number: input.charityNumber } })
          return { kind: 'found', charity: details.charity }
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { kind: 'unknown' }
          throw error
        }
      }),
      findMatches: fromPromise(async ({ input: { answers } }) => {
        const query = {
          name: answers.name?.causeName ?? '',
          ...(answers.charityNumber ? { charityNumber: answers.charityNumber } : {}),
          ...(answers.address ? { postcode: answers.address.postcode } : {}),
        }
        const [calls] = await Promise.all([loadCalls(), loadMatchingCause()])
        return (await api.ask(calls.findMatches, { query })).details
      }),
      ...accountActors<CauseAnswers>(site, id, async () => {
        const registerCause = await loadRegisterCause()
        return registerCause(site, id)
      }),
    },
  })
}
