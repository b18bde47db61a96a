import { limits } from '#contract/limits.ts'
import { type AnalyticsEvent, batcherSetup, emptyBatcher, sendingBatch } from '../batcher.states.ts'

/** F-172, C-017, T-009, T-017: searches go out together, four seconds after the first of them. */
export const searchEventBatcherMachine = batcherSetup<{ type: 'search.recorded'; event: AnalyticsEvent }, 'batchDelay'>({
  batchDelay: limits.searchEventBatch,
}).createMachine({
  id: 'searchEventBatcher',
  description: 'Collects searches and sends them in batches.',
  context: emptyBatcher,
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
      ...sendingBatch,
      on: { 'search.recorded': { actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.event }) } } },
    },
    sent: {
      description: 'Looking whether more has come meanwhile.',
      always: [{ guard: 'isEmpty', target: 'collecting' }, { target: 'waiting' }],
    },
  },
})
