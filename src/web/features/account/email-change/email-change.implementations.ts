import { fromPromise } from 'xstate'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import { type CodeOutcome, emailChangeMachine } from '#machines/account/email-change/email-change.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { saving } from '#web/ui/saving.ts'
import { termsAgreement } from '../terms-agreement.ts'

type Parts = Pick<Site, 'api' | 'session'>

const has = (error: unknown, code: string) => error instanceof ApiFailure && error.code === code

export function emailChangeWith({ api, session }: Parts) {
  return emailChangeMachine.provide({
    actors: {
      saveEmail: fromPromise(({ input: { email } }) =>
        saving(() =>
          api.ask(settingsCalls.saveEmail, {
            body: { email, ...termsAgreement('/account/settings/login-and-security', 'Mail me a code') },
          }),
        ),
      ),
      confirmEmail: fromPromise(async ({ input: { code } }): Promise<CodeOutcome> => {
        try {
          const outcome = await saving(() => api.ask(settingsCalls.confirmEmail, { body: { code } }))
          if (outcome.kind === 'saved') await session.reload()
          return outcome
        } catch (error) {
          if (has(error, 'linkExpired')) return { kind: 'expired' }
          throw error
        }
      }),
    },
  })
}
