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
  raisedPence: null,
  mayAppeal: false,
}
const declined: Claim = { ...open, stage: 'declined', isOpen: false, answerBy: null, decisionBy: null, mayAppeal: true }
const outputs: ClaimFound[] = [{ kind: 'found', claim: open }, { kind: 'found', claim: declined }, { kind: 'unknown' }]

export const claimDetailFixtures = fixturesFor(claimDetailMachine, {
  inputs: [{ id: 'CL-7K2M9QXB' }],
  events: {
    'detail.refreshed': [{ type: 'detail.refreshed' }],
    'appeal.submitted': [{ type: 'appeal.submitted', text: 'I used no voucher' }],
    'withdrawal.begun': [{ type: 'withdrawal.begun' }],
    'withdrawal.confirmed': [{ type: 'withdrawal.confirmed' }],
    'withdrawal.kept': [{ type: 'withdrawal.kept' }],
  },
  outcomes: { readClaim: { outputs, fails: true }, moveClaim: { outputs: ['moved', 'tooLate'], fails: true } },
  invariants: [
    ['what is readable is there', (snapshot) => !snapshot.hasTag('readable') || snapshot.context.claim !== null],
    ['only an open claim is closed', (snapshot) => !snapshot.matches('confirming') || snapshot.context.claim?.isOpen === true],
    ['something is on its way', (snapshot) => !snapshot.matches('moving') || snapshot.context.request !== null],
  ],
  pinned: [
    {
      name: 'an open claim',
      input: 0,
      events: ['readClaim: done#1'],
      ends: 'shown',
      knows: { claim: open },
      refuses: ['appeal.submitted'],
    },
    { name: 'somebody else’s claim is none', input: 0, events: ['readClaim: done#3'], ends: 'unknown' },
    { name: 'which can be looked for again', input: 0, events: ['readClaim: done#3', 'detail.refreshed'], ends: 'loading' },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    { name: 'that can be tried again', input: 0, events: ['readClaim: error', 'detail.refreshed'], ends: 'loading' },
    {
      name: 'what is shown is read again on demand',
      input: 0,
      events: ['readClaim: done#2', 'detail.refreshed'],
      ends: 'loading',
    },
    {
      name: 'one appeal',
      input: 0,
      events: ['readClaim: done#2', 'appeal.submitted'],
      ends: 'moving',
      knows: { request: { type: 'claim.appealed', text: 'I used no voucher' } },
    },
    {
      name: 'after which the claim is open again',
      input: 0,
      events: ['readClaim: done#2', 'appeal.submitted', 'moveClaim: done#1', 'readClaim: done#1'],
      ends: 'shown',
      knows: { claim: open },
    },
    {
      name: 'an appeal that was lost can be sent again',
      input: 0,
      events: ['readClaim: done#2', 'appeal.submitted', 'moveClaim: error', 'appeal.submitted'],
      ends: 'moving',
      does: ['keepRequest({"request":{"type":"claim.appealed","text":"I used no voucher"}})'],
    },
    { name: 'closing asks once more', input: 0, events: ['readClaim: done#1', 'withdrawal.begun'], ends: 'confirming' },
    {
      name: 'and a person may think better of it',
      input: 0,
      events: ['readClaim: done#1', 'withdrawal.begun', 'withdrawal.kept'],
      ends: 'shown',
    },
    {
      name: 'then it is closed',
      input: 0,
      events: ['readClaim: done#1', 'withdrawal.begun', 'withdrawal.confirmed'],
      ends: 'moving',
      knows: { request: { type: 'claim.withdrawn' } },
    },
    {
      name: 'what was not closed stays asked for',
      input: 0,
      events: ['readClaim: done#1', 'withdrawal.begun', 'withdrawal.confirmed', 'after: patience', 'withdrawal.confirmed'],
      ends: 'moving',
    },
    {
      name: 'or is let be',
      input: 0,
      events: ['readClaim: done#1', 'withdrawal.begun', 'withdrawal.confirmed', 'moveClaim: error', 'withdrawal.kept'],
      ends: 'shown',
    },
    {
      name: 'while one is asked, the claim can be read anew',
      input: 0,
      events: ['readClaim: done#1', 'withdrawal.begun', 'detail.refreshed'],
      ends: 'loading',
    },
    {
      name: 'a claim that moved on is read again',
      input: 0,
      events: ['readClaim: done#1', 'withdrawal.begun', 'withdrawal.confirmed', 'moveClaim: done#2', 'detail.refreshed'],
      ends: 'loading',
    },
    {
      name: 'after a failure the claim can be read anew',
      input: 0,
      events: ['readClaim: done#1', 'withdrawal.begun', 'withdrawal.confirmed', 'moveClaim: error', 'detail.refreshed'],
      ends: 'loading',
    },
    {
      name: 'an open claim is not appealed against after a failure, either',
      input: 0,
      events: ['readClaim: done#1', 'withdrawal.begun', 'withdrawal.confirmed', 'moveClaim: error'],
      ends: 'notMoved',
      refuses: ['appeal.submitted'],
    },
    {
      name: 'nor is a claim that is decided closed',
      input: 0,
      events: ['readClaim: done#2', 'appeal.submitted', 'moveClaim: error'],
      ends: 'notMoved',
      refuses: ['withdrawal.confirmed', 'withdrawal.kept'],
    },
  ],
})
