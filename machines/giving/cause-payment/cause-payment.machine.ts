import { createActor, setup } from 'xstate'
import { type WaitingReason, waitingReasons } from '#contract/cause-admin/statement.ts'
import { limits } from '#contract/limits.ts'

/** What a cause has when a payment run is prepared, in pence (what shops have taken back is subtracted), and whether and where it can be paid. */
export interface Ledger {
  pence: number
  hasBankDetails: boolean
  /** Without an account, but with the address for cheques of former times. */
  isCheque: boolean
  /** G-027: the account is so new that its cause's other administrators may still undo it. */
  isHeld: boolean
  /** The bank has refused this very account. */
  isRefused: boolean
  /** We do not know yet that the cause is what it says. */
  isBeingChecked: boolean
  /** G-030: the cause has closed, so that nothing more comes to make up the minimum: whatever there is is paid. */
  isLast: boolean
}

export type CausePaymentEvent =
  | { type: 'ledger.counted'; ledger: Ledger }
  | { type: 'transfer.sent' }
  | { type: 'transfer.refused' }

const counted = [
  { guard: { type: 'isBelowZero', params: ({ event }: Counted) => ({ ledger: event.ledger }) }, target: 'belowZero' },
  { guard: { type: 'isUnderMinimum', params: ({ event }: Counted) => ({ ledger: event.ledger }) }, target: 'underMinimum' },
  { guard: { type: 'isBeingChecked', params: ({ event }: Counted) => ({ ledger: event.ledger }) }, target: 'beingChecked' },
  { guard: { type: 'isCheque', params: ({ event }: Counted) => ({ ledger: event.ledger }) }, target: 'cheque' },
  { guard: { type: 'hasNoBank', params: ({ event }: Counted) => ({ ledger: event.ledger }) }, target: 'noBankDetails' },
  { guard: { type: 'isRefused', params: ({ event }: Counted) => ({ ledger: event.ledger }) }, target: 'accountRefused' },
  { guard: { type: 'isHeld', params: ({ event }: Counted) => ({ ledger: event.ledger }) }, target: 'held' },
  { target: 'paying' },
] as const
type Counted = { event: { type: 'ledger.counted'; ledger: Ledger } }

/**
 * F-120, X-069, C-051: what becomes of one cause's money in a quarterly run. £15.00 is paid; less, or money without a bank account, is carried over whole. What would go to an
 * account that has just been changed waits until nobody can undo the change any more (G-027), and so does what would go to a cause that is being checked. A cause that has closed is paid
 * whatever it has (G-030). Only the bank makes it paid.
 */
export const causePaymentMachine = setup({
  types: {} as { events: CausePaymentEvent; tags: 'carried' | 'waiting' },
  guards: {
    isBelowZero: (_, { ledger }: { ledger: Ledger }) => ledger.pence < 0,
    isUnderMinimum: (_, { ledger }: { ledger: Ledger }) => ledger.pence < (ledger.isLast ? 1 : limits.minimumPaymentPence),
    isBeingChecked: (_, { ledger }: { ledger: Ledger }) => ledger.isBeingChecked,
    isCheque: (_, { ledger }: { ledger: Ledger }) => !ledger.hasBankDetails && ledger.isCheque,
    hasNoBank: (_, { ledger }: { ledger: Ledger }) => !ledger.hasBankDetails,
    isRefused: (_, { ledger }: { ledger: Ledger }) => ledger.isRefused,
    isHeld: (_, { ledger }: { ledger: Ledger }) => ledger.isHeld,
  },
}).createMachine({
  id: 'causePayment',
  description: 'Whether a cause is paid each quarter, and if not, why.',
  initial: 'collecting',
  states: {
    collecting: { description: 'The money that we hold for the cause is counted.', on: { 'ledger.counted': counted } },
    held: {
      description: 'Its bank details have just been changed: it is counted again each day, until they are in force.',
      tags: 'waiting',
      on: { 'ledger.counted': counted },
    },
    beingChecked: {
      description: 'Whether it is what it says is being checked: it is counted again each day, until that is decided.',
      tags: 'waiting',
      on: { 'ledger.counted': counted },
    },
    paying: {
      description: 'It stands in a payment run, and the bank has not answered.',
      on: { 'transfer.sent': { target: 'paid' }, 'transfer.refused': { target: 'collecting' } },
    },
    paid: { description: 'The cause has the money, and a statement says for what.', type: 'final' },
    underMinimum: { description: 'Less than £15: all of it is carried over.', tags: 'carried', type: 'final' },
    belowZero: {
      description: 'Shops have taken back more than has come in: the difference is carried over.',
      tags: 'carried',
      type: 'final',
    },
    cheque: {
      description: 'We only have an address for cheques, which nobody is paid by any more: all of it is carried over.',
      tags: 'carried',
      type: 'final',
    },
    noBankDetails: {
      description: 'Nobody has told us where to send it: all of it is carried over.',
      tags: 'carried',
      type: 'final',
    },
    accountRefused: {
      description: 'The bank has refused this account before: all of it is carried over until there is another.',
      tags: 'carried',
      type: 'final',
    },
  },
})

/** What the chart decides: `paying`, or why the cause is not paid now. */
export function decidePayment(ledger: Ledger): 'paying' | WaitingReason {
  const actor = createActor(causePaymentMachine).start()
  actor.send({ type: 'ledger.counted', ledger })
  const after = actor.getSnapshot()
  return waitingReasons.find((reason) => after.matches(reason)) ?? 'paying'
}

/** Whether it is looked at again on another day of the same quarter, and not carried over to the next. */
export const mayStillBePaid = (reason: WaitingReason): boolean =>
  causePaymentMachine.resolveState({ value: reason, context: {} }).hasTag('waiting')
