import { fromPromise } from 'xstate'
import {
  passwordResetMachine,
  type ResetOutcome,
  type ResetRequest,
} from '#machines/sign-in/password-reset/password-reset.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = lazyImport(async () => (await import('#contract/sign-in/sign-in.calls.ts')).signInCalls)

export function passwordResetWith({ api }: Pick<Site, 'api'>, forward: string | null, link: string) {
  return passwordResetMachine.provide({
    actors: {
      requestReset: fromPromise(async ({ input }): Promise<ResetRequest> => {
        try {
          await api.ask((await loadCalls()).requestPasswordReset, {
            body: { email: input.email, ...(forward === null ? {} : { forwardUrl: forward }) },
          })
          return 'sent'
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 429) return 'tooMany'
          throw error
        }
      }),
      resetPassword: fromPromise(async ({ input }): Promise<ResetOutcome> => {
        try {
          const path = { passwordResetId: link }
          await api.ask((await loadCalls()).resetPassword, { path, body: { newPassword: input.password } })
          return 'saved'
        } catch (error) {
          if (error instanceof ApiFailure && error.code === 'linkInvalid') return 'invalid'
          if (error instanceof ApiFailure && error.fields.newPassword?.match(/^password(Common|Own)$/)) return 'common'
          throw error
        }
      }),
    },
  })
}
