import { fromPromise } from 'xstate'
import { claimCalls } from '#contract/giving/claims.calls.ts'
import { type ClaimFound, type ClaimMoved, claimDetailMachine } from '#machines/giving/claim-detail/claim-detail.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

const is = (error: unknown, status: number) => error instanceof ApiFailure && error.status === status

export function claimDetailWith({ api }: Pick<Site, 'api'>) {
  return claimDetailMachine.provide({
    actors: {
      readClaim: fromPromise(async ({ input: { id } }): Promise<ClaimFound> => {
        try {
          const { details } = await api.ask(claimCalls.readClaim, { path: { claimId: id } })
          return { kind: 'found', claim: details.claim }
        } catch (error) {
          if (is(error, 404)) return { kind: 'unknown' }
          throw error
        }
      }),
      moveClaim: fromPromise(async ({ input: { id, request } }): Promise<ClaimMoved> => {
        if (!request) return 'tooLate'
        try {
          await api.ask(claimCalls.moveClaim, { path: { claimId: id }, body: request })
          return 'moved'
        } catch (error) {
          if (is(error, 409)) return 'tooLate'
          throw error
        }
      }),
    },
  })
}
