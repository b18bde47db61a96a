import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import type { Preferences } from '#contract/account/user.ts'
import { preferencesMachine } from '#machines/account/preferences/preferences.machine.ts'
import type { Site } from '#web/site/site.ts'
import { termsAgreement } from '../terms-agreement.ts'

type Parts = Pick<Site, 'api' | 'session'>

export function preferencesWith({ api, session }: Parts) {
  return preferencesMachine.provide({
    actors: {
      readPreferences: fromPromise(async () => (await api.ask(accountCalls.readMe)).details.preferences),
      savePreferences: fromPromise<void, { preferences: Preferences | null }>(async ({ input: { preferences } }) => {
        const body = { preferences: preferences ?? {}, ...termsAgreement('/account/settings/preferences', 'Save') }
        await api.ask(settingsCalls.savePreferences, { body })
        await session.reload()
      }),
    },
  })
}
