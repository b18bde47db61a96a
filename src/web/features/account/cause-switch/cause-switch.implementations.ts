import { fromPromise } from 'xstate'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import { causeSwitchMachine, type SwitchCause } from '#machines/account/cause-switch/cause-switch.machine.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api' | 'session'>

export function causeSwitchWith({ api, session }: Parts) {
  return causeSwitchMachine.provide({
    actors: {
      saveCause: fromPromise<void, { cause: SwitchCause | null }>(async ({ input: { cause } }) => {
        if (!cause) return
        await api.ask(settingsCalls.chooseCause, { body: { causeId: cause.id } })
        await session.reload()
      }),
    },
  })
}
