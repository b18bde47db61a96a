import { fromPromise } from 'xstate'
import { pushCalls } from '#contract/account/push.calls.ts'
import { type FoundPush, pushNoticesMachine } from '#machines/account/push-notices/push-notices.machine.ts'
import {
  askForNotices,
  canShowNotices,
  endpointFor,
  noticesAllowed,
  subscribeToPush,
  unsubscribeFromPush,
} from '#web/platform/push.ts'
import type { Site } from '#web/site/site.ts'

async function look(api: Site['api']): Promise<FoundPush> {
  const { publicKey, endpoint } = (await api.ask(pushCalls.readPush)).details
  if (publicKey === null) return { state: 'notOffered', publicKey: '' }
  if (!canShowNotices()) return { state: 'unsupported', publicKey }
  if (noticesAllowed() === 'denied') return { state: 'blocked', publicKey }
  const isOn = noticesAllowed() === 'granted' && endpoint !== null && (await endpointFor(publicKey)) === endpoint
  return { state: isOn ? 'on' : 'off', publicKey }
}

export const pushNoticesWith = ({ api }: Pick<Site, 'api'>) =>
  pushNoticesMachine.provide({
    actors: {
      look: fromPromise(() => look(api)),
      askPermission: fromPromise(async () => askForNotices()),
      subscribe: fromPromise<void, { publicKey: string }>(async ({ input }) => {
        const body = await subscribeToPush(input.publicKey)
        try {
          await api.ask(pushCalls.savePush, { body })
        } catch (error) {
          // Nobody sends there: the browser gives the address back.
          await unsubscribeFromPush().catch(() => {})
          throw error
        }
      }),
      unsubscribe: fromPromise<void>(async () => {
        await api.ask(pushCalls.stopPush)
        await unsubscribeFromPush().catch(() => {}) // nobody sends there any more
      }),
    },
  })
