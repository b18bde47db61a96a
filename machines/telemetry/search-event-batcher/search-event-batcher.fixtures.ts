import { fixturesFor } from '#machines/fixtures.ts'
import type { AnalyticsEvent } from '../batcher.states.ts'
import { searchEventBatcherMachine } from './search-event-batcher.machine.ts'

const event: AnalyticsEvent = {
  eventTime: '2026-11-21T10:00:00.000Z',
  property: 'website',
  category: 'search',
  event: 'results',
  level: 'info',
  eventData: { searchTerm: 'alder' },
}

export const searchEventBatcherFixtures = fixturesFor(searchEventBatcherMachine, {
  items: 'F-172',
  inputs: [undefined],
  events: {
    'search.recorded': [{ type: 'search.recorded', event }],
    'page.hidden': [{ type: 'page.hidden' }],
    'consent.withdrawn': [{ type: 'consent.withdrawn' }],
  },
  outcomes: { sendEvents: { outputs: [undefined], fails: true } },
  within: (snapshot) => snapshot.context.waiting.length + snapshot.context.sending.length < 3,
  invariants: [
    ['nothing waits while collecting', (snapshot) => !snapshot.matches('collecting') || snapshot.context.waiting.length === 0],
    ['something is on its way while sending', (snapshot) => !snapshot.matches('sending') || snapshot.context.sending.length > 0],
  ],
  pinned: [
    {
      name: 'T-009 four seconds after the first',
      input: 0,
      events: ['search.recorded', 'search.recorded', 'after: batchDelay'],
      ends: 'sending',
    },
    {
      name: 'what comes meanwhile waits',
      input: 0,
      events: ['search.recorded', 'after: batchDelay', 'search.recorded', 'sendEvents: done'],
      ends: 'waiting',
    },
    {
      name: 'a page that goes away sends a beacon',
      input: 0,
      events: ['search.recorded', 'page.hidden'],
      ends: 'collecting',
      knows: { waiting: [], sending: [] },
      does: ['takeBatch', 'sendBeacon', 'dropBatch'],
    },
    {
      name: 'a failure is never in the way',
      input: 0,
      events: ['search.recorded', 'after: batchDelay', 'sendEvents: error'],
      ends: 'collecting',
      knows: { sending: [] },
    },
    ...['sendEvents: error', 'after: patience'].flatMap((fault) => [
      {
        name: `T-017 and is reported: ${fault}`,
        input: 0,
        events: ['search.recorded', 'after: batchDelay', fault],
        ends: 'collecting',
        does: ['dropBatch', 'reportFailure', 'noteReport'],
      },
      {
        name: `T-017 once: ${fault}`,
        input: 0,
        events: ['search.recorded', 'after: batchDelay', 'sendEvents: error', 'search.recorded', 'after: batchDelay', fault],
        ends: 'collecting',
        does: ['dropBatch'],
      },
    ]),
    {
      name: 'withdrawn consent drops what waits',
      input: 0,
      events: ['search.recorded', 'consent.withdrawn'],
      ends: 'collecting',
    },
    {
      name: 'what has arrived is gone',
      input: 0,
      events: ['search.recorded', 'after: batchDelay', 'sendEvents: done'],
      ends: 'collecting',
      knows: { sending: [] },
    },
    {
      name: 'silence is never in the way, either',
      input: 0,
      events: ['search.recorded', 'after: batchDelay', 'after: patience'],
      ends: 'collecting',
      knows: { sending: [] },
    },
  ],
})
