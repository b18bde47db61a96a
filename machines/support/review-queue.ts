import { assign, setup } from 'xstate'
import { patience, placeholder } from '../placeholder.ts'

/** What was decided about which one of the queue. */
export interface QueueMove<Decision> {
  reference: string
  event: Decision
}
export type MoveOutcome = 'moved' | 'tooLate'

/**
 * A queue of the support team: it is read, and one after the other is moved. What may be done with each says its own chart. `decision` is how long a move may
 * take, in milliseconds: `patience.provenCall` where the person may first have to be proven.
 */
export function reviewQueue<Item, Decision>(id: string, description: string, decision: number = patience.call) {
  type Context = { requests: Item[]; move: QueueMove<Decision> | null }
  return setup({
    types: {} as {
      context: Context
      events: { type: 'move.asked'; move: QueueMove<Decision> } | { type: 'queue.refreshed' }
      tags: 'busy'
    },
    actors: { readQueue: placeholder<Item[]>(), moveRequest: placeholder<MoveOutcome, { move: QueueMove<Decision> | null }>() },
    actions: {
      keepRequests: assign((_, { requests }: { requests: Item[] }) => ({ requests })),
      keepMove: assign((_, { move }: { move: QueueMove<Decision> }) => ({ move })),
      forgetMove: assign({ move: null }),
    },
    guards: {
      isEmpty: (_, { requests }: { requests: Item[] }) => requests.length === 0,
      isMoved: (_, { outcome }: { outcome: MoveOutcome }) => outcome === 'moved',
    },
    delays: { patience: patience.call, decision },
  }).createMachine({
    id,
    description,
    context: { requests: [], move: null },
    initial: 'loading',
    states: {
      loading: {
        description: 'Reading the queue.',
        tags: 'busy',
        invoke: {
          id: 'readQueue',
          src: 'readQueue',
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => ({ requests: event.output }) },
              target: 'empty',
              actions: { type: 'keepRequests', params: ({ event }) => ({ requests: event.output }) },
            },
            { target: 'shown', actions: { type: 'keepRequests', params: ({ event }) => ({ requests: event.output }) } },
          ],
          onError: { target: 'failed' },
        },
        after: { patience: { target: 'failed' } },
      },
      empty: { description: 'Nobody is waiting.', on: { 'queue.refreshed': { target: 'loading' } } },
      failed: { description: 'The queue could not be read.', on: { 'queue.refreshed': { target: 'loading' } } },
      shown: {
        description: 'The oldest request stands first.',
        on: {
          'move.asked': { target: 'moving', actions: { type: 'keepMove', params: ({ event }) => ({ move: event.move }) } },
          'queue.refreshed': { target: 'loading' },
        },
      },
      moving: {
        description: 'The decision is on its way.',
        tags: 'busy',
        exit: 'forgetMove',
        invoke: {
          id: 'moveRequest',
          src: 'moveRequest',
          input: ({ context }) => ({ move: context.move }),
          onDone: [
            { guard: { type: 'isMoved', params: ({ event }) => ({ outcome: event.output }) }, target: 'loading' },
            { target: 'tooLate' },
          ],
          onError: { target: 'notMoved' },
        },
        after: { decision: { target: 'notMoved' } },
      },
      tooLate: {
        description: 'Somebody else has moved this request meanwhile; the queue is read again.',
        on: { 'queue.refreshed': { target: 'loading' } },
      },
      notMoved: {
        description: 'The decision could not be sent; nothing has changed.',
        on: { 'queue.refreshed': { target: 'loading' } },
      },
    },
  })
}
