import { assign, setup } from 'xstate'
import type { SupporterEntry } from '#contract/cause-admin/supporter.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface SupportersFound {
  supporters: SupporterEntry[]
  /** All of them, not only these. */
  total: number
}

interface SupporterListContext {
  supporters: SupporterEntry[]
  total: number
}

/** The position after which more are asked for; null at the beginning. */
const lastPosition = ({ context }: { context: SupporterListContext }) => ({
  before: context.supporters.at(-1)?.position ?? null,
})

/** F-149: the newest supporters first, more of them by position; those that are shown stay while more are asked for. */
export const supporterListMachine = setup({
  types: {} as {
    context: SupporterListContext
    events: { type: 'more.asked' } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readSupporters: placeholder<SupportersFound, { before: number | null }>() },
  actions: {
    addFound: assign(({ context }, { found }: { found: SupportersFound }) => ({
      supporters: [...context.supporters, ...found.supporters],
      total: found.total,
    })),
  },
  guards: {
    isNobody: (_, { found }: { found: SupportersFound }) => found.supporters.length === 0,
    hasMore: ({ context }) => (context.supporters.at(-1)?.position ?? 1) > 1,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'supporterList',
  description: 'Who supports a cause, since when, and when they last raised something.',
  context: { supporters: [], total: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the newest supporters.',
      tags: 'busy',
      invoke: {
        id: 'readSupporters',
        src: 'readSupporters',
        input: lastPosition,
        onDone: [
          { guard: { type: 'isNobody', params: ({ event }) => ({ found: event.output }) }, target: 'empty' },
          { target: 'shown', actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The supporters so far.',
      on: { 'more.asked': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'Asking for those who came before.',
      tags: 'busy',
      invoke: {
        id: 'readSupporters',
        src: 'readSupporters',
        input: lastPosition,
        onDone: { target: 'shown', actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'moreFailed' },
      },
      after: { patience: { target: 'moreFailed' } },
    },
    moreFailed: {
      description: 'Those who are shown stay; the others can be asked for again.',
      on: { 'more.asked': { target: 'loadingMore' } },
    },
    empty: { description: 'Nobody supports the cause yet: it is said how the first one comes.' },
    failed: {
      description: 'The list could not be loaded; it can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
