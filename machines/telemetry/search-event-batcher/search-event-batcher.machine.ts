import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import type { AnalyticsEvent } from '../analytics-batcher/analytics-batcher.machine.ts'

/** A batch that failed, or of which nothing was heard: dropped, and reported the first time (T-017). */
const lost = [
  { guard: 'isFirstFailure', target: 'sent', actions: ['dropBatch', 'reportFailure', 'noteReport'] },
  { target: 'sent', actions: 'dropBatch' },
] as const

/** F-172, C-017, T-009, T-017: searches go out together, four seconds after the first of them. A failure is reported once and never in the way. */
export const searchEventBatcherMachine = setup({
  types: {} as {
    context: { waiting: AnalyticsEvent[]; sending: AnalyticsEvent[]; hasReported: boolean }
    events: { type: 'search.recorded'; event: AnalyticsEvent } | { type: 'page.hidden' } | { type: 'consent.withdrawn' }
    tags: 'busy'
  },
  actors: { sendEvents: placeholder<void, { events: AnalyticsEvent[] }>() },
  actions: {
    keepEvent: assign(({ context }, params: { event: AnalyticsEvent }) => ({
      waiting: [...context.waiting, params.event].slice(-limits.clientLogCapacity),
    })),
    takeBatch: assign(({ context }) => ({ sending: context.waiting, waiting: [] })),
    dropBatch: assign({ sending: [] }),
    dropAll: assign({ sending: [], waiting: [] }),
    sendBeacon: () => {},
    noteReport: assign({ hasReported: true }),
    reportFailure: () => {},
  },
  guards: {
    isEmpty: ({ context }) => context.waiting.length === 0,
    isFirstFailure: ({ context }) => !context.hasReported,
  },
  delays: { batchDelay: limits.searchEventBatch, patience: patience.call },
}).createMachine({
  id: 'searchEventBatcher',
  description: 'Collects searches and sends them in batches.',
  context: { waiting: [], sending: [], hasReported: false },
  initial: 'collecting',
  on: { 'consent.withdrawn': { target: '.collecting', actions: 'dropAll' } },
  states: {
    collecting: {
      description: 'Nothing is waiting.',
      on: {
        'search.recorded': {
          target: 'waiting',
          actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.event }) },
        },
      },
    },
    waiting: {
      description: 'Searches gather for four seconds.',
      after: { batchDelay: { target: 'sending' } },
      on: {
        'search.recorded': { actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.event }) } },
        'page.hidden': { target: 'collecting', actions: ['takeBatch', 'sendBeacon', 'dropBatch'] },
      },
    },
    sending: {
      description: 'A batch is on its way.',
      tags: 'busy',
      entry: 'takeBatch',
      invoke: {
        id: 'sendEvents',
        src: 'sendEvents',
        input: ({ context }) => ({ events: context.sending }),
        onDone: { target: 'sent', actions: 'dropBatch' },
        onError: lost,
      },
      after: { patience: lost },
      on: { 'search.recorded': { actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.event }) } } },
    },
    sent: {
      description: 'Looking whether more has come meanwhile.',
      always: [{ guard: 'isEmpty', target: 'collecting' }, { target: 'waiting' }],
    },
  },
})
