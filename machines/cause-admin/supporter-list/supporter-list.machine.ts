import { assign, setup } from 'xstate'
import type { SupporterEntry, SupportersFound, SupportersWanted } from '#contract/cause-admin/supporter.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

interface SupporterListContext {
  wanted: SupportersWanted
  supporters: SupporterEntry[]
  /** All of those that are wanted, not only these. */
  total: number
  /** Of all supporters; null until they have been read once. */
  sums: Pick<SupportersFound, 'parts' | 'raised'> | null
}

interface Input extends SupportersWanted {
  before: number | null
}

/** What is wanted, and the position after which more are asked for; null at the beginning. */
const asked = ({ context: { wanted, supporters } }: { context: SupporterListContext }): Input => ({
  ...wanted,
  before: supporters.at(-1)?.position ?? null,
})

const wants = {
  target: 'loading',
  actions: {
    type: 'keepWanted',
    params: ({ event }: { event: { wanted: SupportersWanted } }) => ({ wanted: event.wanted }),
  },
} as const

/** F-149: the newest supporters first unless another order is wanted, all of them or those of the part that the address names, more of them by position; those that are shown stay while more are asked for. */
export const supporterListMachine = setup({
  types: {} as {
    context: SupporterListContext
    input: Pick<SupportersWanted, 'part'>
    events: { type: 'more.asked' } | { type: 'page.refreshed' } | { type: 'list.wanted'; wanted: SupportersWanted }
    tags: 'busy'
  },
  actors: { readSupporters: placeholder<SupportersFound, Input>() },
  actions: {
    keepWanted: assign((_, { wanted }: { wanted: SupportersWanted }) => ({ wanted, supporters: [], total: 0 })),
    addFound: assign(({ context }, { found: { supporters, total, parts, raised } }: { found: SupportersFound }) => ({
      supporters: [...context.supporters, ...supporters],
      total,
      sums: { parts, raised },
    })),
  },
  guards: {
    hasNone: (_, { found: { parts } }: { found: SupportersFound }) => parts.active + parts.lapsed + parts.waiting === 0,
    isNobody: (_, { found }: { found: SupportersFound }) => found.supporters.length === 0,
    hasMore: ({ context }) => (context.supporters.at(-1)?.position ?? 1) > 1,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'supporterList',
  description: 'A cause’s supporters: since when, their last purchase and what they’ve raised.',
  context: ({ input: { part } }) => ({ wanted: { part, order: 'newest', name: '' }, supporters: [], total: 0, sums: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the first of those that are wanted.',
      tags: 'busy',
      invoke: {
        id: 'readSupporters',
        src: 'readSupporters',
        input: asked,
        onDone: [
          { guard: { type: 'hasNone', params: ({ event }) => ({ found: event.output }) }, target: 'empty' },
          {
            guard: { type: 'isNobody', params: ({ event }) => ({ found: event.output }) },
            target: 'nobodyFound',
            actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'shown', actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
      // What is being asked for is not wanted any more.
      on: { 'list.wanted': { ...wants, reenter: true } },
    },
    shown: {
      description: 'The supporters so far.',
      on: { 'more.asked': { guard: 'hasMore', target: 'loadingMore' }, 'list.wanted': wants },
    },
    loadingMore: {
      description: 'Asking for those who come after.',
      tags: 'busy',
      invoke: {
        id: 'readSupporters',
        src: 'readSupporters',
        input: asked,
        onDone: { target: 'shown', actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'moreFailed' },
      },
      after: { patience: { target: 'moreFailed' } },
      on: { 'list.wanted': wants },
    },
    moreFailed: {
      description: 'Those who are shown stay; the others can be asked for again.',
      on: { 'more.asked': { target: 'loadingMore' }, 'list.wanted': wants },
    },
    nobodyFound: { description: 'The cause has supporters, but none that are wanted.', on: { 'list.wanted': wants } },
    empty: { description: 'Nobody supports the cause yet: it is said how the first one comes.' },
    failed: {
      description: 'The list could not be loaded; it can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' }, 'list.wanted': wants },
    },
  },
})
