import { declineReasons } from '#contract/giving/donation.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { donationJourneys } from './donation.journeys.ts'
import { type DonationEvent, donationMachine } from './donation.machine.ts'

export const donationFixtures = fixturesFor(donationMachine, {
  items: 'F-097',
  inputs: [{ spentPence: 9000, donationPence: 225, correctionPence: 0, declineReason: null }],
  events: {
    'returns.closed': [{ type: 'returns.closed' }],
    'retailer.confirmed': [{ type: 'retailer.confirmed' }],
    'retailer.adjusted': [
      { type: 'retailer.adjusted', spentPence: 4500, donationPence: 112 },
      { type: 'retailer.adjusted', spentPence: 0, donationPence: 0 },
      { type: 'retailer.adjusted', spentPence: 9000, donationPence: 225 },
    ],
    'retailer.declined': declineReasons.map(
      (reason): Extract<DonationEvent, { type: 'retailer.declined' }> => ({ type: 'retailer.declined', reason }),
    ),
    'funds.received': [{ type: 'funds.received' }],
    'run.joined': [{ type: 'run.joined' }],
    'run.left': [{ type: 'run.left' }],
    'run.paid': [{ type: 'run.paid' }],
    'run.returned': [{ type: 'run.returned' }],
    'bonus.withdrawn': [{ type: 'bonus.withdrawn' }],
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
    [
      'a purchase that was given back before it was paid raises nothing (F-099)',
      (snapshot) =>
        !snapshot.hasTag('raised') ||
        snapshot.context.spentPence > 0 ||
        snapshot.context.donationPence === -snapshot.context.correctionPence,
    ],
    [
      'only what a payment has taken is corrected, never below nothing',
      ({ context }) => context.correctionPence >= -context.donationPence,
    ],
    ['what was paid keeps its amount', (snapshot) => !snapshot.hasTag('paid') || snapshot.context.donationPence > 0],
  ],
  pinned: [
    {
      name: 'paid, sent back by the bank, and paid with a later run',
      input: 0,
      events: ['retailer.confirmed', 'funds.received', 'run.joined', 'run.paid', 'run.returned', 'run.joined', 'run.paid'],
      ends: { confirmed: 'paid' },
    },
    {
      name: 'F-098 from the purchase to the bank',
      input: 0,
      events: ['returns.closed', 'retailer.confirmed', 'funds.received', 'run.joined', 'run.paid'],
      ends: { confirmed: 'paid' },
    },
    { name: 'F-099 a return of everything declines it', input: 0, events: ['retailer.adjusted#2'], ends: 'declined' },
    {
      name: 'F-099 a return of everything that the shop then takes back is looked at again, and paid',
      input: 0,
      events: ['retailer.adjusted#2', 'retailer.adjusted#3', 'retailer.confirmed', 'funds.received'],
      ends: { confirmed: 'available' },
      knows: { spentPence: 9000, donationPence: 225, declineReason: null },
    },
    {
      name: 'what is taken back before a run is declined',
      input: 0,
      events: ['retailer.confirmed', 'funds.received', 'retailer.declined#1'],
      ends: 'declined',
    },
    {
      name: 'what is taken back after the payment stays paid, and is corrected',
      input: 0,
      events: ['retailer.confirmed', 'funds.received', 'run.joined', 'run.paid', 'retailer.declined#1'],
      ends: { confirmed: 'paid' },
      knows: { donationPence: 225, correctionPence: -225, declineReason: 'returned' },
    },
    {
      name: 'the last word after a payment counts',
      input: 0,
      events: ['retailer.confirmed', 'funds.received', 'run.joined', 'retailer.adjusted#2', 'run.paid', 'retailer.adjusted#1'],
      ends: { confirmed: 'paid' },
      knows: { spentPence: 4500, donationPence: 225, correctionPence: -113, declineReason: null },
    },
    {
      name: 'what a bank sent back and a shop has corrected is only corrected further',
      input: 0,
      events: ['retailer.confirmed', 'funds.received', 'run.joined', 'retailer.adjusted#1', 'run.left', 'retailer.declined#2'],
      ends: { confirmed: 'available' },
      knows: { donationPence: 225, correctionPence: -225 },
    },
    {
      name: 'a bonus that stood only on a purchase which was taken back waits for another',
      input: 0,
      events: ['retailer.confirmed', 'funds.received', 'bonus.withdrawn'],
      ends: { pending: 'tracked' },
    },
    {
      name: 'only money that we hold enters a run (X-070)',
      input: 0,
      events: ['retailer.confirmed'],
      ends: { confirmed: 'awaitingFunds' },
    },
    ...donationJourneys,
  ],
})
