import {
  emptyQueue,
  type ImmediateDecision,
  type QueueDecision,
  type QueueMove,
  queueSetup,
  queueStates,
  type ReasonedDecision,
} from './review-queue.states.ts'

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

const deciding = <Decision extends QueueDecision>() =>
  ({
    description: 'Somebody writes why they decide so; the person will read it.',
    on: {
      'decision.made': {
        target: 'moving',
        actions: { type: 'keepMove', params: ({ event }: { event: { move: QueueMove<Decision> } }) => ({ move: event.move }) },
      },
      'decision.cancelled': { target: 'shown', actions: 'giveUp' },
      'queue.refreshed': { target: 'loading', actions: 'forgetChoice' },
    },
  }) as const

/**
 * A queue of the support team: it is read, and one after the other is moved, at once or with a reason. What may be done with each says its own chart. `decision` is
 * how long a move may take, in milliseconds: `patience.provenCall` where the person may first have to be proven.
 */
export function reviewQueue<Item, Decision extends QueueDecision>(id: string, description: string, decision?: number) {
  return queueSetup<Item, Decision, ImmediateDecision<Decision> | ReasonedDecision<Decision>>(decision).createMachine({
    id,
    description,
    context: emptyQueue,
    initial: 'loading',
    states: {
      ...queueStates<Item, Decision>(),
      shown: {
        description: shown,
        on: {
          'move.asked': { target: 'moving', actions: { type: 'keepMove', params: ({ event }) => ({ move: event.move }) } },
          ...chosen<Decision>(),
          ...refreshed,
        },
      },
      deciding: deciding<Decision>(),
    },
  })
}

/** A queue in which every decision says why. */
export function reasonedQueue<Item, Decision extends QueueDecision>(id: string, description: string, decision?: number) {
  return queueSetup<Item, Decision, ReasonedDecision<Decision>>(decision).createMachine({
    id,
    description,
    context: emptyQueue,
    initial: 'loading',
    states: {
      ...queueStates<Item, Decision>(),
      shown: { description: shown, on: { ...chosen<Decision>(), ...refreshed } },
      deciding: deciding<Decision>(),
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
      ...queueStates<Item, Decision>(),
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
