import { fromCallback, fromPromise } from 'xstate'
import type { accountCreationMachine } from '#machines/registration/account-creation/account-creation.machine.ts'
import {
  type ChosenCause,
  type HeardOfPerson,
  supporterRegistrationMachine,
} from '#machines/registration/supporter/supporter-registration.machine.ts'
import { lazyActor } from '#web/site/lazy-actor.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import { probeEmail } from '../finalising/account-actors.ts'

const loadSignInCalls = lazyImport(async () => (await import('#contract/sign-in/sign-in.calls.ts')).signInCalls)
const loadSettingsCalls = lazyImport(async () => (await import('#contract/account/settings.calls.ts')).settingsCalls)
const loadAccountCreationWith = lazyImport(
  async () => (await import('../finalising/account-creation.implementations.ts')).accountCreationWith,
)
// What is shown next comes meanwhile.
const loadEntered = lazyImport(() => import('./entered.tsx'))

/** `key` makes the registration happen once, however often it is tried; a mailed link leads to `returnTo`. */
export function supporterRegistrationWith(
  site: Pick<Site, 'api' | 'session' | 'cookies' | 'storage' | 'services'>,
  { key, returnTo, source }: { key: string; returnTo(): string | null; source: string },
) {
  return supporterRegistrationMachine.provide({
    actors: {
      watchPerson: fromCallback<HeardOfPerson>(({ sendBack }) => {
        const tell = () => {
          const { authState, me } = site.session.person()
          // until it is known what they support, nothing may be switched.
          if (me && authState === 'authenticatedFull') sendBack({ type: 'person.signedIn', supported: me.cause })
        }
        tell()
        return site.session.subscribe(tell)
      }),
      probeEmail: probeEmail(site),
      requestLink: fromPromise<void, { email: string }>(async ({ input }) => {
        const signInCalls = await loadSignInCalls()
        const forwardUrl = returnTo()
        const body = { email: input.email, ...(forwardUrl === null ? {} : { forwardUrl }) }
        await site.api.ask(signInCalls.requestLoginLink, { body })
      }),
      switchCause: fromPromise<void, { cause: ChosenCause }>(async ({ input }) => {
        const settingsCalls = await loadSettingsCalls()
        await site.api.ask(settingsCalls.chooseCause, { body: { causeId: input.cause.id } })
        await site.session.reload()
      }),
      createUser: lazyActor<typeof accountCreationMachine>(async () => {
        const [accountCreationWith] = await Promise.all([loadAccountCreationWith(), loadEntered()])
        return accountCreationWith(site, { key, source })
      }),
    },
  })
}
