import { fromPromise } from 'xstate'
import { type LoginOutcome, loginMachine } from '#machines/sign-in/login/login.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadSignInCalls = lazyImport(async () => (await import('#contract/sign-in/sign-in.calls.ts')).signInCalls)

export function loginWith({ api, session, cookies }: Pick<Site, 'api' | 'session' | 'cookies'>) {
  return loginMachine.provide({
    actors: {
      requestSignIn: fromPromise(async ({ input }): Promise<LoginOutcome> => {
        const signInCalls = await loadSignInCalls()
        const kept = await cookies()
        const phpsessid = kept.read('PHPSESSID')
        const visitSession = kept.read('visitSession')
        try {
          const { details } = await api.ask(signInCalls.logIn, {
            body: { ...input, source: 'website', ...(phpsessid ? { phpsessid } : {}) },
            ...(visitSession ? { headers: { 'x-visit-session': visitSession } } : {}),
          })
          // V-091: a session of the older site that was handed over comes back, or the two would be of different people. It is given up, so that the next try can succeed.
          if (phpsessid && !details.sessionId) {
            kept.remove('PHPSESSID')
            throw new ApiFailure('credentials')
          }
          await session.begin(details)
          return { kind: 'signedIn' }
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error
          if (error.status === 401 || error.status === 422) return { kind: 'badCredentials' }
          return error.status === 429 ? { kind: 'tooMany', wait: error.wait } : { kind: 'problem' }
        }
      }),
    },
  })
}
