import { limits } from '#contract/limits.ts'
import { type AnalyticsEvent, batcherSetup, emptyBatcher, sendingBatch } from '../batcher.states.ts'

export type AnalyticsBatcherEvent =
  | { type: 'event.recorded'; event: AnalyticsEvent }
  /** A submit or a click: what is waiting goes at once (T-005). */
  | { type: 'person.acted' }

/** F-171, C-016, T-005, T-017: events go out together, a second after the last one. */
export const analyticsBatcherMachine = batcherSetup<AnalyticsBatcherEvent, 'debounce'>({
  debounce: limits.analyticsDebounce,
}).createMachine({
  id: 'analyticsBatcher',
  description: 'Collects page events and sends them in batches.',
  context: emptyBatcher,
  initial: 'collecting',
  on: { 'consent.withdrawn': { target: '.collecting', actions: 'dropAll' } },
  states: {
    collecting: {
      description: 'Nothing is waiting.',
      on: {
        'event.recorded': {
          target: 'debouncing',
          actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.event }) },
        },
      },
    },
    debouncing: {
      description: 'More may follow within a second.',
      after: { debounce: { target: 'flushing' } },
      on: {
        'event.recorded': {
          target: 'debouncing',
          reenter: true,
          actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.event }) },
        },
        'person.acted': { target: 'flushing' },
        'page.hidden': { target: 'collecting', actions: ['takeBatch', 'sendBeacon', 'dropBatch'] },
      },
    },
    flushing: {
      description: 'A batch is on its way; what happens meanwhile waits for the next one.',
      ...sendingBatch,
      on: { 'event.recorded': { actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.event }) } } },
    },
    sent: {
      description: 'Looking whether more has come meanwhile.',
      always: [{ guard: 'isEmpty', target: 'collecting' }, { target: 'debouncing' }],
    },
  },
})
