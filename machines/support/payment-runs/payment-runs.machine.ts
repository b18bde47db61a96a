import { assign, setup } from 'xstate'
import type { PaymentRunCard } from '#contract/giving/payment-run.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface RunsFound {
  runs: PaymentRunCard[]
  /** The end of the quarter that would be paid now. */
  turn: string
}

export const preparationRefusals = ['nothingToPay', 'noPayerAccount'] as const
export type Preparation = 'prepared' | (typeof preparationRefusals)[number]

/** The support team's list of payment runs, where the next one is prepared. */
export const paymentRunsMachine = setup({
  types: {} as {
    context: { found: RunsFound | null; refusal: Preparation | null }
    events: { type: 'preparation.asked' } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readRuns: placeholder<RunsFound>(), prepare: placeholder<Preparation>() },
  actions: {
    keepFound: assign((_, { found }: { found: RunsFound }) => ({ found })),
    keepRefusal: assign((_, { refusal }: { refusal: Preparation }) => ({ refusal })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: { isPrepared: (_, { outcome }: { outcome: Preparation }) => outcome === 'prepared' },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'paymentRuns',
  description: 'All payment runs, and starting the next.',
  context: { found: null, refusal: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The runs are being read.',
      tags: 'busy',
      invoke: {
        id: 'readRuns',
        src: 'readRuns',
        onDone: { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'The runs could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    shown: {
      description: 'The newest run stands first.',
      on: { 'preparation.asked': { target: 'preparing' }, 'page.refreshed': { target: 'loading' } },
    },
    preparing: {
      description: 'A run is being prepared: everything that is ready is counted, and nothing moves.',
      tags: 'busy',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        onDone: [
          { guard: { type: 'isPrepared', params: ({ event }) => ({ outcome: event.output }) }, target: 'loading' },
          {
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ refusal: event.output }) },
          },
        ],
        onError: { target: 'notPrepared' },
      },
      after: { patience: { target: 'notPrepared' } },
    },
    refused: {
      description: 'There is nothing to pay, or no account to pay it from.',
      exit: 'forgetRefusal',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    notPrepared: {
      description: 'It is not known whether one was prepared; the list says so.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
