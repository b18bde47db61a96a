import { fromPromise } from 'xstate'
import { claimCalls } from '#contract/giving/claims.calls.ts'
import { limits } from '#contract/limits.ts'
import { claimsListMachine } from '#machines/giving/claims-list/claims-list.machine.ts'
import type { Site } from '#web/site/site.ts'

export function claimsListWith({ api }: Pick<Site, 'api'>) {
  const read = async (lastId: string | null) => {
    const query = { perPage: limits.pageSizeClaims, order: 'desc' as const, ...(lastId === null ? {} : { lastId }) }
    const { details } = await api.ask(claimCalls.listClaims, { query })
    return details
  }
  return claimsListMachine.provide({
    actors: { readClaims: fromPromise(() => read(null)), readMore: fromPromise(({ input }) => read(input.lastId)) },
  })
}
