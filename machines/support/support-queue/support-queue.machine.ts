import { assign, setup } from 'xstate'
import type { SupportAssignment, SupportItemsFound } from '#contract/support/support-queue.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What the list is narrowed to, as the address says it; the words of a search are in no address, since they may name people. */
export interface SupportQuery {
  queue: SupportQueueName | null
  q: string
  assignee: 'me' | 'nobody' | null
  order: 'oldest' | 'newest'
  page: number
  /** What is opened beside the list. */
  item: string | null
}

export type HandingOutcome = 'assigned' | 'tooLate'

interface SupportQueueContext {
  query: SupportQuery
  found: SupportItemsFound | null
  handing: SupportAssignment | null
  /** Why what was handed over last was not. */
  told: 'tooLate' | 'notAssigned' | null
}

/** Everything that waits for the support team. What was found stays in sight until the next answer is there. */
export const supportQueueMachine = setup({
  types: {} as {
    context: SupportQueueContext
    input: { query: SupportQuery }
    events:
      | { type: 'query.changed'; query: SupportQuery }
      | { type: 'list.refreshed' }
      | { type: 'assignment.asked'; handing: SupportAssignment }
    tags: 'busy'
  },
  actors: {
    readItems: placeholder<SupportItemsFound, { query: SupportQuery }>(),
    handOver: placeholder<HandingOutcome, { handing: SupportAssignment | null }>(),
  },
  actions: {
    keepQuery: assign((_, { query }: { query: SupportQuery }) => ({ query, told: null })),
    keepFound: assign((_, { found }: { found: SupportItemsFound }) => ({ found })),
    keepHanding: assign((_, { handing }: { handing: SupportAssignment }) => ({ handing, told: null })),
    forgetHanding: assign({ handing: null }),
    forgetTold: assign({ told: null }),
    tellTooLate: assign({ told: 'tooLate' }),
    tellNotAssigned: assign({ told: 'notAssigned' }),
  },
  guards: {
    isNothing: (_, { found }: { found: SupportItemsFound }) => found.items.length === 0,
    isOpened: ({ context }) => context.found !== null && context.found.selected !== null,
    wasAssigned: (_, { outcome }: { outcome: HandingOutcome }) => outcome === 'assigned',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'supportQueue',
  description: 'Everything that waits for the support team, narrowed and page by page, and who has what in hand.',
  context: ({ input }) => ({ query: input.query, found: null, handing: null, told: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for a page of it.',
      tags: 'busy',
      on: {
        'query.changed': {
          target: 'loading',
          reenter: true,
          actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'list.refreshed': { target: 'loading', reenter: true },
      },
      invoke: {
        id: 'readItems',
        src: 'readItems',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ found: event.output }) },
            target: 'empty',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'One page of what waits.',
      on: {
        'query.changed': {
          target: 'loading',
          actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'list.refreshed': { target: 'loading', actions: 'forgetTold' },
        'assignment.asked': {
          guard: 'isOpened',
          target: 'assigning',
          actions: { type: 'keepHanding', params: ({ event }) => ({ handing: event.handing }) },
        },
      },
    },
    empty: {
      description: 'Nothing waits that fits; what was opened by its address may wait all the same.',
      on: {
        'query.changed': {
          target: 'loading',
          actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'list.refreshed': { target: 'loading', actions: 'forgetTold' },
        'assignment.asked': {
          guard: 'isOpened',
          target: 'assigning',
          actions: { type: 'keepHanding', params: ({ event }) => ({ handing: event.handing }) },
        },
      },
    },
    failed: {
      description: 'The list could not be read; it can be asked for again.',
      on: {
        'query.changed': {
          target: 'loading',
          actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'list.refreshed': { target: 'loading', actions: 'forgetTold' },
      },
    },
    assigning: {
      description: 'It is being given to somebody; then the list is read again, whatever came of it.',
      tags: 'busy',
      exit: 'forgetHanding',
      on: { 'query.changed': { actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) } } },
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context }) => ({ handing: context.handing }),
        onDone: [
          { guard: { type: 'wasAssigned', params: ({ event }) => ({ outcome: event.output }) }, target: 'loading' },
          { target: 'loading', actions: 'tellTooLate' },
        ],
        onError: { target: 'loading', actions: 'tellNotAssigned' },
      },
      after: { patience: { target: 'loading', actions: 'tellNotAssigned' } },
    },
  },
})
