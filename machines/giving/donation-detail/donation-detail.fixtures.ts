import { fixturesFor } from '#machines/fixtures.ts'
import { type DonationFound, donationDetailMachine } from './donation-detail.machine.ts'

const outcomes = {
  found: {
    kind: 'found',
    transaction: {
      id: 'D1',
      retailerName: 'Alder Home',
      retailerSlug: 'alder-home',
      retailerCategory: 'Home and garden',
      retailerSector: 'goods',
      causeName: 'Harrowden Hospice',
      purchasedAt: '2026-11-01T12:00:00.000Z',
      spentPence: 4999,
      donationPence: 225,
      correctionPence: 0,
      stage: 'tracked',
      purchaseType: 'online',
      bonus: null,
      declineReason: null,
      paidAt: null,
      timeline: [{ stage: 'tracked', at: '2026-11-01T12:00:00.000Z', by: 'network', amountPence: 225, correctionPence: null }],
      nextBy: '2026-11-15T12:00:00.000Z',
      expected: [],
      terms: null,
      outlook: null,
    },
  },
  unknown: { kind: 'unknown' },
} satisfies { [Kind in DonationFound['kind']]: Extract<DonationFound, { kind: Kind }> }

export const donationDetailFixtures = fixturesFor(donationDetailMachine, {
  items: 'F-108',
  inputs: [{ id: 'D1' }],
  events: { 'detail.refreshed': [{ type: 'detail.refreshed' }] },
  outcomes: { readDonation: { outputs: Object.values(outcomes), fails: true } },
  invariants: [['what is shown was found', (snapshot) => !snapshot.matches('shown') || snapshot.context.transaction !== null]],
  pinned: [
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readDonation: error', 'detail.refreshed', 'readDonation: done#1'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    { name: 'a donation of nobody, or somebody else, is none', input: 0, events: ['readDonation: done#2'], ends: 'unknown' },
    {
      name: 'whatever is shown is read again on demand',
      input: 0,
      events: ['readDonation: done#2', 'detail.refreshed', 'readDonation: done#1', 'detail.refreshed'],
      ends: 'loading',
    },
  ],
})
