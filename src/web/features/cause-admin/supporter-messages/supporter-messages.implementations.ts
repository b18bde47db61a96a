import { fromPromise } from 'xstate'
import { supporterMessageCalls } from '#contract/cause-admin/supporter-messages.calls.ts'
import { supporterMessagesMachine } from '#machines/cause-admin/supporter-messages/supporter-messages.machine.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

export function supporterMessagesWith({ api }: Parts, id: number) {
  return supporterMessagesMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(supporterMessageCalls.listSupporterMessages, { path: { id } })).details),
    },
  })
}
