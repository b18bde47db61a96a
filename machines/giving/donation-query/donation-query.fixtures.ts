import { fixturesFor } from '#machines/fixtures.ts'
import type { DonationFound } from '../donation-detail/donation-detail.machine.ts'
import { donationQueryMachine, type QuerySent } from './donation-query.machine.ts'

const found: DonationFound = {
  kind: 'found',
  transaction: {
    id: 'D1',
    retailerName: 'Alder Home',
    retailerSlug: 'alder-home',
    causeName: 'Harrowden Hospice',
    purchasedAt: '2026-11-01T12:00:00.000Z',
    spentPence: 4999,
    donationPence: 225,
    correctionPence: 0,
    stage: 'declined',
    purchaseType: 'online',
    bonus: null,
    declineReason: 'returned',
    timeline: [],
    nextBy: null,
    outlook: null,
  },
}
const sent: QuerySent[] = [
  { kind: 'received', submissionId: 'CL-7K2M9QXB', answerBy: '2026-11-28T10:00:00.000Z' },
  { kind: 'refused', fields: { reason: 'notDeclined' } },
  { kind: 'offline' },
]

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
  ],
})
