import { fromPromise } from 'xstate'
import type { LinkedCard } from '#contract/account/linked-card.ts'
import { linkedCardCalls } from '#contract/account/linked-cards.calls.ts'
import { linkedCardsMachine } from '#machines/account/linked-cards/linked-cards.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

export function linkedCardsWith({ api }: Pick<Site, 'api'>) {
  return linkedCardsMachine.provide({
    actors: {
      readCards: fromPromise(async () => (await api.ask(linkedCardCalls.listLinkedCards)).details),
      unlinkCard: fromPromise<void, { card: LinkedCard | null }>(async ({ input: { card } }) => {
        if (!card) return
        try {
          await api.ask(linkedCardCalls.unlinkCard, { path: { linkedCardId: card.id } })
        } catch (error) {
          // Gone already is what was wanted.
          if (!(error instanceof ApiFailure) || error.status !== 404) throw error
        }
      }),
    },
  })
}
