import { fromPromise } from 'xstate'
import { type SpinOutcome, spinMachine, type WheelRead } from '#machines/rewards/spin/spin.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = lazyImport(async () => (await import('#contract/rewards/spin.calls.ts')).spinCalls)

/** What a refusal means to whoever spins; anything else is a failure, and thrown on. */
function refusalOf(error: unknown): SpinOutcome {
  if (!(error instanceof ApiFailure)) throw error
  if (error.kind === 'credentials' || error.status === 401 || error.status === 403) return { kind: 'signInNeeded' }
  if ('causeId' in error.fields) return { kind: 'noCause' }
  if ('isAdult' in error.fields) return { kind: 'tooYoung' }
  throw error
}

export function spinWith({ api, session }: Pick<Site, 'api' | 'session'>) {
  return spinMachine.provide({
    actors: {
      readWheel: fromPromise(async (): Promise<WheelRead> => {
        const { authState } = await session.settled()
        const { details } = await api.ask((await loadCalls()).readSpinWheel)
        return { wheel: details, isSignedIn: authState === 'authenticatedFull' }
      }),
      drawSpin: fromPromise(async ({ input: { period } }): Promise<SpinOutcome> => {
        try {
          const { details } = await api.ask((await loadCalls()).spinWheel, {
            body: { isAdult: true },
            idempotencyKey: `spin-before-${period}`,
          })
          return { kind: 'drawn', result: details }
        } catch (error) {
          return refusalOf(error)
        }
      }),
    },
  })
}
