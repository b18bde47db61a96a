import { fromPromise } from 'xstate'
import { type TakedownOutcome, updateTakedownMachine } from '#machines/support/update-takedown/update-takedown.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { forgetTyped } from '#web/shared/drafts/forget-typed.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/reviews.calls.ts')).reviewCalls)

export function updateTakedownWith({ api, storage }: Pick<Site, 'api' | 'storage'>) {
  return updateTakedownMachine.provide({
    actors: {
      removeUpdate: fromPromise<TakedownOutcome, { id: number; text: string }>(async ({ input: { id, text } }) => {
        try {
          const { takeUpdateDown } = await loadCalls()
          const { isGoneAlready } = (await api.ask(takeUpdateDown, { path: { updateId: id }, body: { text } })).details
          return { kind: isGoneAlready ? 'gone' : 'takenDown' }
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { kind: 'gone' }
          if (error instanceof ApiFailure && error.code === 'secondPerson') return { kind: 'own' }
          return refusalIn(error)
        }
      }),
    },
    actions: { forgetTyped: ({ context }) => forgetTyped({ storage }, `takedown:${context.chosen}`) },
  })
}
