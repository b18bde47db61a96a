import { fromPromise } from 'xstate'
import { type GuestVisit, guestRaiseMachine } from '#machines/registration/guest-raise/guest-raise.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { notifyExtension } from '#web/platform/notify-extension.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadRetailerSearchCalls = lazyImport(async () => (await import('#contract/shopping/search.calls.ts')).retailerSearchCalls)
const loadGuestCalls = lazyImport(async () => (await import('#contract/registration/guest.calls.ts')).guestCalls)

export function guestRaiseWith({ api }: Pick<Site, 'api'>) {
  return guestRaiseMachine.provide({
    actors: {
      findShops: fromPromise(async ({ input }) => {
        const retailerSearchCalls = await loadRetailerSearchCalls()
        return (await api.ask(retailerSearchCalls.searchRetailers, { query: { q: input.term } })).details.result.results
      }),
      recordVisit: fromPromise(async ({ input: { answers } }): Promise<GuestVisit> => {
        const guestCalls = await loadGuestCalls()
        const { cause, shop, email } = answers
        if (!cause || !shop || email === null) throw new Error('The visit was asked for before everything was chosen.')
        try {
          const { details } = await api.ask(guestCalls.raiseAsGuest, {
            body: { causeId: cause.id, retailerSlug: shop.slug, email },
          })
          notifyExtension(shop.slug, { isPaid: true })
          return { kind: 'recorded', address: details.visit.address }
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { kind: 'gone' }
          if (error instanceof ApiFailure && error.status === 429) return { kind: 'tooMany' }
          throw error
        }
      }),
    },
  })
}
