import { fromPromise } from 'xstate'
import { donationRecordMachine, type RecordFound } from '#machines/support/donation-record/donation-record.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/donation-records.calls.ts')).donationRecordCalls)

export function donationRecordWith({ api }: Pick<Site, 'api'>, id: string) {
  return donationRecordMachine.provide({
    actors: {
      read: fromPromise(async (): Promise<RecordFound> => {
        try {
          return (await api.ask((await loadCalls()).readDonationRecord, { path: { transactionId: id } })).details
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { donation: null }
          throw error
        }
      }),
    },
  })
}
