import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import type { SpinResult, SpinWheel } from '#contract/rewards/spin.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface WheelRead {
  wheel: SpinWheel
  /** Only a person who is logged in in full can spin. */
  isSignedIn: boolean
}

export type SpinOutcome =
  | { kind: 'drawn'; result: SpinResult }
  | { kind: 'signInNeeded' }
  /** They support no cause that could have the prize. */
  | { kind: 'noCause' }
  | { kind: 'tooYoung' }

interface SpinContext {
  wheel: SpinWheel | null
  /** This period's; null before it. */
  result: SpinResult | null
  /** The person has asked for less motion: the wheel stands still, and nobody waits for it. */
  isStill: boolean
}

/** F-093, G-015: the server has drawn before the wheel turns, so that nothing is lost with the page; each further try is told the same. */
export const spinMachine = setup({
  types: {} as {
    context: SpinContext
    input: { isStill: boolean }
    events: { type: 'wheel.spun' } | { type: 'spin.retried' } | { type: 'signIn.chosen' } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readWheel: placeholder<WheelRead>(), drawSpin: placeholder<SpinOutcome, { period: string }>() },
  actions: {
    keepWheel: assign((_, { read: { wheel } }: { read: WheelRead }) => ({ wheel, result: wheel.mine })),
    keepResult: assign((_, { outcome }: { outcome: SpinOutcome }) => ({
      result: outcome.kind === 'drawn' ? outcome.result : null,
    })),
  },
  guards: {
    hasSpun: (_, { read }: { read: WheelRead }) => read.wheel.mine !== null,
    hasWon: ({ context }) => (context.result?.prizePence ?? 0) > 0,
    isNothingLeft: (_, { read }: { read: WheelRead }) => read.wheel.odds.length === 0,
    isStranger: (_, { read }: { read: WheelRead }) => !read.isSignedIn,
    isDrawn: (_, { outcome }: { outcome: SpinOutcome }) => outcome.kind === 'drawn',
    isSignInNeeded: (_, { outcome }: { outcome: SpinOutcome }) => outcome.kind === 'signInNeeded',
    hasNoCause: (_, { outcome }: { outcome: SpinOutcome }) => outcome.kind === 'noCause',
  },
  delays: { patience: patience.call, turn: ({ context }) => (context.isStill ? 0 : limits.spinTurn) },
}).createMachine({
  id: 'spin',
  description: 'Spin to win: one spin per period; the server picks the result.',
  context: ({ input }) => ({ wheel: null, result: null, isStill: input.isStill }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the odds, and whether this person has spun already.',
      tags: 'busy',
      invoke: {
        id: 'readWheel',
        src: 'readWheel',
        onDone: [
          {
            guard: { type: 'hasSpun', params: ({ event }) => ({ read: event.output }) },
            target: 'told',
            actions: { type: 'keepWheel', params: ({ event }) => ({ read: event.output }) },
          },
          {
            guard: { type: 'isNothingLeft', params: ({ event }) => ({ read: event.output }) },
            target: 'nothingLeft',
            actions: { type: 'keepWheel', params: ({ event }) => ({ read: event.output }) },
          },
          {
            guard: { type: 'isStranger', params: ({ event }) => ({ read: event.output }) },
            target: 'signedOut',
            actions: { type: 'keepWheel', params: ({ event }) => ({ read: event.output }) },
          },
          { target: 'idle', actions: { type: 'keepWheel', params: ({ event }) => ({ read: event.output }) } },
        ],
        onError: { target: 'notLoaded' },
      },
      after: { patience: { target: 'notLoaded' } },
    },
    notLoaded: {
      description: 'The wheel could not be loaded; it can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    signedOut: {
      description: 'Only somebody whom we know can spin: they log in, and come back to the wheel.',
      on: { 'signIn.chosen': { target: 'signingIn' } },
    },
    signingIn: { description: 'The person logs in and comes back.', type: 'final' },
    nothingLeft: { description: 'The month’s prizes are all won: nobody could win, so nobody spins.', type: 'final' },
    idle: {
      description: 'The wheel stands, and can be spun.',
      on: { 'wheel.spun': { target: 'spinning' } },
    },
    spinning: {
      description: 'The person has spun.',
      tags: 'busy',
      initial: 'drawing',
      states: {
        drawing: {
          description: 'The server draws.',
          invoke: {
            id: 'drawSpin',
            src: 'drawSpin',
            // What is asked for twice in a period is one spin.
            input: ({ context }) => ({ period: context.wheel?.nextAt ?? '' }),
            onDone: [
              {
                guard: { type: 'isDrawn', params: ({ event }) => ({ outcome: event.output }) },
                target: 'turning',
                actions: { type: 'keepResult', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'isSignInNeeded', params: ({ event }) => ({ outcome: event.output }) },
                target: '#spin.signedOut',
              },
              { guard: { type: 'hasNoCause', params: ({ event }) => ({ outcome: event.output }) }, target: '#spin.noCause' },
              { target: '#spin.tooYoung' },
            ],
            onError: { target: '#spin.failed' },
          },
          after: { patience: { target: '#spin.failed' } },
        },
        turning: {
          description: 'The wheel turns until it stands on what was drawn.',
          after: { turn: { target: '#spin.told' } },
        },
      },
    },
    failed: {
      description: 'The wheel could not be spun, or its answer was lost. Nothing is lost: what was drawn is drawn.',
      on: { 'spin.retried': { target: 'spinning' } },
    },
    told: {
      description: 'Won or lost?',
      always: [{ guard: 'hasWon', target: 'won' }, { target: 'lost' }],
    },
    won: { description: 'A bonus for the person’s cause, of up to £50.', type: 'final' },
    lost: { description: 'Nothing this time.', type: 'final' },
    noCause: {
      description: 'There is no cause that could have a prize: the spin waits until they have chosen one.',
      type: 'final',
    },
    tooYoung: { description: 'Only adults spin.', type: 'final' },
  },
})
