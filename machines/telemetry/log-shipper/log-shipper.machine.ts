import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** T-016: one line of the browser's log. */
export interface LogEntry {
  service: string
  msg: string
  level: string
  stacktrace?: string
  /** Milliseconds. */
  timestamp: number
  logger: string
  medium: string
}

interface ShipperContext {
  waiting: LogEntry[]
  sending: LogEntry[]
  failures: number
}

/** F-173, C-029, C-030: at most a hundred lines at a time; while the server does not take them the wait doubles up to half a minute, and the newest 500 are kept. */
export const logShipperMachine = setup({
  types: {} as {
    context: ShipperContext
    events: { type: 'line.logged'; entry: LogEntry } | { type: 'page.hidden' }
    tags: 'busy'
  },
  actors: { sendLogs: placeholder<void, { entries: LogEntry[] }>() },
  actions: {
    keepLine: assign(({ context }, params: { entry: LogEntry }) => ({
      waiting: [...context.waiting, params.entry].slice(-limits.remoteLog.kept),
    })),
    takeBatch: assign(({ context }) => ({
      sending: context.waiting.slice(0, limits.clientLogCapacity),
      waiting: context.waiting.slice(limits.clientLogCapacity),
    })),
    putBatchBack: assign(({ context }) => ({
      waiting: [...context.sending, ...context.waiting].slice(-limits.remoteLog.kept),
      sending: [],
    })),
    dropBatch: assign({ sending: [] }),
    sendBeacon: () => {},
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, 5) }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: { isEmpty: ({ context }) => context.waiting.length === 0 },
  delays: {
    interval: limits.remoteLog.interval,
    backOff: ({ context }) => Math.min(limits.remoteLog.longest, limits.remoteLog.interval * 2 ** context.failures),
    patience: patience.call,
  },
}).createMachine({
  id: 'logShipper',
  description: 'Sends browser errors to the server.',
  context: { waiting: [], sending: [], failures: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has gone wrong.',
      on: {
        'line.logged': { target: 'buffering', actions: { type: 'keepLine', params: ({ event }) => ({ entry: event.entry }) } },
      },
    },
    buffering: {
      description: 'Lines gather for a second.',
      after: { interval: { target: 'sending' } },
      on: {
        'line.logged': { actions: { type: 'keepLine', params: ({ event }) => ({ entry: event.entry }) } },
        'page.hidden': { target: 'shipped', actions: ['takeBatch', 'sendBeacon', 'dropBatch'] },
      },
    },
    sending: {
      description: 'A batch is on its way.',
      tags: 'busy',
      entry: 'takeBatch',
      invoke: {
        id: 'sendLogs',
        src: 'sendLogs',
        input: ({ context }) => ({ entries: context.sending }),
        onDone: { target: 'shipped', actions: ['dropBatch', 'forgetFailures'] },
        onError: { target: 'backingOff', actions: ['putBatchBack', 'countFailure'] },
      },
      after: { patience: { target: 'backingOff', actions: ['putBatchBack', 'countFailure'] } },
      on: { 'line.logged': { actions: { type: 'keepLine', params: ({ event }) => ({ entry: event.entry }) } } },
    },
    shipped: {
      description: 'Looking whether more lines wait.',
      always: [{ guard: 'isEmpty', target: 'idle' }, { target: 'buffering' }],
    },
    backingOff: {
      description: 'The server does not take lines just now; the next try waits twice as long as the last.',
      after: { backOff: { target: 'sending' } },
      on: { 'line.logged': { actions: { type: 'keepLine', params: ({ event }) => ({ entry: event.entry }) } } },
    },
  },
})
