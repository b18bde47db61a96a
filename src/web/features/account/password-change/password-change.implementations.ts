import { fromPromise } from 'xstate'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import { passwordChangeMachine } from '#machines/account/password-change/password-change.machine.ts'
import type { Site } from '#web/site/site.ts'
import { saving } from '#web/ui/saving.ts'
import { termsAgreement } from '../terms-agreement.ts'

type Parts = Pick<Site, 'api' | 'session'>

export function passwordChangeWith({ api }: Parts) {
  return passwordChangeMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(async () => {
          const { oldPassword = '', newPassword = '' } = fields ?? {}
          const body = {
            oldPassword,
            newPassword,
            ...termsAgreement('/account/settings/login-and-security', 'Save the new password'),
          }
          await api.ask(settingsCalls.savePassword, { body })
        }),
      ),
    },
  })
}
