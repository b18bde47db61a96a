import { assign, setup } from 'xstate'
import { patience, placeholder } from '../placeholder.ts'
import { type WrittenWords, wordsIn } from './written-words.ts'

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
/** What is typed for it, by the fields of its form. */
export interface QueueDraft<Decision extends QueueDecision> extends QueueChoice<Decision> {
  words: WrittenWords
  /** Whether it was sent, and what came of that isn't known yet. */
  isOnItsWay: boolean
}
export type MoveOutcome = 'moved' | 'tooLate'

export interface QueueContext<Item, Decision extends QueueDecision> {
  requests: Item[]
  choice: QueueChoice<Decision> | null
  move: QueueMove<Decision> | null
  /** What is typed for a decision, until that has been made or given up. */
  draft: QueueDraft<Decision> | null
}
/** What was typed when it was open before. */
export interface QueueInput<Decision extends QueueDecision> {
  draft: QueueDraft<Decision> | null
}
export const emptyQueue = { requests: [], choice: null, move: null, draft: null }

const onItsWay = <Decision extends QueueDecision>(draft: QueueDraft<Decision> | null, isOnItsWay: boolean) =>
  draft && { ...draft, isOnItsWay }

/** A decision that needs no words. */
export type ImmediateDecision<Decision> = { type: 'move.asked'; move: QueueMove<Decision> }
/** A decision that says why. */
export type ReasonedDecision<Decision extends QueueDecision> =
  | { type: 'decision.chosen'; choice: QueueChoice<Decision> }
  | { type: 'reason.written'; words: WrittenWords }
  | { type: 'decision.cancelled' }
  | { type: 'draft.discarded' }
  | { type: 'decision.made'; move: QueueMove<Decision> }

/** What every queue of the support team does. `decision` is how long a move may take, in milliseconds. */
export const queueSetup = <Item, Decision extends QueueDecision, Events extends { type: string }>(
  decision: number = patience.call,
) =>
  setup({
    types: {} as {
      context: QueueContext<Item, Decision>
      input: QueueInput<Decision>
      events: Events | { type: 'queue.refreshed' }
      tags: 'busy'
    },
    actors: { readQueue: placeholder<Item[]>(), moveRequest: placeholder<MoveOutcome, { move: QueueMove<Decision> | null }>() },
    actions: {
      keepRequests: assign((_, { requests }: { requests: Item[] }) => ({ requests })),
      keepChoice: assign((_, { choice }: { choice: QueueChoice<Decision> }) => ({ choice })),
      keepMove: assign(({ context: { draft } }, { move }: { move: QueueMove<Decision> }) => ({
        move,
        draft: onItsWay(draft, true),
      })),
      forgetChoice: assign({ choice: null }),
      forgetMove: assign(({ context: { draft } }) => ({ choice: null, move: null, draft: onItsWay(draft, false) })),
      keepDraft: assign(({ context: { choice } }, { words }: { words: WrittenWords }) => ({
        draft: choice && wordsIn(words) ? { ...choice, words, isOnItsWay: false } : null,
      })),
      // What was typed for is what is decided next.
      resumeDraft: assign(({ context: { draft } }) => ({
        choice: draft && { reference: draft.reference, decision: draft.decision },
        draft: onItsWay(draft, false),
      })),
      forgetDraft: assign({ draft: null }),
    },
    guards: {
      isWaiting: ({ context }, { references }: { references: string[] }) =>
        references.some((reference) => reference === context.choice?.reference),
      isTyped: ({ context }) => context.draft !== null,
      isTypedFor: ({ context }, { references }: { references: string[] }) =>
        references.some((reference) => reference === context.draft?.reference),
      // What was sent meanwhile is gone for that.
      isUnsent: ({ context }) => context.draft !== null && !context.draft.isOnItsWay,
      isEmpty: (_, { requests }: { requests: Item[] }) => requests.length === 0,
      isMoved: (_, { outcome }: { outcome: MoveOutcome }) => outcome === 'moved',
    },
    delays: { patience: patience.call, decision },
  })

export const keepRequests = <Item>() =>
  ({ type: 'keepRequests', params: ({ event }: { event: { output: Item[] } }) => ({ requests: event.output }) }) as const

export const isEmpty = <Item>() =>
  ({ type: 'isEmpty', params: ({ event }: { event: { output: Item[] } }) => ({ requests: event.output }) }) as const

/** A decision on its way, and what there is where nothing is shown. `forgotten` is what goes with a decision that has been made. */
export const queueStates = <Item, Decision extends QueueDecision>(forgotten: readonly ('forgetDraft' | 'forgetMove')[]) =>
  ({
    empty: { description: 'Nobody is waiting.', on: { 'queue.refreshed': { target: 'loading' } } },
    failed: { description: 'The queue could not be read.', on: { 'queue.refreshed': { target: 'loading' } } },
    moving: {
      description: 'The decision is on its way.',
      tags: 'busy',
      invoke: {
        id: 'moveRequest',
        src: 'moveRequest',
        input: ({ context }: { context: QueueContext<Item, Decision> }) => ({ move: context.move }),
        onDone: [
          {
            guard: { type: 'isMoved', params: ({ event }: { event: { output: MoveOutcome } }) => ({ outcome: event.output }) },
            target: 'loading',
            actions: forgotten,
          },
          { target: 'tooLate', actions: 'forgetMove' },
        ],
        onError: { target: 'notMoved', actions: 'forgetMove' },
      },
      after: { decision: { target: 'notMoved', actions: 'forgetMove' } },
    },
    tooLate: {
      description: 'Somebody else has moved this request meanwhile; the queue is read again.',
      on: { 'queue.refreshed': { target: 'loading' } },
    },
    notMoved: {
      description: 'The decision could not be sent; nothing has changed.',
      on: { 'queue.refreshed': { target: 'loading' } },
    },
  }) as const
