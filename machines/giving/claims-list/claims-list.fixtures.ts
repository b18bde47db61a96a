import { fixturesFor } from '#machines/fixtures.ts'
import { type ClaimsPage, claimsListMachine } from './claims-list.machine.ts'

const card = {
  id: 'CL-7K2M9QXB',
  type: 'missingDonation',
  stage: 'received',
  isOpen: true,
  retailerName: 'Alder Home',
  retailerCategory: 'Home and garden',
  filedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4250,
  heldUntil: null,
  answerBy: '2026-11-08T12:00:00.000Z',
  decisionBy: '2026-12-08T12:00:00.000Z',
  raisedPence: null,
  expectedPence: 191,
  askedPence: null,
  transactionId: null,
  reply: null,
  mayAppeal: false,
} as const
const first: ClaimsPage = { claims: [card], hasMore: true, atStakePence: 382, addedPence: null }
const last: ClaimsPage = { claims: [{ ...card, id: 'CL-2K2M9QXB' }], hasMore: false, atStakePence: 191, addedPence: null }

export const claimsListFixtures = fixturesFor(claimsListMachine, {
  items: 'F-109',
  inputs: [undefined],
  events: { 'more.asked': [{ type: 'more.asked' }], 'list.refreshed': [{ type: 'list.refreshed' }] },
  outcomes: {
    readClaims: {
      outputs: [first, last, { claims: [], hasMore: false, atStakePence: null, addedPence: null } satisfies ClaimsPage],
      fails: true,
    },
    readMore: { outputs: [first, last], fails: true },
  },
  within: ({ context }) => context.claims.length < 3,
  invariants: [['what was listed stays', (snapshot) => !snapshot.hasTag('listed') || snapshot.context.claims.length > 0]],
  pinned: [
    {
      name: 'E-050 a failure can be tried again',
      input: 0,
      events: ['readClaims: error', 'list.refreshed', 'readClaims: done#1'],
      ends: 'shown',
    },
    {
      name: 'older claims that cannot be had leave the rest',
      input: 0,
      events: ['readClaims: done#1', 'more.asked', 'readMore: error', 'more.asked', 'readMore: done#2'],
      ends: 'shown',
      knows: { claims: [...first.claims, ...last.claims], hasMore: false, atStakePence: 191, addedPence: null },
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    { name: 'no claims yet', input: 0, events: ['readClaims: done#3'], ends: 'empty' },
    {
      name: 'where there are no older ones none are asked for',
      input: 0,
      events: ['readClaims: done#2'],
      ends: 'shown',
      refuses: ['more.asked'],
    },
    {
      name: 'older claims that are silent leave the rest, too',
      input: 0,
      events: ['readClaims: done#1', 'more.asked', 'after: patience'],
      ends: 'moreFailed',
      knows: { claims: first.claims },
    },
  ],
})
