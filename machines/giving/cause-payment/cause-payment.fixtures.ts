import { fixturesFor } from '../../fixtures.ts'
import { causePaymentMachine } from './cause-payment.machine.ts'

export const causePaymentFixtures = fixturesFor(causePaymentMachine, {
  inputs: [undefined],
  events: {
    'ledger.counted': [
      { type: 'ledger.counted', ledger: { pence: 1500, hasBankDetails: true, isHeld: false } },
      { type: 'ledger.counted', ledger: { pence: 1499, hasBankDetails: true, isHeld: false } },
      { type: 'ledger.counted', ledger: { pence: 1500, hasBankDetails: false, isHeld: false } },
      { type: 'ledger.counted', ledger: { pence: 1499, hasBankDetails: false, isHeld: false } },
      { type: 'ledger.counted', ledger: { pence: 1500, hasBankDetails: true, isHeld: true } },
    ],
    'transfer.sent': [{ type: 'transfer.sent' }],
    'transfer.refused': [{ type: 'transfer.refused' }],
  },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'X-069 £15.00 is paid', input: 0, events: ['ledger.counted#1', 'transfer.sent'], ends: 'paid' },
    { name: 'X-069 £14.99 is carried over', input: 0, events: ['ledger.counted#2'], ends: 'underMinimum' },
    { name: 'X-069 without a bank account it is carried over', input: 0, events: ['ledger.counted#3'], ends: 'noBankDetails' },
    {
      name: 'G-027 a new account waits, and is paid once it is in force',
      input: 0,
      events: ['ledger.counted#5', 'ledger.counted#5', 'ledger.counted#1', 'transfer.sent'],
      ends: 'paid',
    },
    {
      name: 'G-027 a first account that is undone leaves nothing to pay to',
      input: 0,
      events: ['ledger.counted#5', 'ledger.counted#3'],
      ends: 'noBankDetails',
    },
    { name: 'a bank that says no', input: 0, events: ['ledger.counted#1', 'transfer.refused'], ends: 'noBankDetails' },
  ],
})
