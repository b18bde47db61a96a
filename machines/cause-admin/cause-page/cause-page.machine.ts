import { assign, setup } from 'xstate'
import type { Cause } from '#contract/causes/cause.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface CausePageFound {
  cause: Cause
  /** Null where none has been added yet. */
  location: string | null
}

/** What a section has saved, so that the page counts it. */
export type SavedPart = { description: string } | { location: string } | { showLocationInSearch: boolean }

const withPart = (found: CausePageFound, part: SavedPart): CausePageFound =>
  'location' in part ? { ...found, ...part } : { ...found, cause: { ...found.cause, ...part } }

/** F-146: the page builder, whose sections each save by themselves. */
export const causePageMachine = setup({
  types: {} as {
    /** `first` is as it was when the page came. */
    context: { found: CausePageFound | null; first: CausePageFound | null }
    events: { type: 'page.refreshed' } | { type: 'part.saved'; part: SavedPart }
    tags: 'busy'
  },
  actors: { read: placeholder<CausePageFound>() },
  actions: {
    keepFound: assign((_, { found }: { found: CausePageFound }) => ({ found, first: found })),
    keepPart: assign(({ context: { found } }, { part }: { part: SavedPart }) => ({ found: found && withPart(found, part) })),
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'causePage',
  description: 'A cause page, section by section, and how complete it is.',
  context: { found: null, first: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking the server.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'Each section, and how many of them there are; one counts once it is saved.',
      on: { 'part.saved': { actions: { type: 'keepPart', params: ({ event }) => ({ part: event.part }) } } },
    },
    failed: {
      description: 'It could not be loaded; it can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
