import { fromPromise } from 'xstate'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import { profileEditMachine } from '#machines/account/profile-edit/profile-edit.machine.ts'
import type { Site } from '#web/site/site.ts'
import { saving } from '#web/ui/saving.ts'
import { termsAgreement } from '../terms-agreement.ts'

type Parts = Pick<Site, 'api' | 'session'>

export function profileEditWith({ api, session }: Parts) {
  return profileEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(async () => {
          const body = { ...fields, ...termsAgreement('/account/settings/personal-details', 'Save') }
          await api.ask(settingsCalls.saveProfile, { body })
          await session.reload()
        }),
      ),
    },
  })
}
