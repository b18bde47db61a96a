import { fixturesFor } from '#machines/fixtures.ts'
import { shopFavouriteMachine } from './shop-favourite.machine.ts'

const isNone = ['readFavourite: done#1']
const isOne = ['readFavourite: done#2']

export const shopFavouriteFixtures = fixturesFor(shopFavouriteMachine, {
  inputs: [undefined],
  events: { 'favourite.added': [{ type: 'favourite.added' }], 'favourite.removed': [{ type: 'favourite.removed' }] },
  outcomes: {
    readFavourite: { outputs: [false, true], fails: true },
    addFavourite: { outputs: [undefined], fails: true },
    removeFavourite: { outputs: [undefined], fails: true },
  },
  invariants: [],
  pinned: [
    { name: 'it is none yet', input: 0, events: isNone, ends: 'notFavourite', refuses: ['favourite.removed'] },
    { name: 'it is one already', input: 0, events: isOne, ends: 'favourite', refuses: ['favourite.added'] },
    { name: 'nobody knows', input: 0, events: ['readFavourite: error'], ends: 'unknown' },
    { name: 'no answer', input: 0, events: ['after: patience'], ends: 'unknown' },
    {
      name: 'it becomes one only when the server says so, and a second press meanwhile does nothing',
      input: 0,
      events: [...isNone, 'favourite.added'],
      ends: 'adding',
      refuses: ['favourite.added', 'favourite.removed'],
    },
    { name: 'it has become one', input: 0, events: [...isNone, 'favourite.added', 'addFavourite: done'], ends: 'favourite' },
    {
      name: 'it could not be added, and is tried again',
      input: 0,
      events: [...isNone, 'favourite.added', 'addFavourite: error', 'favourite.added', 'addFavourite: done'],
      ends: 'favourite',
    },
    {
      name: 'adding it is not answered',
      input: 0,
      events: [...isNone, 'favourite.added', 'after: patience'],
      ends: 'notAdded',
      refuses: ['favourite.removed'],
    },
    {
      name: 'it is taken off',
      input: 0,
      events: [...isOne, 'favourite.removed', 'removeFavourite: done'],
      ends: 'notFavourite',
    },
    {
      name: 'it could not be taken off, and is tried again',
      input: 0,
      events: [...isOne, 'favourite.removed', 'removeFavourite: error', 'favourite.removed', 'removeFavourite: done'],
      ends: 'notFavourite',
    },
    {
      name: 'taking it off is not answered',
      input: 0,
      events: [...isOne, 'favourite.removed', 'after: patience'],
      ends: 'notRemoved',
      refuses: ['favourite.added'],
    },
  ],
})
