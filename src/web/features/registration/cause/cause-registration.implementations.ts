import { fromPromise } from 'xstate'
import type { CauseNameFields } from '#contract/registration/cause-registration.rules.ts'
import { causeRegistrationMachine } from '#machines/registration/cause/cause-registration.machine.ts'
import type { NumberOutcome } from '#machines/registration/cause/cause-registration.setup.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { withWords } from '#web/i18n/i18n.ts'
import { digest } from '#web/platform/digest.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = async () => (await import('#contract/registration/cause.calls.ts')).registrationCauseCalls
const kindOf = (isCharity: boolean, name: CauseNameFields | null) => (isCharity ? 'charity' : (name?.kind ?? 'group'))

/** `id` is the draft's: with it everything is made once. */
export function causeRegistrationWith(site: Pick<Site, 'api' | 'session' | 'cookies' | 'storage'>, id: string) {
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
      probeEmail: fromPromise(async ({ input }) => {
        const { registrationAccountCalls } = await import('#contract/registration/account.calls.ts')
        return (await api.ask(registrationAccountCalls.emailExists, { query: { email: input.email } })).details.exists
      }),
      finalise: fromPromise(async ({ input: { answers, password } }) => {
        // With the last answer, not with the wizard.
        const [{ registrationCauseCalls }, { finalise }] = await Promise.all([
          import('#contract/registration/cause.calls.ts'),
          import('../finalising/finalise.ts'),
          withWords(import('../finalising/registered.tsx'), 'registration-done'),
        ])
        const isCharity = answers.isCharity === 'yes'
        const none = { line1: '', line2: '', town: '', postcode: '' }
        return finalise(site, {
          key: id,
          account: { ...(answers.names ?? { firstName: '', lastName: '' }), email: answers.email ?? '', password },
          async create(terms, referralId) {
            const body = {
              causeName: answers.name?.causeName ?? '',
              isRegisteredCharity: isCharity,
              isOrganisation: kindOf(isCharity, answers.name) !== 'individual',
              ...(isCharity && answers.charityNumber ? { charity: { number: answers.charityNumber } } : {}),
              ...(referralId ? { referralId } : {}),
              terms: { path: terms.Path, statement: terms.Statement },
              acceptedTerms: [terms],
              details: {
                kind: kindOf(isCharity, answers.name),
                address: answers.address ?? none,
                links: answers.links ?? { website: '', facebook: '', twitter: '', instagram: '' },
                contactNumber: answers.mobile ?? '',
                mayBeMarketed: answers.permission === 'yes',
              },
            }
            const idempotencyKey = `${id}-cause-${digest(JSON.stringify(body))}`
            return (await api.ask(registrationCauseCalls.createCause, { body, idempotencyKey })).details.cause
          },
        })
      }),
    },
  })
}
