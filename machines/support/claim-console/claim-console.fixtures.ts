import type { ReviewedClaim } from '../../../src/contract/entities/claim.ts'
import { fixturesFor } from '../../fixtures.ts'
import type { MoveOutcome } from '../review-queue.ts'
import { claimConsoleMachine } from './claim-console.machine.ts'

const claim: ReviewedClaim = {
  id: 'CL-7K2M9QXB',
  type: 'missingDonation',
  stage: 'inProgress',
  appeals: 0,
  retailerName: 'Alder Home',
  email: 'dee@example.org',
  filedAt: '2026-11-20T10:00:00.000Z',
  answerBy: null,
  visitDate: '2026-11-02T10:00:00.000Z',
  orderReference: 'ORD 12',
  spentPence: 4999,
  comment: '',
  queryReason: null,
  transactionId: null,
  order: { purchaseDate: '2026-11-02', priorShopping: 'no', travelType: '', travelDate: '', insuranceType: '' },
  appeal: null,
}

export const claimConsoleFixtures = fixturesFor(claimConsoleMachine, {
  inputs: [undefined],
  events: {
    'move.asked': [{ type: 'move.asked', move: { reference: claim.id, event: { type: 'claim.taken' } } }],
    'queue.refreshed': [{ type: 'queue.refreshed' }],
  },
  outcomes: {
    readQueue: { outputs: [[claim], []], fails: true },
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
      name: 'the shop was faster',
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
  ],
})
