import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** T-001: one event as the collector takes it. */
export interface AnalyticsEvent {
  /** ISO time. */
  eventTime: string
  property: string
  category: string
  event: string
  level: string
  eventData: Record<string, string | number | boolean | null>
}

export type AnalyticsBatcherEvent =
  | { type: 'event.recorded'; event: AnalyticsEvent }
  /** A submit or a click: what is waiting goes at once (T-005). */
  | { type: 'person.acted' }
  | { type: 'page.hidden' }
  | { type: 'consent.withdrawn' }

interface BatcherContext {
  waiting: AnalyticsEvent[]
  sending: AnalyticsEvent[]
  hasReported: boolean
}

/** A batch that failed, or of which nothing was heard: dropped, and reported the first time (T-017). */
const lost = [
  { guard: 'isFirstFailure', target: 'sent', actions: ['dropBatch', 'reportFailure', 'noteReport'] },
  { target: 'sent', actions: 'dropBatch' },
] as const

/** F-171, C-016, T-005, T-017: events go out together, a second after the last one. A failure is reported once and never in the way. */
export const analyticsBatcherMachine = setup({
  types: {} as { context: BatcherContext; events: AnalyticsBatcherEvent; tags: 'busy' },
  actors: { sendEvents: placeholder<void, { events: AnalyticsEvent[] }>() },
  actions: {
    keepEvent: assign(({ context }, params: { event: AnalyticsEvent }) => ({
      waiting: [...context.waiting, params.event].slice(-limits.clientLogCapacity),
    })),
    takeBatch: assign(({ context }) => ({ sending: context.waiting, waiting: [] })),
    dropBatch: assign({ sending: [] }),
    dropAll: assign({ sending: [], waiting: [] }),
    // What is waiting goes as a beacon, which outlives the page; nobody hears whether it arrived.
    sendBeacon: () => {},
    noteReport: assign({ hasReported: true }),
    reportFailure: () => {},
  },
  guards: {
    isEmpty: ({ context }) => context.waiting.length === 0,
    isFirstFailure: ({ context }) => !context.hasReported,
  },
  delays: { debounce: limits.analyticsDebounce, patience: patience.call },
}).createMachine({
  id: 'analyticsBatcher',
  description: 'Collects page events and sends them in batches.',
  context: { waiting: [], sending: [], hasReported: false },
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
      on: { 'event.recorded': { actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.event }) } } },
    },
    sent: {
      description: 'Looking whether more has come meanwhile.',
      always: [{ guard: 'isEmpty', target: 'collecting' }, { target: 'debouncing' }],
    },
  },
})
