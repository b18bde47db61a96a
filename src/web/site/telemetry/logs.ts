import { createActor, fromPromise } from 'xstate'
import { telemetryCalls } from '#contract/telemetry/telemetry.calls.ts'
import { type LogEntry, logShipperMachine } from '#machines/telemetry/log-shipper/log-shipper.machine.ts'
import type { Api } from '#web/api/client.ts'
import type { Browser } from '#web/platform/browser.ts'
import { onReport } from '#web/platform/report.ts'
import { scrubText } from './scrub.ts'

/** F-173: ships what `report` is told. Its own failures are not reported: a log that logs itself never ends. */
export function shipLogs({ api, browser, url }: { api: Api; browser: Browser; url: string }): void {
  const shipper = createActor(
    logShipperMachine.provide({
      actors: {
        sendLogs: fromPromise<void, { entries: LogEntry[] }>(
          async ({ input }) => void (await api.ask(telemetryCalls.sendLogs, { body: input.entries })),
        ),
      },
      actions: { sendBeacon: ({ context }) => browser.beacon(url, context.sending) },
    }),
  ).start()
  onReport(({ level, message, stack }) =>
    shipper.send({
      type: 'line.logged',
      entry: {
        service: 'website',
        msg: scrubText(message),
        level,
        ...(stack ? { stacktrace: scrubText(stack) } : {}),
        timestamp: browser.now(),
        logger: 'page',
        medium: 'browser',
      },
    }),
  )
  browser.onHidden(() => shipper.send({ type: 'page.hidden' }))
}
