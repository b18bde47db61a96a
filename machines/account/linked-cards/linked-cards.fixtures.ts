import type { LinkedCard, LinkedCards } from '#contract/account/linked-card.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { linkedCardsMachine } from './linked-cards.machine.ts'

export const someCard: LinkedCard = { id: 7, lastFour: '4242', linkedAt: '2026-11-02T09:30:00.000Z' }
const form = '/demo-card?person=9f3a61c07e52'
export const someCards: LinkedCards = { cards: [someCard, { ...someCard, id: 6, lastFour: '0018' }], form }
export const noCards: LinkedCards = { cards: [], form }

export const linkedCardsFixtures = fixturesFor(linkedCardsMachine, {
  items: 'H-010',
  inputs: [undefined],
  events: {
    'list.refreshed': [{ type: 'list.refreshed' }],
    'card.unlinked': [{ type: 'card.unlinked', card: someCard }],
  },
  outcomes: {
    readCards: { outputs: [someCards, noCards], fails: true },
    unlinkCard: { outputs: [undefined], fails: true },
  },
  invariants: [
    [
      'a card is said to be unlinked only once the server has said so',
      (snapshot) => !(snapshot.matches('unlinking') || snapshot.matches('notUnlinked')) || snapshot.context.gone === null,
    ],
    ['what is unlinked was chosen', ({ context: { gone, chosen } }) => gone === null || gone === chosen],
  ],
  pinned: [
    {
      name: 'H-010 one is unlinked, and the list read again',
      input: 0,
      events: ['readCards: done#1', 'card.unlinked', 'unlinkCard: done', 'readCards: done#2'],
      ends: 'shown',
      knows: { cards: [], chosen: someCard, gone: someCard },
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readCards: done#1', 'card.unlinked', 'unlinkCard: error', 'card.unlinked', 'unlinkCard: done'],
      ends: 'loading',
    },
    {
      name: 'silence is a failure',
      input: 0,
      events: ['readCards: done#1', 'card.unlinked', 'after: patience'],
      ends: 'notUnlinked',
      knows: { gone: null },
    },
    {
      name: 'the list can be asked for again',
      input: 0,
      events: ['readCards: error', 'list.refreshed', 'readCards: done#1'],
      ends: 'shown',
    },
    { name: 'a list that does not come is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'what is not listed is not unlinked',
      input: 0,
      events: ['readCards: done#2'],
      ends: 'shown',
      refuses: ['card.unlinked'],
    },
    {
      name: 'after a failure it is the card that is pressed now',
      input: 0,
      events: ['readCards: done#1', 'card.unlinked', 'unlinkCard: error', 'card.unlinked'],
      ends: 'unlinking',
      does: [`keepChosen(${JSON.stringify({ card: someCard })})`],
    },
  ],
})
