import { assign, setup } from 'xstate'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface ShopsFound {
  /** Offered: one's own first, then what others visit most. */
  shops: RetailerCard[]
  chosen: number[]
}

interface FavouritesContext extends ShopsFound {
  refusals: Record<string, string>
}

/** `refused` names the fault by its field (V-075). */
export type FavouritesOutcome = { kind: 'saved' } | { kind: 'refused'; fields: Record<string, string> }

/** F-091, V-075: a quick start with the shops that somebody uses anyway. */
export const favouritesMachine = setup({
  types: {} as {
    context: FavouritesContext
    events: { type: 'shops.submitted'; chosen: number[] } | { type: 'page.refreshed' } | { type: 'submission.retried' }
    tags: 'busy' | 'editable'
  },
  actors: {
    readShops: placeholder<ShopsFound>(),
    saveFavourites: placeholder<FavouritesOutcome, { chosen: number[] }>(),
  },
  actions: {
    keepFound: assign((_, { found }: { found: ShopsFound }) => found),
    keepChosen: assign((_, { chosen }: { chosen: number[] }) => ({ chosen, refusals: {} })),
    keepRefusals: assign((_, { outcome }: { outcome: FavouritesOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: { isSaved: (_, { outcome }: { outcome: FavouritesOutcome }) => outcome.kind === 'saved' },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'favourites',
  description: 'Choosing the shops you already use.',
  context: { shops: [], chosen: [], refusals: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking which shops there are, and which were chosen before.',
      tags: 'busy',
      invoke: {
        id: 'readShops',
        src: 'readShops',
        onDone: { target: 'choosing', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'loadFailed' },
      },
      after: { patience: { target: 'loadFailed' } },
    },
    loadFailed: {
      description: 'The shops could not be loaded; they can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    choosing: {
      description: 'At least one shop is chosen.',
      tags: 'editable',
      on: {
        'shops.submitted': {
          target: 'saving',
          actions: { type: 'keepChosen', params: ({ event }) => ({ chosen: event.chosen }) },
        },
      },
    },
    saving: {
      description: 'The choice is on its way.',
      tags: ['busy', 'editable'],
      invoke: {
        id: 'saveFavourites',
        src: 'saveFavourites',
        input: ({ context }) => ({ chosen: context.chosen }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) }, target: 'success' },
          { target: 'choosing', actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'notSaved' },
      },
      after: { patience: { target: 'notSaved' } },
    },
    notSaved: {
      description: 'It could not be saved; what was chosen is still there.',
      tags: 'editable',
      on: {
        'shops.submitted': {
          target: 'saving',
          actions: { type: 'keepChosen', params: ({ event }) => ({ chosen: event.chosen }) },
        },
        'submission.retried': { target: 'saving' },
      },
    },
    success: { description: 'Saved: the next page shows them.', type: 'final' },
  },
})
