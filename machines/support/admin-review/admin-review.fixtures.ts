import { fixturesFor } from '#machines/fixtures.ts'
import { adminReviewMachine } from './admin-review.machine.ts'

export const adminReviewFixtures = fixturesFor(adminReviewMachine, {
  items: 'F-062',
  inputs: [{ hasAccount: true }, { hasAccount: false }],
  events: {
    'review.taken': [{ type: 'review.taken' }],
    'review.returned': [{ type: 'review.returned' }],
    'request.approved': [{ type: 'request.approved' }],
    'request.refused': [
      { type: 'request.refused', reason: 'The cause does not know you' },
      { type: 'request.refused', reason: ' ' },
    ],
  },
  outcomes: {},
  invariants: [
    ['nobody without an account is approved', (snapshot) => !snapshot.matches('approved') || snapshot.context.hasAccount],
  ],
  pinned: [
    { name: 'F-062 looked at, then approved', input: 0, events: ['review.taken', 'request.approved'], ends: 'approved' },
    { name: 'refused with a reason', input: 1, events: ['review.taken', 'request.refused#1'], ends: 'refused' },
    { name: 'given back to the queue', input: 1, events: ['review.taken', 'review.returned'], ends: 'received' },
    { name: 'never without a reason', input: 0, events: ['review.taken'], ends: 'underReview', refuses: ['request.refused#2'] },
  ],
})
