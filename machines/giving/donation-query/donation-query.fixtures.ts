import { fixturesFor } from '#machines/fixtures.ts'
import type { DonationFound } from '../donation-detail/donation-detail.machine.ts'
import { donationQueryMachine, type QuerySent } from './donation-query.machine.ts'

const found: DonationFound = {
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
    stage: 'declined',
    purchaseType: 'online',
    bonus: null,
    declineReason: 'returned',
    paidAt: null,
    timeline: [],
    nextBy: null,
    expected: [],
    terms: null,
    outlook: null,
  },
}
const sent: QuerySent[] = [
  { kind: 'received', submissionId: 'CL-7K2M9QXB', answerBy: '2026-11-28T10:00:00.000Z' },
  { kind: 'refused', fields: { reason: 'notDeclined' } },
  { kind: 'offline' },
  { kind: 'refused', fields: { comment: 'commentTooLong' } },
]

const asked = ['readDonation: done#1', 'reason.chosen']

export const donationQueryFixtures = fixturesFor(donationQueryMachine, {
  items: 'F-118',
  inputs: [{ id: 'D1' }],
  events: {
    'detail.refreshed': [{ type: 'detail.refreshed' }],
    'reason.chosen': [{ type: 'reason.chosen', reason: 'declined' }],
    'details.submitted': [{ type: 'details.submitted', details: { comment: 'I used no voucher' } }],
    'connection.returned': [{ type: 'connection.returned' }],
    'submission.retried': [{ type: 'submission.retried' }],
    'step.back': [{ type: 'step.back' }],
    'step.shown': [
      { type: 'step.shown', step: 'reason' },
      { type: 'step.shown', step: 'details' },
    ],
  },
  outcomes: {
    readDonation: { outputs: [found, { kind: 'unknown' } satisfies DonationFound], fails: true },
    sendQuery: { outputs: sent, fails: true },
    watchConnection: { outputs: [], fails: false },
  },
  invariants: [
    ['nothing is sent without a reason', (snapshot) => !snapshot.matches('submitting') || snapshot.context.reason !== null],
    [
      'a reference is shown exactly at the end',
      (snapshot) => snapshot.matches('success') === (snapshot.context.received !== null),
    ],
  ],
  pinned: [
    {
      name: 'F-118 reason, details, reference',
      input: 0,
      events: ['readDonation: done#1', 'reason.chosen', 'details.submitted', 'sendQuery: done#1'],
      ends: 'success',
    },
    {
      name: 'E-056 a failure can be tried again',
      input: 0,
      events: [
        'readDonation: done#1',
        'reason.chosen',
        'details.submitted',
        'sendQuery: error',
        'submission.retried',
        'sendQuery: done#1',
      ],
      ends: 'success',
    },
    {
      name: 'kept while the network is away',
      input: 0,
      events: ['readDonation: done#1', 'reason.chosen', 'details.submitted', 'sendQuery: done#3', 'connection.returned'],
      ends: 'submitting',
    },
    ...['readDonation: error', 'after: patience'].map((fault) => ({
      name: `what cannot be read is a failure: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'couldNotLoad',
    })),
    { name: 'which can be asked again', input: 0, events: ['readDonation: error', 'detail.refreshed'], ends: 'loading' },
    { name: 'somebody else’s donation is none', input: 0, events: ['readDonation: done#2'], ends: 'unknown' },
    { name: 'and can be looked for again', input: 0, events: ['readDonation: done#2', 'detail.refreshed'], ends: 'loading' },
    {
      name: 'what is asked about is shown; there are no details without a reason',
      input: 0,
      events: ['readDonation: done#1'],
      ends: 'reason',
      knows: { transaction: found.transaction },
      refuses: ['step.shown#2'],
    },
    {
      name: 'Back to the reason, and on again by the address',
      input: 0,
      events: [...asked, 'step.back', 'step.shown#2'],
      ends: 'details',
    },
    { name: 'Back to the reason', input: 0, events: [...asked, 'step.back'], ends: 'reason' },
    { name: 'or by the address', input: 0, events: [...asked, 'step.shown#1'], ends: 'reason' },
    { name: 'the page that is shown is not asked for', input: 0, events: [...asked], ends: 'details', refuses: ['step.shown#2'] },
    {
      name: 'what was typed is sent',
      input: 0,
      events: [...asked, 'details.submitted'],
      ends: 'submitting',
      knows: { comment: 'I used no voucher' },
    },
    {
      name: 'a server that is silent: it is kept',
      input: 0,
      events: [...asked, 'details.submitted', 'after: patience'],
      ends: 'saved',
    },
    {
      name: 'and sent when the person wants it',
      input: 0,
      events: [...asked, 'details.submitted', 'sendQuery: done#3', 'submission.retried'],
      ends: 'submitting',
    },
    {
      name: 'why it is refused is said',
      input: 0,
      events: [...asked, 'details.submitted', 'sendQuery: done#2'],
      ends: 'reason',
      knows: { refusals: { reason: 'notDeclined' } },
    },
    {
      name: 'where it was asked',
      input: 0,
      events: [...asked, 'details.submitted', 'sendQuery: done#4'],
      ends: 'details',
      knows: { refusals: { comment: 'commentTooLong' } },
    },
    {
      name: 'and no longer once it was answered anew',
      input: 0,
      events: [...asked, 'details.submitted', 'sendQuery: done#4', 'details.submitted'],
      ends: 'submitting',
      knows: { refusals: {} },
    },
    {
      name: 'what failed can be changed',
      input: 0,
      events: [...asked, 'details.submitted', 'sendQuery: error', 'step.back'],
      ends: 'details',
    },
  ],
})
