import { fromPromise } from 'xstate'
import { bankDetailsCalls } from '#contract/cause-admin/bank-details.calls.ts'
import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import { proofCalls } from '#contract/sign-in/proof.calls.ts'
import { type BankChange, type BankOutcome, bankDetailsMachine } from '#machines/cause-admin/bank-details/bank-details.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { passwordRefusalIn } from '#web/ui/saving.ts'

/** What the server refuses is told by field, what somebody else has changed meanwhile by itself; any other failure throws. */
async function changing(work: () => Promise<{ details: PaymentMethods }>): Promise<BankOutcome> {
  try {
    return { kind: 'done', found: (await work()).details }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 409) return { kind: 'overtaken' }
    return passwordRefusalIn(error)
  }
}

export function bankDetailsWith({ api }: Pick<Site, 'api'>, id: number) {
  return bankDetailsMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(bankDetailsCalls.readPaymentMethods, { path: { id } })).details),
      save: fromPromise<BankOutcome, BankChange>(({ input: { fields, password, methodId } }) =>
        changing(async () => {
          if (!fields) throw new Error('There is nothing to save.')
          if (password) await api.ask(proofCalls.verifyPassword, { body: { password } })
          return methodId === null
            ? api.ask(bankDetailsCalls.addPaymentMethod, { path: { id }, body: fields })
            : api.ask(bankDetailsCalls.savePaymentMethod, { path: { id, methodId }, body: fields })
        }),
      ),
      undo: fromPromise<BankOutcome, { methodId: number | null }>(({ input: { methodId } }) =>
        changing(() => api.ask(bankDetailsCalls.undoPaymentMethod, { path: { id, methodId: methodId ?? 0 }, body: {} })),
      ),
    },
  })
}
