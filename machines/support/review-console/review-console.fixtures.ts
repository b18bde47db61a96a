import type { ReviewEvent, ReviewedRequest } from '#contract/support/admin-review.ts'
import { reviewQueueFixtures } from '../review-queue.fixtures.ts'
import { reviewConsoleMachine } from './review-console.machine.ts'

const request: ReviewedRequest = {
  reference: 'AR-7K2M9QXB',
  status: 'underReview',
  causeName: 'Harrowden Hospice',
  causeUri: 'harrowden-hospice',
  email: 'dee@example.org',
  phoneNumber: '01632960001',
  evidence: 'I chair the board',
  receivedAt: '2026-11-20T10:00:00.000Z',
  hasAccount: true,
  reason: null,
}

const refusal: ReviewEvent = { type: 'request.refused', reason: 'Nobody there knows them' }

export const reviewConsoleFixtures = reviewQueueFixtures(reviewConsoleMachine, request, {
  atOnce: { reference: request.reference, event: { type: 'request.approved' } },
  withReason: { reference: request.reference, event: refusal },
})
