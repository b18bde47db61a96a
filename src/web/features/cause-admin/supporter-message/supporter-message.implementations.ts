import { fromPromise } from 'xstate'
import { supporterMessageCalls } from '#contract/cause-admin/supporter-messages.calls.ts'
import {
  type MessageOutcome,
  supporterMessageMachine,
} from '#machines/cause-admin/supporter-message/supporter-message.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

type Parts = Pick<Site, 'api'>

interface Place {
  id: number
  eventType: string
  eventMedium: string
}

export function supporterMessageWith({ api }: Parts, place: Place) {
  const path = { ...place }
  return supporterMessageMachine.provide({
    actors: {
      read: fromPromise(async () => {
        try {
          return (await api.ask(supporterMessageCalls.readSupporterMessage, { path })).details.message
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return null
          throw error
        }
      }),
      save: fromPromise<MessageOutcome, { text: string }>(async ({ input }) => {
        try {
          const { details } = await api.ask(supporterMessageCalls.saveSupporterMessage, { path, body: { text: input.text } })
          return { kind: 'done', message: details.message }
        } catch (error) {
          return refusalIn(error)
        }
      }),
      sendTest: fromPromise<MessageOutcome, { text: string }>(async ({ input }) => {
        try {
          await api.ask(supporterMessageCalls.testSupporterMessage, { path, body: { text: input.text } })
          return { kind: 'sent' }
        } catch (error) {
          if (error instanceof ApiFailure && error.code === 'tooMany') return { kind: 'tooOften' }
          return refusalIn(error)
        }
      }),
      remove: fromPromise(async () => (await api.ask(supporterMessageCalls.removeSupporterMessage, { path })).details.message),
    },
  })
}
