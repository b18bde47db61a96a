import { assign, setup } from 'xstate'
import { patience, placeholder } from '../placeholder.ts'

export interface QueueDecision {
  type: string
}
/** What was decided about which one of the queue. */
export interface QueueMove<Decision> {
  reference: string
  event: Decision
}
/** Which decision about which one somebody is giving the reason of. */
export interface QueueChoice<Decision extends QueueDecision> {
  reference: string
  decision: Decision['type']
}
export type MoveOutcome = 'moved' | 'tooLate'

export interface QueueContext<Item, Decision extends QueueDecision> {
  requests: Item[]
  choice: QueueChoice<Decision> | null
  move: QueueMove<Decision> | null
  /** The last decision, until it has been made or given up: what was written for it isn't lost. */
  unsent: QueueMove<Decision> | null
}
export const emptyQueue = { requests: [], choice: null, move: null, unsent: null }

/** A decision that needs no words. */
export type ImmediateDecision<Decision> = { type: 'move.asked'; move: QueueMove<Decision> }
/** A decision that says why. */
export type ReasonedDecision<Decision extends QueueDecision> =
  | { type: 'decision.chosen'; choice: QueueChoice<Decision> }
  | { type: 'decision.cancelled' }
  | { type: 'decision.made'; move: QueueMove<Decision> }

/** What every queue of the support team does. `decision` is how long a move may take, in milliseconds. */
export const queueSetup = <Item, Decision extends QueueDecision, Events extends { type: string }>(
  decision: number = patience.call,
) =>
  setup({
    types: {} as { context: QueueContext<Item, Decision>; events: Events | { type: 'queue.refreshed' }; tags: 'busy' },
    actors: { readQueue: placeholder<Item[]>(), moveRequest: placeholder<MoveOutcome, { move: QueueMove<Decision> | null }>() },
    actions: {
      keepRequests: assign((_, { requests }: { requests: Item[] }) => ({ requests })),
      keepChoice: assign((_, { choice }: { choice: QueueChoice<Decision> }) => ({ choice })),
      keepMove: assign((_, { move }: { move: QueueMove<Decision> }) => ({ move })),
      forgetChoice: assign({ choice: null }),
      forgetMove: assign({ choice: null, move: null }),
      keepUnsent: assign(({ context }) => ({ unsent: context.move })),
      giveUp: assign({ choice: null, unsent: null }),
      forgetUnsent: assign({ unsent: null }),
    },
    guards: {
      isEmpty: (_, { requests }: { requests: Item[] }) => requests.length === 0,
      isMoved: (_, { outcome }: { outcome: MoveOutcome }) => outcome === 'moved',
    },
    delays: { patience: patience.call, decision },
  })

/** Reading it, and a decision on its way. */
export const queueStates = <Item, Decision extends QueueDecision>() => {
  const keepRequests = {
    type: 'keepRequests',
    params: ({ event }: { event: { output: Item[] } }) => ({ requests: event.output }),
  } as const
  return {
    loading: {
      description: 'Reading the queue.',
      tags: 'busy',
      invoke: {
        id: 'readQueue',
        src: 'readQueue',
        onDone: [
          {
            guard: {
              type: 'isEmpty',
              params: ({ event }: { event: { output: Item[] } }) => ({ requests: event.output }),
            },
            target: 'empty',
            actions: keepRequests,
          },
          { target: 'shown', actions: keepRequests },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    empty: { description: 'Nobody is waiting.', on: { 'queue.refreshed': { target: 'loading' } } },
    failed: { description: 'The queue could not be read.', on: { 'queue.refreshed': { target: 'loading' } } },
    moving: {
      description: 'The decision is on its way.',
      tags: 'busy',
      entry: 'keepUnsent',
      exit: 'forgetMove',
      invoke: {
        id: 'moveRequest',
        src: 'moveRequest',
        input: ({ context }: { context: QueueContext<Item, Decision> }) => ({ move: context.move }),
        onDone: [
          {
            guard: { type: 'isMoved', params: ({ event }: { event: { output: MoveOutcome } }) => ({ outcome: event.output }) },
            target: 'loading',
            actions: 'forgetUnsent',
          },
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
  } as const
}
