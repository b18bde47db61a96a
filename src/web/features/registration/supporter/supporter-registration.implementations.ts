import { fromPromise } from 'xstate'
import {
  type ChosenCause,
  type RegistrationOutcome,
  supporterRegistrationMachine,
} from '#machines/registration/supporter/supporter-registration.machine.ts'
import { later } from '#web/site/later.ts'
import type { Site } from '#web/site/site.ts'

const loadSignInCalls = later(async () => (await import('#contract/sign-in/sign-in.calls.ts')).signInCalls)
const loadSettingsCalls = later(async () => (await import('#contract/account/settings.calls.ts')).settingsCalls)
const loadMakeAccount = later(async () => (await import('../finalising/make-account.ts')).makeAccount)

// With the first asking, not with the wizard: their shapes bring zod along.
const loadCalls = later(async () => (await import('#contract/registration/account.calls.ts')).registrationAccountCalls)

/** `key` makes the registration happen once, however often it is tried; a mailed link leads to `returnTo`. */
export function supporterRegistrationWith(
  site: Pick<Site, 'api' | 'session' | 'cookies' | 'storage'>,
  { key, returnTo, source }: { key: string; returnTo: string | null; source: string },
) {
  return supporterRegistrationMachine.provide({
    actors: {
      probeEmail: fromPromise(
        async ({ input }) =>
          (await site.api.ask((await loadCalls()).emailExists, { query: { email: input.email } })).details.exists,
      ),
      requestLink: fromPromise<void, { email: string }>(async ({ input }) => {
        const signInCalls = await loadSignInCalls()
        const body = { email: input.email, ...(returnTo === null ? {} : { forwardUrl: returnTo }) }
        await site.api.ask(signInCalls.requestLoginLink, { body })
      }),
      switchCause: fromPromise<void, { cause: ChosenCause }>(async ({ input }) => {
        const settingsCalls = await loadSettingsCalls()
        await site.api.ask(settingsCalls.chooseCause, { body: { causeId: input.cause.id } })
        await site.session.reload()
      }),
      registerSupporter: fromPromise(async ({ input }): Promise<RegistrationOutcome> => {
        const { cause, answers } = input
        const { 'create-account': account, 'marketing-terms': marketing } = answers
        if (!cause || !account || !marketing) throw new Error('The chart asks for a cause and every answer first.')
        const makeAccount = await loadMakeAccount()
        const outcome = await makeAccount(site, key, { account, causeId: cause.id, news: marketing.news, source })
        return outcome.kind === 'made' ? { kind: 'registered' } : outcome
      }),
    },
  })
}
