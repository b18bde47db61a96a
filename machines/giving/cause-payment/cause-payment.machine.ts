import { createActor, setup } from 'xstate'
import { limits } from '../../../src/contract/limits.ts'

export type CarryReason = 'underMinimum' | 'noBankDetails'

/** What a cause has at the end of a quarter, in pence, and whether we know where to send it. */
export interface Ledger {
  pence: number
  hasBankDetails: boolean
  /** G-027: the account is so new that its cause's other administrators may still undo it. */
  isHeld: boolean
}

export type CausePaymentEvent =
  | { type: 'ledger.counted'; ledger: Ledger }
  | { type: 'transfer.sent' }
  | { type: 'transfer.refused' }

/**
 * F-120, X-069, C-051: what becomes of one cause's money in a quarterly run. £15.00 is paid; less, or money without a bank account, is carried over whole. What would go to an
 * account that has just been changed waits until nobody can undo the change any more (G-027).
 */
export const causePaymentMachine = setup({
  types: {} as { events: CausePaymentEvent; tags: 'carried' },
  guards: {
    isUnderMinimum: (_, { ledger }: { ledger: Ledger }) => ledger.pence < limits.minimumPaymentPence,
    hasNoBank: (_, { ledger }: { ledger: Ledger }) => !ledger.hasBankDetails,
    isHeld: (_, { ledger }: { ledger: Ledger }) => ledger.isHeld,
  },
}).createMachine({
  id: 'causePayment',
  description: 'Whether a cause is paid at the end of a quarter, and why not.',
  initial: 'collecting',
  states: {
    collecting: {
      description: 'The money that we hold for the cause is counted.',
      on: {
        'ledger.counted': [
          { guard: { type: 'isUnderMinimum', params: ({ event }) => ({ ledger: event.ledger }) }, target: 'underMinimum' },
          { guard: { type: 'hasNoBank', params: ({ event }) => ({ ledger: event.ledger }) }, target: 'noBankDetails' },
          { guard: { type: 'isHeld', params: ({ event }) => ({ ledger: event.ledger }) }, target: 'held' },
          { target: 'paying' },
        ],
      },
    },
    held: {
      description: 'Its bank details have just been changed: the run counts again each day, until they are in force.',
      on: {
        'ledger.counted': [
          { guard: { type: 'hasNoBank', params: ({ event }) => ({ ledger: event.ledger }) }, target: 'noBankDetails' },
          { guard: { type: 'isHeld', params: ({ event }) => ({ ledger: event.ledger }) }, target: 'held' },
          { target: 'paying' },
        ],
      },
    },
    paying: {
      description: 'The bank transfer is under way.',
      on: { 'transfer.sent': { target: 'paid' }, 'transfer.refused': { target: 'noBankDetails' } },
    },
    paid: { description: 'The cause has the money, and a statement says for what.', type: 'final' },
    underMinimum: { description: 'Less than £15: all of it is carried over.', tags: 'carried', type: 'final' },
    noBankDetails: {
      description: 'Nobody has told us where to send it, or the bank refused: all of it is carried over.',
      tags: 'carried',
      type: 'final',
    },
  },
})

/** What the chart decides: `paying`, `held` until another day, or why the money is carried over. */
export function decidePayment(ledger: Ledger): 'paying' | 'held' | CarryReason {
  const actor = createActor(causePaymentMachine).start()
  actor.send({ type: 'ledger.counted', ledger })
  const after = actor.getSnapshot()
  if (after.matches('underMinimum')) return 'underMinimum'
  if (after.matches('noBankDetails')) return 'noBankDetails'
  return after.matches('held') ? 'held' : 'paying'
}
