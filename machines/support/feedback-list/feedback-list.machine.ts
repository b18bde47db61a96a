import { assign, setup } from 'xstate'
import type { UninstallFeedback } from '#contract/shopping/uninstall-feedback.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface FeedbackFound {
  feedback: UninstallFeedback[]
  hasMore: boolean
}

interface FeedbackListContext extends FeedbackFound {
  /** What it is narrowed by; an empty text narrows nothing. */
  q: string
  /** From 1 on. */
  page: number
}

/** What people have said who took Donation Reminder off their browser, page by page, for the support team. */
export const feedbackListMachine = setup({
  types: {} as {
    context: FeedbackListContext
    events:
      | { type: 'feedback.sought'; q: string }
      | { type: 'older.asked' }
      | { type: 'newer.asked' }
      | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readFeedback: placeholder<FeedbackFound, { q: string; page: number }>() },
  actions: {
    keepSought: assign((_, { q }: { q: string }) => ({ q, page: 1 })),
    keepFound: assign((_, { found }: { found: FeedbackFound }) => found),
    turnToOlder: assign(({ context }) => ({ page: context.page + 1 })),
    turnToNewer: assign(({ context }) => ({ page: context.page - 1 })),
  },
  guards: {
    isNothing: (_, { found }: { found: FeedbackFound }) => found.feedback.length === 0,
    hasOlder: ({ context }) => context.hasMore,
    hasNewer: ({ context }) => context.page > 1,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'feedbackList',
  description: 'Why people removed Donation Reminder.',
  context: { feedback: [], hasMore: false, q: '', page: 1 },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for a page, the newest first.',
      tags: 'busy',
      invoke: {
        id: 'readFeedback',
        src: 'readFeedback',
        input: ({ context }) => ({ q: context.q, page: context.page }),
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
      description: 'One page of it.',
      on: {
        'older.asked': { guard: 'hasOlder', target: 'loading', actions: 'turnToOlder' },
        'newer.asked': { guard: 'hasNewer', target: 'loading', actions: 'turnToNewer' },
        'feedback.sought': {
          target: 'loading',
          actions: { type: 'keepSought', params: ({ event }) => ({ q: event.q }) },
        },
      },
    },
    empty: {
      description: 'Nobody has said anything that fits.',
      on: {
        'feedback.sought': {
          target: 'loading',
          actions: { type: 'keepSought', params: ({ event }) => ({ q: event.q }) },
        },
      },
    },
    failed: {
      description: 'It could not be read; it can be asked for again.',
      on: {
        'page.refreshed': { target: 'loading' },
        'feedback.sought': {
          target: 'loading',
          actions: { type: 'keepSought', params: ({ event }) => ({ q: event.q }) },
        },
      },
    },
  },
})
