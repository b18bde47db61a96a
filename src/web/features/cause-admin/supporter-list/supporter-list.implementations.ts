import { fromPromise } from 'xstate'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { limits } from '#contract/limits.ts'
import { supporterListMachine } from '#machines/cause-admin/supporter-list/supporter-list.machine.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

export function supporterListWith({ api }: Parts, id: number) {
  return supporterListMachine.provide({
    actors: {
      readSupporters: fromPromise(async ({ input: { before } }) => {
        const query = { limit: limits.pageSizeSupporters, ...(before === null ? {} : { exclusiveFromPosition: before }) }
        return (await api.ask(causeListCalls.listSupporters, { path: { id }, query })).details
      }),
    },
  })
}

/** */
export const readSupportersCsv = ({ api }: Parts, id: number, signal: AbortSignal) =>
  api.download(causeListCalls.listSupporters, { path: { id }, query: {} }, signal)
