import { fromPromise } from 'xstate'
import type { CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import { causeRegistrationMachine } from '#machines/registration/cause/cause-registration.machine.ts'
import type { NumberOutcome } from '#machines/registration/cause/cause-registration.setup.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { withWords } from '#web/i18n/i18n.ts'
import { accountActors } from '../finalising/account-actors.ts'
import type { Parts } from '../finalising/parts.ts'

const loadCalls = async () => (await import('#contract/registration/cause.calls.ts')).registrationCauseCalls

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
        const [calls] = await Promise.all([loadCalls(), withWords(import('./matching-cause.tsx'), 'registration-done')])
        return (await api.ask(calls.findMatches, { query })).details
      }),
      ...accountActors<CauseAnswers>(site, id, async () => {
        const { registerCause } = await import('./register-cause.ts')
        return registerCause(site, id)
      }),
    },
  })
}
