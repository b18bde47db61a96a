import { fromPromise } from 'xstate'
import { updateCalls } from '#contract/cause-admin/updates.calls.ts'
import {
  causeUpdatesMachine,
  type PostOutcome,
  type RemoveOutcome,
  type UpdatePart,
} from '#machines/cause-admin/cause-updates/cause-updates.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { digest } from '#web/platform/digest.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

const isOf = (error: unknown, code: string) => error instanceof ApiFailure && error.code === code

export function causeUpdatesWith({ api }: Pick<Site, 'api'>, id: number) {
  // The same words that are sent once more, because nothing was heard, are the same update; once one is posted, they are another.
  let key = crypto.randomUUID()
  return causeUpdatesMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(updateCalls.listUpdates, { path: { id } })).details),
      post: fromPromise<PostOutcome, { text: string }>(async ({ input: { text } }) => {
        try {
          const idempotencyKey = `${key}-${digest(text)}`
          const { details } = await api.ask(updateCalls.postUpdate, { path: { id }, body: { text }, idempotencyKey })
          key = crypto.randomUUID()
          return { kind: 'posted', found: details }
        } catch (error) {
          if (isOf(error, 'tooMany')) return { kind: 'tooOften' }
          if (isOf(error, 'causeClosed')) return { kind: 'closed' }
          return refusalIn(error)
        }
      }),
      remove: fromPromise<RemoveOutcome, { id: number; part: UpdatePart }>(async ({ input }) => {
        try {
          const call = updateCalls[input.part === 'picture' ? 'removeUpdatePicture' : 'removeUpdate']
          const { details } = await api.ask(call, { path: { id, updateId: input.id } })
          return { kind: 'removed', found: details }
        } catch (error) {
          if (isOf(error, 'causeClosed')) return { kind: 'closed' }
          throw error
        }
      }),
    },
  })
}
