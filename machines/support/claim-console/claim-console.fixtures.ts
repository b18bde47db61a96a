import type { ClaimDecision, ReviewedClaim } from '#contract/giving/claim.ts'
import { reviewQueueFixtures } from '../review-queue.fixtures.ts'
import { claimConsoleMachine } from './claim-console.machine.ts'

const claim: ReviewedClaim = {
  id: 'CL-7K2M9QXB',
  type: 'missingDonation',
  stage: 'inProgress',
  timeline: [
    { stage: 'received', at: '2026-11-20T10:00:00.000Z', by: 'supporter', note: null },
    { stage: 'inProgress', at: '2026-11-23T10:00:00.000Z', by: 'support', note: null },
  ],
  appeals: 0,
  retailerName: 'Alder Home',
  name: 'Dee Hart',
  firstName: 'Dee',
  email: 'dee@example.org',
  isMailed: true,
  others: { open: 0, accepted: 2, declined: 1 },
  filedAt: '2026-11-20T10:00:00.000Z',
  answerBy: null,
  visitDate: '2026-11-02T10:00:00.000Z',
  orderReference: 'ORD 12',
  spentPence: 4999,
  comment: '',
  queryReason: null,
  transactionId: null,
  expectedPence: 191,
  rate: { kind: 'percent', value: 383 },
  reported: null,
  donation: null,
  evidence: [],
  order: { purchaseDate: '2026-11-02', priorShopping: 'no', travelType: '', travelDate: '', insuranceType: '' },
  appeal: null,
}

const returned: ClaimDecision = { type: 'claim.returned' }
const declined: ClaimDecision = { type: 'claim.declined', text: 'The shop can’t find the order' }

export const claimConsoleFixtures = reviewQueueFixtures(claimConsoleMachine, claim, {
  atOnce: { reference: claim.id, event: returned },
  withReason: { reference: claim.id, event: declined },
})
