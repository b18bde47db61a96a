import { assign, setup } from 'xstate'
import type { AdminStats, MarketingMessage } from '#contract/cause-admin/dashboard.ts'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import type { SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { Cause } from '#contract/causes/cause.ts'
import type { Transaction } from '#contract/giving/donation.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What the dashboard is made of; what could not be read is null. Amounts in pence. */
export interface DashboardFound {
  cause: Cause | null
  stats: AdminStats | null
  statements: Statement[] | null
  /** Its newest donations, the newest first. */
  donations: Transaction[] | null
  messages: MarketingMessage[] | null
  team: CauseTeam | null
  /** What the cause adds to our messages to its supporters. */
  notes: SupporterMessage[] | null
  /** Whether the page of the cause has been shared from here, as far as is known. */
  isShared: boolean
}

export type DashboardEvent = { type: 'page.refreshed' } | { type: 'cause.changed'; causeId: number } | { type: 'session.opened' }

interface DashboardContext {
  causeId: number | null
  /** Whether the person was logged in when the page was opened; who logs in since then is the state's matter. */
  isSignedIn: boolean
  found: DashboardFound | null
}

/** F-136, X-003, D-037, D-040: a part that could not be read leaves the others standing. Who is only recognised sees the frame, and how to log in. */
export const dashboardMachine = setup({
  types: {} as {
    context: DashboardContext
    input: { causeId: number | null; isSignedIn: boolean }
    events: DashboardEvent
    tags: 'busy'
  },
  actors: { readDashboard: placeholder<DashboardFound, { causeId: number | null }>() },
  actions: {
    keepFound: assign((_, { found }: { found: DashboardFound }) => ({ found })),
    keepCause: assign((_, { causeId }: { causeId: number }) => ({ causeId, found: null })),
  },
  guards: {
    isRecognisedOnly: ({ context }) => !context.isSignedIn,
    hasNoCause: ({ context }) => context.causeId === null,
    isAnother: ({ context }, { causeId }: { causeId: number }) => causeId !== context.causeId,
    isWhole: (_, { found }: { found: DashboardFound }) => Object.values(found).every((part) => part !== null),
    isNothing: (_, { found }: { found: DashboardFound }) => Object.values(found).every((part) => part === null || part === false),
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'dashboard',
  description: 'A cause’s dashboard.',
  context: ({ input }) => ({ ...input, found: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Figures are for who is logged in.',
      always: [
        { guard: 'isRecognisedOnly', target: 'locked' },
        { guard: 'hasNoCause', target: 'waiting' },
        { target: 'loading' },
      ],
    },
    locked: {
      description: 'The person is recognised, but has to log in to see figures.',
      on: {
        'session.opened': [{ guard: 'hasNoCause', target: 'waiting' }, { target: 'loading' }],
        // Which cause it is may be said in the same moment, and is said once.
        'cause.changed': {
          guard: { type: 'isAnother', params: ({ event }) => ({ causeId: event.causeId }) },
          actions: { type: 'keepCause', params: ({ event }) => ({ causeId: event.causeId }) },
        },
      },
    },
    waiting: {
      description: 'It is not known yet which cause is looked at.',
      on: {
        'cause.changed': {
          target: 'loading',
          actions: { type: 'keepCause', params: ({ event }) => ({ causeId: event.causeId }) },
        },
      },
    },
    loading: {
      description: 'Everything is asked for at once.',
      tags: 'busy',
      invoke: {
        id: 'readDashboard',
        src: 'readDashboard',
        input: ({ context }) => ({ causeId: context.causeId }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ found: event.output }) }, target: 'failed' },
          {
            guard: { type: 'isWhole', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'partial', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      on: {
        'cause.changed': {
          guard: { type: 'isAnother', params: ({ event }) => ({ causeId: event.causeId }) },
          target: 'loading',
          reenter: true,
          actions: { type: 'keepCause', params: ({ event }) => ({ causeId: event.causeId }) },
        },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'Everything is there.',
      on: {
        'cause.changed': {
          guard: { type: 'isAnother', params: ({ event }) => ({ causeId: event.causeId }) },
          target: 'loading',
          actions: { type: 'keepCause', params: ({ event }) => ({ causeId: event.causeId }) },
        },
      },
    },
    partial: {
      description: 'Some of it could not be read; it is said which, and can be asked for again.',
      on: {
        'page.refreshed': { target: 'loading' },
        'cause.changed': {
          guard: { type: 'isAnother', params: ({ event }) => ({ causeId: event.causeId }) },
          target: 'loading',
          actions: { type: 'keepCause', params: ({ event }) => ({ causeId: event.causeId }) },
        },
      },
    },
    failed: {
      description: 'Nothing could be read; it can be asked for again.',
      on: {
        'page.refreshed': { target: 'loading' },
        'cause.changed': {
          guard: { type: 'isAnother', params: ({ event }) => ({ causeId: event.causeId }) },
          target: 'loading',
          actions: { type: 'keepCause', params: ({ event }) => ({ causeId: event.causeId }) },
        },
      },
    },
  },
})
