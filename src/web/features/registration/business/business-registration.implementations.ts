import { fromPromise } from 'xstate'
import { businessRegistrationMachine } from '#machines/registration/business/business-registration.machine.ts'
import { withWords } from '#web/i18n/i18n.ts'
import { digest } from '#web/platform/digest.ts'
import type { Site } from '#web/site/site.ts'

/** `id` is the draft's: with it everything is made once. */
export function businessRegistrationWith(site: Pick<Site, 'api' | 'session' | 'cookies' | 'storage'>, id: string) {
  const { api } = site
  return businessRegistrationMachine.provide({
    actors: {
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
        return finalise(site, {
          key: id,
          account: { ...(answers.names ?? { firstName: '', lastName: '' }), email: answers.email ?? '', password },
          async create(terms, referralId) {
            const body = {
              businessName: answers.businessName ?? '',
              ...(answers.contactNumber ? { phoneNumber: answers.contactNumber } : {}),
              ...(referralId ? { referralId } : {}),
              terms: { path: terms.Path, statement: terms.Statement },
              acceptedTerms: [terms],
            }
            const idempotencyKey = `${id}-business-${digest(JSON.stringify(body))}`
            return (await api.ask(registrationCauseCalls.createBusiness, { body, idempotencyKey })).details.cause
          },
        })
      }),
    },
  })
}
