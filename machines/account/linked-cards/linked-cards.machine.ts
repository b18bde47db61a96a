import { assign, setup } from 'xstate'
import type { LinkedCard, LinkedCards } from '#contract/account/linked-card.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

interface LinkedCardsContext extends LinkedCards {
  /** The card that was last asked to be unlinked. */
  chosen: LinkedCard | null
  /** The one that is known to be unlinked since. */
  gone: LinkedCard | null
}

/** H-010: the payment cards whose purchases in shops count. Another is linked in the network's own form. */
export const linkedCardsMachine = setup({
  types: {} as {
    context: LinkedCardsContext
    events: { type: 'list.refreshed' } | { type: 'card.unlinked'; card: LinkedCard }
    tags: 'busy' | 'listed'
  },
  actors: { readCards: placeholder<LinkedCards>(), unlinkCard: placeholder<void, { card: LinkedCard | null }>() },
  actions: {
    keepCards: assign((_, { found }: { found: LinkedCards }) => found),
    keepChosen: assign((_, { card }: { card: LinkedCard }) => ({ chosen: card, gone: null })),
    keepGone: assign(({ context }) => ({ gone: context.chosen })),
  },
  guards: {
    isListed: ({ context }, { card }: { card: LinkedCard }) => context.cards.some(({ id }) => id === card.id),
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'linkedCards',
  description: 'Linking and unlinking payment cards.',
  context: { cards: [], form: null, chosen: null, gone: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking which cards are linked, for the first time or after a change.',
      tags: 'busy',
      invoke: {
        id: 'readCards',
        src: 'readCards',
        onDone: { target: 'shown', actions: { type: 'keepCards', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'The cards could not be loaded; they can be asked for again.',
      on: { 'list.refreshed': { target: 'loading' } },
    },
    shown: {
      description: 'The cards, the newest first, or that there are none.',
      tags: 'listed',
      on: {
        'card.unlinked': {
          guard: { type: 'isListed', params: ({ event }) => ({ card: event.card }) },
          target: 'unlinking',
          actions: { type: 'keepChosen', params: ({ event }) => ({ card: event.card }) },
        },
      },
    },
    unlinking: {
      description: 'A card is being unlinked.',
      tags: ['busy', 'listed'],
      invoke: {
        id: 'unlinkCard',
        src: 'unlinkCard',
        input: ({ context }) => ({ card: context.chosen }),
        onDone: { target: 'loading', actions: 'keepGone' },
        onError: { target: 'notUnlinked' },
      },
      after: { patience: { target: 'notUnlinked' } },
    },
    notUnlinked: {
      description: 'The card may still be linked; it can be tried again: one that is unlinked already counts as done.',
      tags: 'listed',
      on: {
        'card.unlinked': {
          guard: { type: 'isListed', params: ({ event }) => ({ card: event.card }) },
          target: 'unlinking',
          actions: { type: 'keepChosen', params: ({ event }) => ({ card: event.card }) },
        },
      },
    },
  },
})
