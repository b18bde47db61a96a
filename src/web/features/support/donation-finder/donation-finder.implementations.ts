import { fromPromise } from 'xstate'
import { type DonationsFound, donationFinderMachine } from '#machines/support/donation-finder/donation-finder.machine.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/donation-records.calls.ts')).donationRecordCalls)

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
