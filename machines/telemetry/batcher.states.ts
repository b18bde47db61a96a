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

interface BatcherContext {
  waiting: AnalyticsEvent[]
  sending: AnalyticsEvent[]
  hasReported: boolean
}
export const emptyBatcher: BatcherContext = { waiting: [], sending: [], hasReported: false }

/** T-017: events that go out together. `delays` says how long they gather. A failure is reported once and never in the way. */
export const batcherSetup = <Events extends { type: string }, Delay extends string>(delays: Record<Delay, number>) =>
  setup({
    types: {} as {
      context: BatcherContext
      events: Events | { type: 'page.hidden' } | { type: 'consent.withdrawn' }
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
      // What is waiting goes as a beacon, which outlives the page; nobody hears whether it arrived.
      sendBeacon: () => {},
      noteReport: assign({ hasReported: true }),
      reportFailure: () => {},
    },
    guards: {
      isEmpty: ({ context }) => context.waiting.length === 0,
      isFirstFailure: ({ context }) => !context.hasReported,
    },
    delays: { ...delays, patience: patience.call },
  })

/** A batch that failed, or of which nothing was heard: dropped, and reported the first time (T-017). */
const lost = [
  { guard: 'isFirstFailure', target: 'sent', actions: ['dropBatch', 'reportFailure', 'noteReport'] },
  { target: 'sent', actions: 'dropBatch' },
] as const

/** A batch on its way, and then in `sent`. */
export const sendingBatch = {
  tags: 'busy',
  entry: 'takeBatch',
  invoke: {
    id: 'sendEvents',
    src: 'sendEvents',
    input: ({ context }: { context: BatcherContext }) => ({ events: context.sending }),
    onDone: { target: 'sent', actions: 'dropBatch' },
    onError: lost,
  },
  after: { patience: lost },
} as const
