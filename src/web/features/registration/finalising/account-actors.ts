import { fromPromise } from 'xstate'
import {
  type CauseOutcome,
  type FinalisingInput,
  finalisingMachine,
  type UserOutcome,
} from '#machines/registration/finalising/finalising.machine.ts'
import { withWords } from '#web/i18n/i18n.ts'
import type { Create, Parts } from './parts.ts'

/**
 * What the wizards ask for that make something for a person who may be new. `id` tells this registration from every other. What makes things comes with the
 * last answer, not with the wizard.
 */
export const accountActors = <Answers>(site: Parts, id: string, load: () => Promise<Create<Answers>>) => ({
  probeEmail: fromPromise<boolean, { email: string }>(async ({ input: { email } }) => {
    const { registrationAccountCalls } = await import('#contract/registration/account.calls.ts')
    return (await site.api.ask(registrationAccountCalls.emailExists, { query: { email } })).details.exists
  }),
  finalise: finalisingMachine.provide({
    actors: {
      createUser: fromPromise<UserOutcome, FinalisingInput>(async ({ input }) => {
        const { makeUser } = await import('./finalise.ts')
        return makeUser(site, `${id}-user`, input)
      }),
      createCause: fromPromise<CauseOutcome, FinalisingInput>(async ({ input }) => {
        const [{ makeCause }, create] = await Promise.all([
          import('./finalise.ts'),
          load(),
          withWords(import('./registered.tsx'), 'registration-done'),
        ])
        const answers = input.answers as Answers // the wizard's own
        return makeCause(site, (terms, referralId) => create(answers, terms, referralId))
      }),
    },
  }),
})
