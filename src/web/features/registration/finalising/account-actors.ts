import { fromPromise } from 'xstate'
import type { FinalisingOutcome } from '#machines/registration/finalising/finalising.machine.ts'
import type { AccountProgress } from '#machines/registration/new-account.states.ts'
import { withWords } from '#web/i18n/i18n.ts'
import type { Site } from '#web/site/site.ts'

/** How everything is made at the end, each once; it comes with the last answer, not with the wizard. */
type Register<Answers> = (input: AccountProgress<Answers>) => Promise<FinalisingOutcome>

/** What the wizards ask for that make something for a person who may be new. */
export const accountActors = <Answers>({ api }: Pick<Site, 'api'>, load: () => Promise<Register<Answers>>) => ({
  probeEmail: fromPromise<boolean, { email: string }>(async ({ input: { email } }) => {
    const { registrationAccountCalls } = await import('#contract/registration/account.calls.ts')
    return (await api.ask(registrationAccountCalls.emailExists, { query: { email } })).details.exists
  }),
  finalise: fromPromise<FinalisingOutcome, AccountProgress<Answers>>(async ({ input }) => {
    const [register] = await Promise.all([load(), withWords(import('./registered.tsx'), 'registration-done')])
    return register(input)
  }),
})
