import type { FoundDonation } from '#contract/support/donation-record.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type DonationsFound, donationFinderMachine } from './donation-finder.machine.ts'

export const foundDonation: FoundDonation = {
  id: 'D0123456789ABCDEF012',
  person: 'supporter@farthing.example',
  causeName: 'Harrowden Hospice',
  shopName: 'Alder Home',
  bonusType: null,
  purchasedAt: '2026-10-12T10:00:00.000Z',
  spentPence: 15_000,
  donationPence: 6000,
  correctionPence: -4500,
  stage: 'paid',
}
export const newestFound: DonationsFound = { donations: [foundDonation], hasMore: true }
export const lastFound: DonationsFound = {
  donations: [{ ...foundDonation, id: 'D0123456789ABCDEF013', correctionPence: 0, stage: 'available' }],
  hasMore: false,
}

const sought = { order: 'NET-501', person: '', cause: '' }

export const donationFinderFixtures = fixturesFor(donationFinderMachine, {
  inputs: [{ sought: null }, { sought }],
  events: { 'donations.sought': [{ type: 'donations.sought', sought }], 'more.asked': [{ type: 'more.asked' }] },
  outcomes: { findDonations: { outputs: [newestFound, lastFound, { donations: [], hasMore: false }], fails: true } },
  within: (snapshot) => snapshot.context.donations.length <= 3,
  invariants: [
    [
      'what is shown was found',
      (snapshot) => !['shown', 'loadingMore', 'moreFailed'].includes(snapshot.value) || snapshot.context.donations.length > 0,
    ],
    ['nothing is nothing', (snapshot) => !snapshot.matches('empty') || snapshot.context.donations.length === 0],
    ['nothing is read before somebody asks', (snapshot) => !snapshot.hasTag('busy') || snapshot.context.sought !== null],
  ],
  pinned: [
    { name: 'nothing is read before it is asked for', input: 0, events: [], ends: 'closed' },
    { name: 'who comes back finds it again', input: 1, events: ['findDonations: done#1'], ends: 'shown', knows: { sought } },
    {
      name: 'found, then older ones',
      input: 0,
      events: ['donations.sought', 'findDonations: done#1', 'more.asked', 'findDonations: done#2'],
      ends: 'shown',
      knows: { donations: [...newestFound.donations, ...lastFound.donations], hasMore: false, pages: 2 },
    },
    {
      name: 'another search begins anew',
      input: 0,
      events: ['donations.sought', 'findDonations: done#1', 'donations.sought', 'findDonations: done#2'],
      ends: 'shown',
      knows: { donations: lastFound.donations, pages: 1 },
    },
    { name: 'nothing fits', input: 0, events: ['donations.sought', 'findDonations: done#3'], ends: 'empty' },
    {
      name: 'what is shown stays when the rest does not come',
      input: 0,
      events: [
        'donations.sought',
        'findDonations: done#1',
        'more.asked',
        'findDonations: error',
        'more.asked',
        'findDonations: done#2',
      ],
      ends: 'shown',
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['donations.sought', 'findDonations: error', 'donations.sought', 'findDonations: done#1'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['donations.sought', 'after: patience'], ends: 'failed' },
    { name: 'a search that fails says so', input: 1, events: ['findDonations: error'], ends: 'failed' },
    {
      name: 'where there are no older ones none are asked for',
      input: 1,
      events: ['findDonations: done#2'],
      ends: 'shown',
      refuses: ['more.asked'],
    },
    {
      name: 'older ones that are silent leave the rest',
      input: 1,
      events: ['findDonations: done#1', 'more.asked', 'after: patience'],
      ends: 'moreFailed',
      knows: { donations: newestFound.donations },
    },
    ...[['findDonations: done#1', 'more.asked', 'findDonations: error'], ['findDonations: done#3'], ['findDonations: error']].map(
      (before) => ({
        name: `what is sought now is looked for: after ${before.join(', ')}`,
        input: 1,
        events: [...before, 'donations.sought'],
        ends: 'loading',
        does: [`keepSought(${JSON.stringify({ sought })})`],
      }),
    ),
  ],
})
