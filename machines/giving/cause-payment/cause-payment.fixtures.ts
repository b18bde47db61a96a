import { fixturesFor } from '#machines/fixtures.ts'
import { causePaymentJourneys } from './cause-payment.journeys.ts'
import { type CausePaymentEvent, causePaymentMachine, type Ledger } from './cause-payment.machine.ts'

const ledger = (changes: Partial<Ledger>): Extract<CausePaymentEvent, { type: 'ledger.counted' }> => ({
  type: 'ledger.counted',
  ledger: {
    pence: 1500,
    hasBankDetails: true,
    isCheque: false,
    isHeld: false,
    isRefused: false,
    isBeingChecked: false,
    isLast: false,
    ...changes,
  },
})

export const causePaymentFixtures = fixturesFor(causePaymentMachine, {
  items: 'F-120',
  inputs: [undefined],
  events: {
    'ledger.counted': [
      ledger({}),
      ledger({ pence: 1499 }),
      ledger({ hasBankDetails: false }),
      ledger({ pence: 1499, hasBankDetails: false }),
      ledger({ isHeld: true }),
      ledger({ pence: -1 }),
      ledger({ hasBankDetails: false, isCheque: true }),
      ledger({ isCheque: true }),
      ledger({ isRefused: true, isHeld: true }),
      ledger({ isBeingChecked: true, hasBankDetails: false }),
      ledger({ pence: 1, isLast: true }),
      ledger({ pence: -1, isLast: true }),
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
    {
      name: 'a bank that says no: the account is not tried again',
      input: 0,
      events: ['ledger.counted#1', 'transfer.refused', 'ledger.counted#9'],
      ends: 'accountRefused',
    },
    { name: 'shops took back more than there is', input: 0, events: ['ledger.counted#6'], ends: 'belowZero' },
    {
      name: 'G-030 a penny of a cause that has closed is paid',
      input: 0,
      events: ['ledger.counted#11', 'transfer.sent'],
      ends: 'paid',
    },
    { name: 'G-030 but never less than nothing', input: 0, events: ['ledger.counted#12'], ends: 'belowZero' },
    { name: 'an address for cheques is no account', input: 0, events: ['ledger.counted#7'], ends: 'cheque' },
    { name: 'nor does it keep from being paid', input: 0, events: ['ledger.counted#8'], ends: 'paying' },
    {
      name: 'a cause that is being checked waits, and is paid once it is confirmed',
      input: 0,
      events: ['ledger.counted#10', 'ledger.counted#1', 'transfer.sent'],
      ends: 'paid',
    },
    ...causePaymentJourneys,
  ],
})
