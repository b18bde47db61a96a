import { assign, fromCallback, setup } from 'xstate'
import type { SupportAssignment, SupportItem, SupportItemsFound } from '#contract/support/support-queue.ts'
import { keyOfItem, type SupportQueueName } from '#contract/support/support-queue-names.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import type { QueueDecision, QueueDraft } from '../review-queue.states.ts'
import { type Drafts, withDraft } from '../written-words.ts'

/** What the list is narrowed to, as the address says it; the words of a search are in no address, since they may name people. */
export interface SupportQuery {
  queue: SupportQueueName | null
  q: string
  assignee: 'me' | 'nobody' | null
  order: 'due' | 'oldest' | 'newest'
  page: number
  /** What was chosen of the list. */
  item: string | null
}

/** What is typed for a decision about each, until that has been made or given up. */
export type SupportDrafts = Drafts<QueueDraft<QueueDecision>>

export type HandingOutcome = 'assigned' | 'tooLate'

export type SupportQueueEvent =
  | { type: 'query.changed'; query: SupportQuery }
  | { type: 'list.refreshed' }
  | { type: 'assignment.asked'; handing: SupportAssignment }
  | { type: 'width.changed'; isWide: boolean }
  | { type: 'draft.changed'; item: string; draft: QueueDraft<QueueDecision> | null }

interface SupportQueueContext {
  query: SupportQuery
  /** Whether what is opened has room beside the list. */
  isWide: boolean
  /** What is opened: what was chosen, or on a wide screen the first of the list until something is. */
  opened: string | null
  found: SupportItemsFound | null
  handing: SupportAssignment | null
  /** Why what was handed over last was not. */
  told: 'tooLate' | 'notAssigned' | null
  drafts: SupportDrafts
}

/** Whether something is typed for it that has not been sent. */
export const hasUnsent = (drafts: SupportDrafts, item: string): boolean => drafts[item]?.isOnItsWay === false

/** What is opened, while it waits. */
export function openedItem({ found, opened }: Pick<SupportQueueContext, 'found' | 'opened'>): SupportItem | null {
  if (!found || opened === null) return null
  return [found.selected, ...found.items].find((item) => item && keyOfItem(item) === opened) ?? null
}

/** Everything that waits for the support team. What was found stays in sight until the next answer is there. */
export const supportQueueMachine = setup({
  types: {} as {
    context: SupportQueueContext
    input: { query: SupportQuery; isWide: boolean; drafts: SupportDrafts }
    events: SupportQueueEvent
    tags: 'busy'
  },
  actors: {
    readItems: placeholder<SupportItemsFound, { query: SupportQuery }>(),
    handOver: placeholder<HandingOutcome, { handing: SupportAssignment | null }>(),
    watchWidth: fromCallback(() => {}),
  },
  actions: {
    keepQuery: assign((_, { query }: { query: SupportQuery }) => ({ query, opened: query.item, told: null })),
    keepFound: assign((_, { found }: { found: SupportItemsFound }) => ({ found })),
    openFirst: assign(({ context: { found, opened } }) => {
      const first = found?.items[0]
      return { opened: first ? keyOfItem(first) : opened }
    }),
    keepWidth: assign((_, { isWide }: { isWide: boolean }) => ({ isWide })),
    keepDraft: assign(({ context: { drafts } }, { item, draft }: { item: string; draft: QueueDraft<QueueDecision> | null }) => ({
      drafts: withDraft(drafts, item, draft),
    })),
    /** What is typed outlives the page, until whoever types it has logged out. */
    storeDraft: (_, _params: { item: string; draft: QueueDraft<QueueDecision> | null }) => {},
    keepHanding: assign((_, { handing }: { handing: SupportAssignment }) => ({ handing, told: null })),
    forgetHanding: assign({ handing: null }),
    forgetTold: assign({ told: null }),
    tellTooLate: assign({ told: 'tooLate' }),
    tellNotAssigned: assign({ told: 'notAssigned' }),
  },
  guards: {
    isNothing: (_, { found }: { found: SupportItemsFound }) => found.items.length === 0,
    isFirstBeside: ({ context }) => context.isWide && context.opened === null,
    isBesideNow: ({ context }, { isWide }: { isWide: boolean }) => isWide && context.opened === null,
    isOpened: ({ context }) => openedItem(context) !== null,
    wasAssigned: (_, { outcome }: { outcome: HandingOutcome }) => outcome === 'assigned',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'supportQueue',
  description: 'The support queue, with filters and who is handling what.',
  context: ({ input: { query, isWide, drafts } }) => ({
    query,
    isWide,
    opened: query.item,
    found: null,
    handing: null,
    told: null,
    drafts,
  }),
  invoke: { id: 'watchWidth', src: 'watchWidth' },
  on: {
    'width.changed': { actions: { type: 'keepWidth', params: ({ event }) => ({ isWide: event.isWide }) } },
    'draft.changed': {
      actions: [
        { type: 'keepDraft', params: ({ event }) => ({ item: event.item, draft: event.draft }) },
        { type: 'storeDraft', params: ({ event }) => ({ item: event.item, draft: event.draft }) },
      ],
    },
  },
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
        input: ({ context }) => ({ query: { ...context.query, item: context.opened } }),
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ found: event.output }) },
            target: 'empty',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: 'isFirstBeside',
            target: 'shown',
            actions: [{ type: 'keepFound', params: ({ event }) => ({ found: event.output }) }, 'openFirst'],
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
        'width.changed': {
          guard: { type: 'isBesideNow', params: ({ event }) => ({ isWide: event.isWide }) },
          actions: [{ type: 'keepWidth', params: ({ event }) => ({ isWide: event.isWide }) }, 'openFirst'],
        },
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
