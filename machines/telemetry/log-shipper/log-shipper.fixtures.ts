import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type LogEntry, logShipperMachine } from './log-shipper.machine.ts'

const entry: LogEntry = { service: 'website', msg: 'x', level: 'error', timestamp: 0, logger: 'page', medium: 'browser' }

export const logShipperFixtures = fixturesFor(logShipperMachine, {
  items: 'F-173',
  inputs: [undefined],
  events: { 'line.logged': [{ type: 'line.logged', entry }], 'page.hidden': [{ type: 'page.hidden' }] },
  outcomes: { sendLogs: { outputs: [undefined], fails: true } },
  within: (snapshot) => snapshot.context.waiting.length + snapshot.context.sending.length < 3,
  invariants: [
    ['C-029 a batch is at most a hundred lines', (snapshot) => snapshot.context.sending.length <= limits.clientLogCapacity],
    ['C-030 at most 500 lines are kept', (snapshot) => snapshot.context.waiting.length <= limits.remoteLog.kept],
    ['something is on its way while sending', (snapshot) => !snapshot.matches('sending') || snapshot.context.sending.length > 0],
  ],
  pinned: [
    {
      name: 'a line goes out after a second',
      input: 0,
      events: ['line.logged', 'after: interval', 'sendLogs: done'],
      ends: 'idle',
      knows: { waiting: [], sending: [] },
    },
    {
      name: 'C-030 a failure waits',
      input: 0,
      events: ['line.logged', 'after: interval', 'sendLogs: error'],
      ends: 'backingOff',
      knows: { waiting: [entry], sending: [], failures: 1 },
    },
    {
      name: 'nothing is lost by waiting',
      input: 0,
      events: ['line.logged', 'after: interval', 'sendLogs: error', 'line.logged', 'after: backOff', 'sendLogs: done'],
      ends: 'idle',
      knows: { waiting: [], sending: [], failures: 0 },
    },
    {
      name: 'what came meanwhile goes with the next batch',
      input: 0,
      events: ['line.logged', 'after: interval', 'line.logged', 'sendLogs: done'],
      ends: 'buffering',
    },
    {
      name: 'a page that goes away sends a beacon',
      input: 0,
      events: ['line.logged', 'page.hidden'],
      ends: 'idle',
      knows: { waiting: [], sending: [] },
      does: ['takeBatch', 'sendBeacon', 'dropBatch'],
    },
    {
      name: 'silence is a failure',
      input: 0,
      events: ['line.logged', 'after: interval', 'after: patience'],
      ends: 'backingOff',
      knows: { waiting: [entry], sending: [], failures: 1 },
    },
    {
      name: 'lines of one second go out together',
      input: 0,
      events: ['line.logged', 'line.logged', 'after: interval'],
      ends: 'sending',
      knows: { waiting: [], sending: [entry, entry] },
    },
    {
      name: 'what a beacon has no room for waits for the next batch',
      input: 0,
      events: [...Array.from({ length: limits.clientLogCapacity + 1 }, () => 'line.logged'), 'page.hidden'],
      ends: 'buffering',
      knows: { waiting: [entry], sending: [] },
    },
  ],
})
