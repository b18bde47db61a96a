import { fromPromise } from 'xstate'
import { deviceCalls } from '#contract/session/devices.calls.ts'
import type { Device } from '#contract/session/session.ts'
import { devicesMachine } from '#machines/session/devices/devices.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

export function devicesWith({ api }: Pick<Site, 'api'>) {
  return devicesMachine.provide({
    actors: {
      readDevices: fromPromise(async () => (await api.ask(deviceCalls.listDevices)).details.devices),
      endDevice: fromPromise<void, { device: Device | null }>(async ({ input: { device } }) => {
        if (!device) return
        try {
          await api.ask(deviceCalls.endDevice, { path: { deviceId: device.id } })
        } catch (error) {
          // Gone already is what was wanted.
          if (!(error instanceof ApiFailure) || error.status !== 404) throw error
        }
      }),
      endAllDevices: fromPromise<void>(async () => void (await api.ask(deviceCalls.endAllDevices))),
    },
  })
}
