import { fromPromise } from 'xstate'
import { accountDeletionCalls } from '#contract/account/account-deletion.calls.ts'
import { proofCalls } from '#contract/sign-in/proof.calls.ts'
import { accountDeletionMachine, type DeletionOutcome } from '#machines/account/account-deletion/account-deletion.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { passwordRefusalIn } from '#web/ui/saving.ts'

const has = (error: unknown, code: string) => error instanceof ApiFailure && error.code === code

export function accountDeletionWith({ api }: Pick<Site, 'api'>) {
  return accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise(async ({ input: { password } }): Promise<DeletionOutcome> => {
        try {
          if (password) await api.ask(proofCalls.verifyPassword, { body: { password } })
          const { deletedOn } = (await api.ask(accountDeletionCalls.deleteAccount, { body: {} })).details
          return { kind: 'closed', deletedOn }
        } catch (error) {
          if (has(error, 'onlyAdmin')) return { kind: 'onlyAdmin' }
          return passwordRefusalIn(error)
        }
      }),
    },
  })
}
