import { assign, setup } from 'xstate'
import type { AuditEntry, AuditGroup } from '#contract/support/audit.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What narrows the trail; an empty text narrows nothing. Days as in "2026-11-21". */
export interface AuditFilter {
  group: AuditGroup | ''
  person: string
  subject: string
  from: string
  to: string
}
export const wholeTrail: AuditFilter = { group: '', person: '', subject: '', from: '', to: '' }

export interface AuditFound {
  entries: AuditEntry[]
  hasMore: boolean
}

interface AuditTrailContext extends AuditFound {
  filter: AuditFilter
}

/** The line after which more are asked for; null at the beginning. */
const asked = ({ context }: { context: AuditTrailContext }) => ({
  filter: context.filter,
  lastId: context.entries.at(-1)?.id ?? null,
})

/** The support team looks into the audit trail. Each look is noted in it, so nothing is read before somebody asks. */
export const auditTrailMachine = setup({
  types: {} as {
    context: AuditTrailContext
    events: { type: 'trail.asked'; filter: AuditFilter } | { type: 'more.asked' }
    tags: 'busy'
  },
  actors: { readTrail: placeholder<AuditFound, { filter: AuditFilter; lastId: number | null }>() },
  actions: {
    keepFilter: assign((_, { filter }: { filter: AuditFilter }) => ({ filter, entries: [], hasMore: false })),
    addFound: assign(({ context }, { found }: { found: AuditFound }) => ({
      entries: [...context.entries, ...found.entries],
      hasMore: found.hasMore,
    })),
  },
  guards: {
    isNothing: (_, { found }: { found: AuditFound }) => found.entries.length === 0,
    hasMore: ({ context }) => context.hasMore,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'auditTrail',
  description: 'Who did what, and when.',
  context: { filter: wholeTrail, entries: [], hasMore: false },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing has been asked for.',
      on: {
        'trail.asked': { target: 'loading', actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) } },
      },
    },
    loading: {
      description: 'Asking for the newest lines.',
      tags: 'busy',
      invoke: {
        id: 'readTrail',
        src: 'readTrail',
        input: asked,
        onError: { target: 'failed' },
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ found: event.output }) }, target: 'empty' },
          { target: 'shown', actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) } },
        ],
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The lines so far.',
      on: {
        'more.asked': { guard: 'hasMore', target: 'loadingMore' },
        'trail.asked': { target: 'loading', actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) } },
      },
    },
    loadingMore: {
      description: 'Asking for those before.',
      tags: 'busy',
      invoke: {
        id: 'readTrail',
        src: 'readTrail',
        input: asked,
        onError: { target: 'moreFailed' },
        onDone: { target: 'shown', actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) } },
      },
      after: { patience: { target: 'moreFailed' } },
    },
    moreFailed: {
      description: 'Those that are shown stay; the others can be asked for again.',
      on: {
        'more.asked': { target: 'loadingMore' },
        'trail.asked': { target: 'loading', actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) } },
      },
    },
    empty: {
      description: 'Nothing was done that fits.',
      on: {
        'trail.asked': { target: 'loading', actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) } },
      },
    },
    failed: {
      description: 'The trail could not be read; it can be asked for again.',
      on: {
        'trail.asked': { target: 'loading', actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) } },
      },
    },
  },
})
