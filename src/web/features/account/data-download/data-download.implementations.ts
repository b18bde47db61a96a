import { fromPromise } from 'xstate'
import { dataDownloadCalls } from '#contract/account/data-download.calls.ts'
import { type DownloadOutcome, dataDownloadMachine } from '#machines/account/data-download/data-download.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { unlessDeclined } from '#web/ui/saving.ts'

export function dataDownloadWith({ api, browser }: Pick<Site, 'api' | 'browser'>) {
  return dataDownloadMachine.provide({
    actors: {
      readFiles: fromPromise(async () => (await api.ask(dataDownloadCalls.readDataFiles)).details),
      requestData: fromPromise<void>(async () => {
        const at = new Date(browser.now()).toISOString()
        const body = { request_time: at, request_type: 'archive', ticket_creation_time: at }
        await unlessDeclined(() => api.ask(dataDownloadCalls.requestData, { body }))
      }),
      download: fromPromise<DownloadOutcome, { id: string }>(async ({ input: { id } }) => {
        try {
          await unlessDeclined(async () => {
            const { details } = await api.ask(dataDownloadCalls.readDataFile, { path: { fileId: id } })
            location.assign(details.address)
          })
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return 'expired'
          throw error
        }
        return 'begun'
      }),
    },
  })
}
