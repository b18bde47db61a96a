import { fromPromise } from 'xstate'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import type { SupportersWanted } from '#contract/cause-admin/supporter.ts'
import { limits } from '#contract/limits.ts'
import { supporterListMachine } from '#machines/cause-admin/supporter-list/supporter-list.machine.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

const queryOf = ({ part, order, name }: SupportersWanted) => ({
  ...(part === null ? {} : { part }),
  ...(order === 'newest' ? {} : { order }),
  ...(name === '' ? {} : { name }),
})

export function supporterListWith({ api }: Parts, id: number) {
  return supporterListMachine.provide({
    actors: {
      readSupporters: fromPromise(async ({ input: { before, ...wanted } }) => {
        const from = before === null ? {} : { exclusiveFromPosition: before }
        const query = { limit: limits.pageSizeSupporters, ...from, ...queryOf(wanted) }
        return (await api.ask(causeListCalls.listSupporters, { path: { id }, query })).details
      }),
    },
  })
}

/** */
export const readSupportersCsv = ({ api }: Parts, id: number, wanted: SupportersWanted, signal: AbortSignal) =>
  api.download(causeListCalls.listSupporters, { path: { id }, query: queryOf(wanted) }, signal)
