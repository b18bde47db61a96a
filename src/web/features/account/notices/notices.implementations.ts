import { fromPromise } from 'xstate'
import { noticeCalls } from '#contract/account/notices.calls.ts'
import { noticesMachine } from '#machines/account/notices/notices.machine.ts'
import type { Site } from '#web/site/site.ts'

export function noticesWith({ api, session }: Pick<Site, 'api' | 'session'>) {
  return noticesMachine.provide({
    actors: {
      readNotices: fromPromise(async () => (await api.ask(noticeCalls.listNotices)).details),
      markRead: fromPromise<void, { upTo: number }>(async ({ input: { upTo } }) => {
        await api.ask(noticeCalls.markNoticesRead, { body: { upTo } })
        await session.reload()
      }),
      readMore: fromPromise(
        async ({ input: { lastId } }) => (await api.ask(noticeCalls.listNotices, { query: { lastId } })).details,
      ),
    },
  })
}
