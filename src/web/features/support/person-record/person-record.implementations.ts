import { fromPromise } from 'xstate'
import { type PersonRecordFound, personRecordMachine } from '#machines/support/person-record/person-record.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/records.calls.ts')).recordCalls)

export function personRecordWith({ api }: Pick<Site, 'api'>, id: string, page: number) {
  return personRecordMachine.provide({
    actors: {
      read: fromPromise(async (): Promise<PersonRecordFound> => {
        try {
          return (await api.ask((await loadCalls()).readPersonRecord, { path: { userId: id }, query: { page } })).details
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { record: null }
          throw error
        }
      }),
    },
  })
}
