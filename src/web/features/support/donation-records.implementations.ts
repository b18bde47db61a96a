import { fromPromise } from 'xstate'
import { type DonationsFound, donationFinderMachine } from '#machines/support/donation-finder/donation-finder.machine.ts'
import { donationRecordMachine, type RecordFound } from '#machines/support/donation-record/donation-record.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = async () => (await import('#contract/support/donation-records.calls.ts')).donationRecordCalls

export function donationFinderWith({ api }: Pick<Site, 'api'>) {
  return donationFinderMachine.provide({
    actors: {
      findDonations: fromPromise(async ({ input: { sought, page } }): Promise<DonationsFound> => {
        const given = Object.fromEntries(Object.entries(sought ?? {}).filter(([, text]) => text !== ''))
        return (await api.ask((await loadCalls()).findDonations, { query: { ...given, page } })).details
      }),
    },
  })
}

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
