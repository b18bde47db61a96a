import { fromPromise } from 'xstate'
import { registrationAccountCalls } from '#contract/registration/account.calls.ts'
import { emailProbeMachine } from '#machines/registration/email-probe/email-probe.machine.ts'
import type { Site } from '#web/site/site.ts'

export const emailProbeWith = ({ api }: Pick<Site, 'api'>) =>
  emailProbeMachine.provide({
    actors: {
      readExists: fromPromise(
        async ({ input }) => (await api.ask(registrationAccountCalls.emailExists, { query: input })).details.exists,
      ),
    },
  })
