import { declineReasons } from '../../../src/contract/entities/donation.ts'
import { fixturesFor } from '../../fixtures.ts'
import { type DonationEvent, donationMachine } from './donation.machine.ts'

export const donationFixtures = fixturesFor(donationMachine, {
  inputs: [{ donationPence: 225, declineReason: null }],
  events: {
    'returns.closed': [{ type: 'returns.closed' }],
    'retailer.confirmed': [{ type: 'retailer.confirmed' }],
    'retailer.adjusted': [
      { type: 'retailer.adjusted', donationPence: 112 },
      { type: 'retailer.adjusted', donationPence: 0 },
    ],
    'retailer.declined': declineReasons.map(
      (reason): Extract<DonationEvent, { type: 'retailer.declined' }> => ({ type: 'retailer.declined', reason }),
    ),
    'funds.received': [{ type: 'funds.received' }],
    'run.joined': [{ type: 'run.joined' }],
    'run.left': [{ type: 'run.left' }],
    'run.paid': [{ type: 'run.paid' }],
  },
  outcomes: {},
  invariants: [
    [
      'a donation counts as raised exactly when it is pending or confirmed (F-100)',
      (snapshot) => snapshot.hasTag('raised') === (snapshot.hasTag('pending') || snapshot.hasTag('confirmed')),
    ],
    [
      'a declined donation has a reason (F-099)',
      (snapshot) => !snapshot.hasTag('declined') || snapshot.context.declineReason !== null,
    ],
    ['a raised donation is worth something', (snapshot) => !snapshot.hasTag('raised') || snapshot.context.donationPence > 0],
  ],
  pinned: [
    {
      name: 'F-098 from the purchase to the bank',
      input: 0,
      events: ['returns.closed', 'retailer.confirmed', 'funds.received', 'run.joined', 'run.paid'],
      ends: { confirmed: 'paid' },
    },
    { name: 'F-099 a return of everything declines it', input: 0, events: ['retailer.adjusted#2'], ends: 'declined' },
    {
      name: 'only money that we hold enters a run (X-070)',
      input: 0,
      events: ['retailer.confirmed'],
      ends: { confirmed: 'awaitingFunds' },
    },
  ],
})
