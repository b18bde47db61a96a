import { fromPromise } from 'xstate'
import {
  type CauseOutcome,
  type FinalisingInput,
  finalisingMachine,
  type UserOutcome,
} from '#machines/registration/finalising/finalising.machine.ts'
import { later } from '#web/site/later.ts'
import type { Create, Parts } from './parts.ts'

const loadRegistrationAccountCalls = later(
  async () => (await import('#contract/registration/account.calls.ts')).registrationAccountCalls,
)
const loadMakeUser = later(async () => (await import('./finalise.ts')).makeUser)
const loadMakeCause = later(async () => (await import('./finalise.ts')).makeCause)
// What is shown next comes meanwhile.
const loadRegistered = later(() => import('./registered.tsx'), 'registration-done', 'content')

/**
 * What the wizards ask for that make something for a person who may be new. `id` tells this registration from every other. What makes things comes with the
 * last answer, not with the wizard.
 */
export const accountActors = <Answers>(site: Parts, id: string, load: () => Promise<Create<Answers>>) => ({
  probeEmail: fromPromise<boolean, { email: string }>(async ({ input: { email } }) => {
    const registrationAccountCalls = await loadRegistrationAccountCalls()
    return (await site.api.ask(registrationAccountCalls.emailExists, { query: { email } })).details.exists
  }),
  finalise: finalisingMachine.provide({
    actors: {
      createUser: fromPromise<UserOutcome, FinalisingInput>(async ({ input }) => {
        const makeUser = await loadMakeUser()
        return makeUser(site, `${id}-user`, input)
      }),
      createCause: fromPromise<CauseOutcome, FinalisingInput>(async ({ input }) => {
        const [makeCause, create] = await Promise.all([loadMakeCause(), load(), loadRegistered()])
        const answers = input.answers as Answers // the wizard's own
        return makeCause(site, (terms, referralId) => create(answers, terms, referralId))
      }),
    },
  }),
})
