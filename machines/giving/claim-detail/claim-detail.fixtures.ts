import type { Claim } from '#contract/giving/claim.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type ClaimFound, claimDetailMachine } from './claim-detail.machine.ts'

const open: Claim = {
  id: 'CL-7K2M9QXB',
  type: 'missingDonation',
  stage: 'received',
  isOpen: true,
  retailerName: 'Alder Home',
  filedAt: '2026-11-01T12:00:00.000Z',
  visitDate: '2026-10-20T12:00:00.000Z',
  orderReference: 'ORD 12',
  spentPence: 4999,
  comment: '',
  queryReason: null,
  transactionId: null,
  evidence: [],
  timeline: [{ stage: 'received', at: '2026-11-01T12:00:00.000Z', by: 'supporter', note: null }],
  heldUntil: null,
  answerBy: '2026-11-08T12:00:00.000Z',
  decisionBy: '2026-12-08T12:00:00.000Z',
  mayAppeal: false,
}
const declined: Claim = { ...open, stage: 'declined', isOpen: false, answerBy: null, decisionBy: null, mayAppeal: true }
const outputs: ClaimFound[] = [{ kind: 'found', claim: open }, { kind: 'found', claim: declined }, { kind: 'unknown' }]

export const claimDetailFixtures = fixturesFor(claimDetailMachine, {
  inputs: [{ id: 'CL-7K2M9QXB' }],
  events: {
    'detail.refreshed': [{ type: 'detail.refreshed' }],
    'move.asked': [
      { type: 'move.asked', request: { type: 'claim.withdrawn' } },
      { type: 'move.asked', request: { type: 'claim.appealed', text: 'I used no voucher' } },
    ],
  },
  outcomes: { readClaim: { outputs, fails: true }, moveClaim: { outputs: ['moved', 'tooLate'], fails: true } },
  invariants: [['what is readable is there', (snapshot) => !snapshot.hasTag('readable') || snapshot.context.claim !== null]],
  pinned: [
    {
      name: 'one appeal',
      input: 0,
      events: ['readClaim: done#2', 'move.asked#2', 'moveClaim: done#1', 'readClaim: done#1'],
      ends: 'shown',
    },
    {
      name: 'a claim that moved on is read again',
      input: 0,
      events: ['readClaim: done#1', 'move.asked#1', 'moveClaim: done#2', 'detail.refreshed'],
      ends: 'loading',
    },
  ],
})
