import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** G-017: whether a shop is among a person's favourites, on the shop's own page; one press changes it, and nothing is shown as done before it is. */
export const shopFavouriteMachine = setup({
  types: {} as {
    events: { type: 'favourite.added' } | { type: 'favourite.removed' }
    tags: 'busy'
  },
  actors: {
    readFavourite: placeholder<boolean>(),
    addFavourite: placeholder<void>(),
    removeFavourite: placeholder<void>(),
  },
  guards: { isFavourite: (_, { flag }: { flag: boolean }) => flag },
  delays: { patience: patience.call },
}).createMachine({
  id: 'shopFavourite',
  description: 'Adding a shop to favourites, or removing it.',
  initial: 'reading',
  states: {
    reading: {
      description: 'Is it one of them already?',
      invoke: {
        id: 'readFavourite',
        src: 'readFavourite',
        onDone: [
          { guard: { type: 'isFavourite', params: ({ event }) => ({ flag: event.output }) }, target: 'favourite' },
          { target: 'notFavourite' },
        ],
        onError: { target: 'unknown' },
      },
      after: { patience: { target: 'unknown' } },
    },
    notFavourite: {
      description: 'It is not one of the favourites, and can become one.',
      on: { 'favourite.added': { target: 'adding' } },
    },
    adding: {
      description: 'It is becoming one; the server has not said so yet.',
      tags: 'busy',
      invoke: { id: 'addFavourite', src: 'addFavourite', onDone: { target: 'favourite' }, onError: { target: 'notAdded' } },
      after: { patience: { target: 'notAdded' } },
    },
    notAdded: {
      description: 'It could not be added, and the page says so; another press tries again.',
      on: { 'favourite.added': { target: 'adding' } },
    },
    favourite: {
      description: 'It is one of the favourites.',
      on: { 'favourite.removed': { target: 'removing' } },
    },
    removing: {
      description: 'It is being taken off the list; the server has not said so yet.',
      tags: 'busy',
      invoke: {
        id: 'removeFavourite',
        src: 'removeFavourite',
        onDone: { target: 'notFavourite' },
        onError: { target: 'notRemoved' },
      },
      after: { patience: { target: 'notRemoved' } },
    },
    notRemoved: {
      description: 'It could not be taken off, and the page says so; another press tries again.',
      on: { 'favourite.removed': { target: 'removing' } },
    },
    unknown: { description: 'Nobody knows, so nothing is offered; the page is whole without it.', type: 'final' },
  },
})
