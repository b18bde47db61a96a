import {
  emptyQueue,
  type ImmediateDecision,
  isEmpty,
  keepRequests,
  type QueueDecision,
  type QueueMove,
  queueSetup,
  queueStates,
  type ReasonedDecision,
} from './review-queue.states.ts'
import type { WrittenWords } from './written-words.ts'

const refreshed = { 'queue.refreshed': { target: 'loading' } } as const
const shown = 'The oldest request stands first.'

/** A decision is chosen, and then its reason is written. */
const chosen = <Decision extends QueueDecision>() =>
  ({
    'decision.chosen': {
      target: 'deciding',
      actions: {
        type: 'keepChoice',
        params: ({ event }: { event: Extract<ReasonedDecision<Decision>, { type: 'decision.chosen' }> }) => ({
          choice: event.choice,
        }),
      },
    },
  }) as const

/** `referenceOf` says which of the queue it is. */
const reading = <Item>(referenceOf: (item: Item) => string) =>
  ({
    loading: {
      description: 'Reading the queue.',
      tags: 'busy',
      invoke: {
        id: 'readQueue',
        src: 'readQueue',
        onDone: [
          {
            guard: {
              type: 'isTypedFor',
              params: ({ event }: { event: { output: Item[] } }) => ({ references: event.output.map(referenceOf) }),
            },
            target: 'deciding',
            actions: [keepRequests<Item>(), 'resumeDraft'],
          },
          { guard: 'isUnsent', target: 'gone', actions: keepRequests<Item>() },
          { guard: isEmpty<Item>(), target: 'empty', actions: [keepRequests<Item>(), 'forgetDraft'] },
          { target: 'shown', actions: keepRequests<Item>() },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
  }) as const

const writing = <Item, Decision extends QueueDecision>(id: string, referenceOf: (item: Item) => string) =>
  ({
    deciding: {
      description: 'Somebody writes why they decide so; the person will read it.',
      on: {
        'reason.written': {
          actions: { type: 'keepDraft', params: ({ event }: { event: { words: WrittenWords } }) => ({ words: event.words }) },
        },
        'decision.made': {
          target: 'moving',
          actions: { type: 'keepMove', params: ({ event }: { event: { move: QueueMove<Decision> } }) => ({ move: event.move }) },
        },
        'decision.cancelled': { target: 'loading', actions: ['forgetDraft', 'forgetChoice'] },
        'queue.refreshed': { target: '.rereading' },
      },
      initial: 'writing',
      states: {
        writing: {
          description: 'The queue is as it was read.',
          on: { 'decision.cancelled': { target: `#${id}.shown`, actions: ['forgetDraft', 'forgetChoice'] } },
        },
        rereading: {
          description: 'The queue is read again meanwhile; what is typed stays.',
          tags: 'busy',
          // It is being read already.
          on: { 'queue.refreshed': {} },
          invoke: {
            id: 'readQueue',
            src: 'readQueue',
            onDone: [
              {
                guard: {
                  type: 'isWaiting',
                  params: ({ event }: { event: { output: Item[] } }) => ({ references: event.output.map(referenceOf) }),
                },
                target: 'writing',
                actions: keepRequests<Item>(),
              },
              { target: `#${id}.gone`, actions: keepRequests<Item>() },
            ],
            onError: { target: 'unread' },
          },
          after: { patience: { target: 'unread' } },
        },
        unread: { description: 'It could not be read again; what was typed is still there.' },
      },
    },
    gone: {
      description: 'What somebody was deciding about isn’t waiting any more; what they wrote is kept.',
      entry: 'forgetChoice',
      on: { ...refreshed, 'draft.discarded': { guard: 'isTyped', target: 'loading', actions: 'forgetDraft' } },
    },
  }) as const

/**
 * A queue of the support team: it is read, and one after the other is moved, at once or with a reason. What may be done with each says its own chart. `decision` is
 * how long a move may take, in milliseconds: `patience.provenCall` where the person may first have to be proven; `referenceOf` says which of the queue it is.
 */
export function reviewQueue<Item, Decision extends QueueDecision>(
  id: string,
  description: string,
  referenceOf: (item: Item) => string,
  decision?: number,
) {
  return queueSetup<Item, Decision, ImmediateDecision<Decision> | ReasonedDecision<Decision>>(decision).createMachine({
    id,
    description,
    context: ({ input: { draft } }) => ({ ...emptyQueue, draft }),
    initial: 'loading',
    states: {
      ...reading(referenceOf),
      ...queueStates<Item, Decision>(['forgetDraft', 'forgetMove']),
      shown: {
        description: shown,
        on: {
          'move.asked': { target: 'moving', actions: { type: 'keepMove', params: ({ event }) => ({ move: event.move }) } },
          ...chosen<Decision>(),
          ...refreshed,
        },
      },
      ...writing<Item, Decision>(id, referenceOf),
    },
  })
}

/** A queue in which every decision says why. */
export function reasonedQueue<Item, Decision extends QueueDecision>(
  id: string,
  description: string,
  referenceOf: (item: Item) => string,
  decision?: number,
) {
  return queueSetup<Item, Decision, ReasonedDecision<Decision>>(decision).createMachine({
    id,
    description,
    context: ({ input: { draft } }) => ({ ...emptyQueue, draft }),
    initial: 'loading',
    states: {
      ...reading(referenceOf),
      ...queueStates<Item, Decision>(['forgetDraft', 'forgetMove']),
      shown: { description: shown, on: { ...chosen<Decision>(), ...refreshed } },
      ...writing<Item, Decision>(id, referenceOf),
    },
  })
}

/** A queue in which no decision needs a reason. */
export function plainQueue<Item, Decision extends QueueDecision>(id: string, description: string, decision?: number) {
  return queueSetup<Item, Decision, ImmediateDecision<Decision>>(decision).createMachine({
    id,
    description,
    context: emptyQueue,
    initial: 'loading',
    states: {
      loading: {
        description: 'Reading the queue.',
        tags: 'busy',
        invoke: {
          id: 'readQueue',
          src: 'readQueue',
          onDone: [
            { guard: isEmpty<Item>(), target: 'empty', actions: keepRequests<Item>() },
            { target: 'shown', actions: keepRequests<Item>() },
          ],
          onError: { target: 'failed' },
        },
        after: { patience: { target: 'failed' } },
      },
      ...queueStates<Item, Decision>(['forgetMove']),
      shown: {
        description: shown,
        on: {
          'move.asked': { target: 'moving', actions: { type: 'keepMove', params: ({ event }) => ({ move: event.move }) } },
          ...refreshed,
        },
      },
    },
  })
}
