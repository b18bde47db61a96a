import { fixturesFor } from '#machines/fixtures.ts'
import { type RedeemOutcome, stampCardMachine } from './stamp-card.machine.ts'

const outcomes: RedeemOutcome[] = [
  { kind: 'redeemed', rewardPence: 200, causeName: 'Harrowden Hospice', transactionId: 'B1' },
  { kind: 'noCause' },
  { kind: 'tooLate' },
]

export const stampCardFixtures = fixturesFor(stampCardMachine, {
  items: 'F-092',
  inputs: [
    { stamps: 3, isRedeemed: false },
    { stamps: 5, isRedeemed: false },
    { stamps: 5, isRedeemed: true },
  ],
  events: {
    'stamp.earned': [{ type: 'stamp.earned' }],
    'stamp.withdrawn': [{ type: 'stamp.withdrawn' }],
    'card.redeemed': [{ type: 'card.redeemed' }],
  },
  outcomes: { redeemCard: { outputs: outcomes, fails: true } },
  invariants: [
    ['C-061 a card has five places', (snapshot) => snapshot.context.stamps >= 0 && snapshot.context.stamps <= 5],
    ['only a full card is redeemed', (snapshot) => !snapshot.matches('redeeming') || snapshot.context.stamps === 5],
    ['what is complete has five stamps', (snapshot) => snapshot.matches('collecting') !== snapshot.context.stamps >= 5],
    ['a bonus comes of a redeemed card only', (snapshot) => snapshot.context.reward === null || snapshot.matches('redeemed')],
  ],
  pinned: [
    {
      name: 'F-092 the last two stamps, then redeemed',
      input: 0,
      events: ['stamp.earned', 'stamp.earned', 'card.redeemed', 'redeemCard: done#1'],
      ends: 'redeemed',
      knows: {
        reward: { rewardPence: 200, causeName: 'Harrowden Hospice', transactionId: 'B1' },
      },
    },
    {
      name: 'without a cause the card stays full',
      input: 1,
      events: ['card.redeemed', 'redeemCard: done#2', 'card.redeemed', 'redeemCard: done#1'],
      ends: 'redeemed',
    },
    {
      name: 'lost, then tried again',
      input: 1,
      events: ['card.redeemed', 'redeemCard: error', 'card.redeemed', 'redeemCard: done#1'],
      ends: 'redeemed',
    },
    { name: 'redeemed elsewhere', input: 1, events: ['card.redeemed', 'redeemCard: done#3'], ends: 'redeemed' },
    { name: 'silence is a failure', input: 1, events: ['card.redeemed', 'after: patience'], ends: 'notRedeemed' },
    {
      name: 'a stamp whose purchase was taken back goes again, also from a full card',
      input: 1,
      events: ['stamp.withdrawn', 'stamp.withdrawn'],
      ends: 'collecting',
      knows: { stamps: 3 },
    },
    { name: 'redeemed before', input: 2, events: [], ends: 'redeemed' },
    {
      name: 'an empty card has no stamp to take',
      input: 0,
      events: ['stamp.withdrawn', 'stamp.withdrawn', 'stamp.withdrawn'],
      ends: 'collecting',
      knows: { stamps: 0 },
      refuses: ['stamp.withdrawn'],
    },
  ],
})
