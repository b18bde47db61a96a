import type { ReviewedRequest } from '../../../src/contract/entities/admin-review.ts'
import { fixturesFor } from '../../fixtures.ts'
import type { MoveOutcome } from '../review-queue.ts'
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

export const reviewConsoleFixtures = fixturesFor(reviewConsoleMachine, {
  inputs: [undefined],
  events: {
    'move.asked': [{ type: 'move.asked', move: { reference: request.reference, event: { type: 'request.approved' } } }],
    'queue.refreshed': [{ type: 'queue.refreshed' }],
  },
  outcomes: {
    readQueue: { outputs: [[request], []], fails: true },
    moveRequest: { outputs: ['moved', 'tooLate'] satisfies MoveOutcome[], fails: true },
  },
  invariants: [
    ['a move is only kept while it is on its way', (snapshot) => snapshot.matches('moving') === (snapshot.context.move !== null)],
  ],
  pinned: [
    {
      name: 'a decision, then the queue without it',
      input: 0,
      events: ['readQueue: done#1', 'move.asked', 'moveRequest: done#1', 'readQueue: done#2'],
      ends: 'empty',
    },
    {
      name: 'somebody else was faster',
      input: 0,
      events: ['readQueue: done#1', 'move.asked', 'moveRequest: done#2', 'queue.refreshed'],
      ends: 'loading',
    },
    {
      name: 'a decision that fails changes nothing',
      input: 0,
      events: ['readQueue: done#1', 'move.asked', 'moveRequest: error'],
      ends: 'notMoved',
    },
    { name: 'so does a silent one', input: 0, events: ['readQueue: done#1', 'move.asked', 'after: patience'], ends: 'notMoved' },
    {
      name: 'a queue that fails can be read again',
      input: 0,
      events: ['readQueue: error', 'queue.refreshed', 'readQueue: done#1'],
      ends: 'shown',
    },
    { name: 'a silent one too', input: 0, events: ['after: patience'], ends: 'failed' },
  ],
})
