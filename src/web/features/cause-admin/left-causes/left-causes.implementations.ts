import { fromPromise } from 'xstate'
import { causeLeavingCalls as calls } from '#contract/cause-admin/leaving.calls.ts'
import { leftCausesMachine, type ReturnOutcome } from '#machines/cause-admin/left-causes/left-causes.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { isProofDeclined } from '#web/ui/saving.ts'

export function leftCausesWith({ api, session }: Pick<Site, 'api' | 'session'>) {
  return leftCausesMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(calls.listDepartures)).details.departures),
      comeBack: fromPromise<ReturnOutcome, { id: number }>(async ({ input: { id } }) => {
        try {
          await api.ask(calls.rejoinCause, { path: { departureId: id }, body: {} })
        } catch (error) {
          if (isProofDeclined(error)) return 'notProven'
          if (error instanceof ApiFailure && (error.status === 409 || error.status === 404)) return 'tooLate'
          throw error
        }
        await session.reload()
        return 'back'
      }),
    },
  })
}
