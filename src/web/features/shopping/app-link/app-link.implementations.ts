import { fromPromise } from 'xstate'
import { type AppWay, appLinkMachine } from '#machines/shopping/app-link/app-link.machine.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadDetectDevice = lazyImport(async () => (await import('./detect-device.ts')).detectDevice)

/** The device gives the address to the app, which comes over the page. Where there is none nothing happens, and nobody says so. */
function open(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}

export const appLinkWith = ({ app, browser }: Pick<Site, 'app' | 'browser'>) =>
  appLinkMachine.provide({
    actors: {
      detectDevice: fromPromise(async () => (await loadDetectDevice())(app)),
      openApp: fromPromise<void, { way: AppWay | null }>(async ({ input, signal }) => {
        const address = input.way?.opens
        if (!address) throw new Error('Nothing is known to open the app here.')
        const { promise, resolve } = Promise.withResolvers<void>()
        const stop = browser.onHidden(resolve)
        signal.addEventListener('abort', stop)
        open(address)
        await promise
        stop()
      }),
    },
  })
