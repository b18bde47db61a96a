import { assign, setup } from 'xstate'
import type { Notice } from '#contract/account/notice.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface NoticesPage {
  /** What still asks something of the person, whenever they were told; with the newest page alone. */
  waiting: Notice[]
  notices: Notice[]
  hasMore: boolean
}

/** G-031: what was new when the page was opened stays marked so while it is open; the server hears that it was seen. */
export const noticesMachine = setup({
  types: {} as {
    context: NoticesPage
    events: { type: 'more.asked' } | { type: 'list.refreshed' }
    tags: 'busy' | 'listed'
  },
  actors: {
    readNotices: placeholder<NoticesPage>(),
    markRead: placeholder<void, { upTo: number }>(),
    readMore: placeholder<NoticesPage, { lastId: number }>(),
  },
  actions: {
    keepPage: assign((_, { page }: { page: NoticesPage }) => page),
    addPage: assign(({ context }, { page }: { page: NoticesPage }) => ({
      notices: [...context.notices, ...page.notices],
      hasMore: page.hasMore,
    })),
  },
  guards: {
    isEmpty: (_, { page }: { page: NoticesPage }) => page.notices.length === 0,
    hasNew: (_, { page }: { page: NoticesPage }) => page.notices.some(({ isNew }) => isNew),
    hasMore: ({ context }) => context.hasMore,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'notices',
  description: 'Notices about donations, claims, visits and rewards.',
  context: { waiting: [], notices: [], hasMore: false },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the newest.',
      tags: 'busy',
      invoke: {
        id: 'readNotices',
        src: 'readNotices',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) }, target: 'empty' },
          {
            guard: { type: 'hasNew', params: ({ event }) => ({ page: event.output }) },
            target: 'marking',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
          },
          { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    marking: {
      description: 'They are shown, and the server is told so; if it does not hear, they stay new until the next time.',
      tags: 'listed',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({ upTo: context.notices[0]?.id ?? 0 }),
        onDone: { target: 'shown' },
        onError: { target: 'shown' },
      },
      after: { patience: { target: 'shown' } },
    },
    shown: {
      description: 'What happened, newest first.',
      tags: 'listed',
      on: { 'more.asked': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'Asking for older ones.',
      tags: ['busy', 'listed'],
      invoke: {
        id: 'readMore',
        src: 'readMore',
        input: ({ context }) => ({ lastId: context.notices.at(-1)?.id ?? 0 }),
        onDone: { target: 'shown', actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) } },
        onError: { target: 'moreFailed' },
      },
      after: { patience: { target: 'moreFailed' } },
    },
    moreFailed: {
      description: 'Older ones could not be loaded; what was shown is still there.',
      tags: 'listed',
      on: { 'more.asked': { target: 'loadingMore' } },
    },
    empty: { description: 'Nothing has happened yet: the person is told what will be told here.' },
    failed: {
      description: 'They could not be loaded; they can be asked for again.',
      on: { 'list.refreshed': { target: 'loading' } },
    },
  },
})
