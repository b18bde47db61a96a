import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import type { AnalyticsEvent } from '../batcher.states.ts'
import { analyticsBatcherJourneys } from './analytics-batcher.journeys.ts'
import { analyticsBatcherMachine } from './analytics-batcher.machine.ts'

const event: AnalyticsEvent = {
  eventTime: '2026-11-21T10:00:00.000Z',
  property: 'website',
  category: 'page',
  event: 'view',
  level: 'info',
  eventData: { pageUrl: '/' },
}

export const analyticsBatcherFixtures = fixturesFor(analyticsBatcherMachine, {
  items: 'F-171',
  inputs: [undefined],
  events: {
    'event.recorded': [{ type: 'event.recorded', event }],
    'person.acted': [{ type: 'person.acted' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'consent.withdrawn': [{ type: 'consent.withdrawn' }],
  },
  outcomes: { sendEvents: { outputs: [undefined], fails: true } },
  within: (snapshot) => snapshot.context.waiting.length + snapshot.context.sending.length < 3,
  invariants: [
    ['never more than the collector takes', (snapshot) => snapshot.context.waiting.length <= limits.clientLogCapacity],
    ['nothing waits while collecting', (snapshot) => !snapshot.matches('collecting') || snapshot.context.waiting.length === 0],
    [
      'something is on its way while flushing',
      (snapshot) => !snapshot.matches('flushing') || snapshot.context.sending.length > 0,
    ],
  ],
  pinned: [
    {
      name: 'C-016 a second after the last event',
      input: 0,
      events: ['event.recorded', 'event.recorded', 'after: debounce'],
      ends: 'flushing',
      knows: { sending: [event, event] },
    },
    { name: 'at once on a click', input: 0, events: ['event.recorded', 'person.acted', 'sendEvents: done'], ends: 'collecting' },
    {
      name: 'what comes meanwhile waits',
      input: 0,
      events: ['event.recorded', 'person.acted', 'event.recorded', 'sendEvents: done'],
      ends: 'debouncing',
    },
    { name: 'a page that goes away sends a beacon', input: 0, events: ['event.recorded', 'page.hidden'], ends: 'collecting' },
    {
      name: 'T-017 a failure is not repeated',
      input: 0,
      events: ['event.recorded', 'person.acted', 'sendEvents: error'],
      ends: 'collecting',
    },
    { name: 'withdrawn consent drops what waits', input: 0, events: ['event.recorded', 'consent.withdrawn'], ends: 'collecting' },
    ...analyticsBatcherJourneys,
  ],
})
