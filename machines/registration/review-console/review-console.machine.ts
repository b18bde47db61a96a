import { assign, setup } from 'xstate'
import type { ReviewEvent, ReviewedRequest } from '../../../src/contract/entities/admin-review.ts'
import { patience, placeholder } from '../../placeholder.ts'

export interface Move {
  reference: string
  event: ReviewEvent
}
export type MoveOutcome = 'moved' | 'tooLate'

interface ReviewConsoleContext {
  requests: ReviewedRequest[]
  move: Move | null
}

/** R-145, G-006: the queue of requests for administrators' rights. What may be done with each says its own chart. */
export const reviewConsoleMachine = setup({
  types: {} as {
    context: ReviewConsoleContext
    events: { type: 'move.asked'; move: Move } | { type: 'queue.refreshed' }
    tags: 'busy'
  },
  actors: { readQueue: placeholder<ReviewedRequest[]>(), moveRequest: placeholder<MoveOutcome, { move: Move | null }>() },
  actions: {
    keepRequests: assign((_, { requests }: { requests: ReviewedRequest[] }) => ({ requests })),
    keepMove: assign((_, { move }: { move: Move }) => ({ move })),
    forgetMove: assign({ move: null }),
  },
  guards: {
    isEmpty: (_, { requests }: { requests: ReviewedRequest[] }) => requests.length === 0,
    isMoved: (_, { outcome }: { outcome: MoveOutcome }) => outcome === 'moved',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'reviewConsole',
  description: 'The support team’s queue of people who ask to run a cause.',
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
      after: { patience: { target: 'notMoved' } },
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
