import { fromPromise } from 'xstate'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import { causeSwitchMachine, type SwitchCause, type SwitchOutcome } from '#machines/account/cause-switch/cause-switch.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api' | 'session'>

export function causeSwitchWith({ api, session }: Parts) {
  return causeSwitchMachine.provide({
    actors: {
      saveCause: fromPromise<SwitchOutcome, { cause: SwitchCause | null }>(async ({ input: { cause } }) => {
        if (!cause) return 'notTaking'
        try {
          await api.ask(settingsCalls.chooseCause, { body: { causeId: cause.id } })
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return 'notTaking'
          throw error
        }
        await session.reload()
        return 'saved'
      }),
    },
  })
}
