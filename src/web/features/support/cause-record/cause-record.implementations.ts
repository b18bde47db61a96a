import { fromPromise } from 'xstate'
import { type CauseRecordFound, causeRecordMachine } from '#machines/support/cause-record/cause-record.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/records.calls.ts')).recordCalls)

export function causeRecordWith({ api }: Pick<Site, 'api'>, id: string, page: number) {
  return causeRecordMachine.provide({
    actors: {
      read: fromPromise(async (): Promise<CauseRecordFound> => {
        try {
          return (await api.ask((await loadCalls()).readCauseRecord, { path: { id: id }, query: { page } })).details
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { record: null }
          throw error
        }
      }),
    },
  })
}
