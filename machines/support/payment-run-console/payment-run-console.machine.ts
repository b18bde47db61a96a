import { assign, setup } from 'xstate'
import type { AnswerOutcome, LineAnswer, PaymentRun, RunDecision } from '#contract/giving/payment-run.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What somebody does with a run; whether they may says the run's own chart. */
export type RunAct =
  | RunDecision
  | { type: 'file.taken' }
  | { type: 'answers.uploaded'; content: string }
  | { type: 'line.answered'; paymentId: string; answer: LineAnswer }

/** `tooLate`: the run has moved meanwhile. */
export type ActOutcome =
  | { kind: 'done' }
  | { kind: 'answered'; outcome: AnswerOutcome }
  | { kind: 'tooLate' }
  | { kind: 'refused'; code: 'secondPerson' | 'noPayerAccount' | 'causeHeld' | 'proofRequired' }

/** One payment run as the support team sees it and acts upon it. */
export const paymentRunConsoleMachine = setup({
  types: {} as {
    context: { found: PaymentRun | null; page: number; act: RunAct | null; told: ActOutcome | null }
    events: { type: 'act.asked'; act: RunAct } | { type: 'page.asked'; page: number } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: {
    readRun: placeholder<PaymentRun | null, { page: number }>(),
    act: placeholder<ActOutcome, { act: RunAct | null }>(),
  },
  actions: {
    keepFound: assign((_, { found }: { found: PaymentRun | null }) => ({ found })),
    keepPage: assign((_, { page }: { page: number }) => ({ page, told: null })),
    keepAct: assign((_, { act }: { act: RunAct }) => ({ act, told: null })),
    keepTold: assign((_, { told }: { told: ActOutcome }) => ({ told })),
    forgetAct: assign({ act: null }),
  },
  guards: {
    isUnknown: (_, { found }: { found: PaymentRun | null }) => found === null,
    isTooLate: (_, { told }: { told: ActOutcome }) => told.kind === 'tooLate',
  },
  // To approve a run one may first have to be proven.
  delays: { patience: patience.longCall, decision: patience.provenCall },
}).createMachine({
  id: 'paymentRunConsole',
  description: 'One payment run: what’s in it and what’s next.',
  context: { found: null, page: 1, act: null, told: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The run is being read.',
      tags: 'busy',
      invoke: {
        id: 'readRun',
        src: 'readRun',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          { guard: { type: 'isUnknown', params: ({ event }) => ({ found: event.output }) }, target: 'unknown' },
          { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    unknown: { description: 'There is no such run.' },
    failed: { description: 'The run could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    shown: {
      description: 'The run, and what became of the last thing that was done with it.',
      on: {
        'act.asked': { target: 'acting', actions: { type: 'keepAct', params: ({ event }) => ({ act: event.act }) } },
        'page.asked': { target: 'loading', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) } },
        'page.refreshed': { target: 'loading' },
      },
    },
    acting: {
      description: 'It is on its way.',
      tags: 'busy',
      exit: 'forgetAct',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => ({ act: context.act }),
        onDone: [
          { guard: { type: 'isTooLate', params: ({ event }) => ({ told: event.output }) }, target: 'tooLate' },
          { target: 'loading', actions: { type: 'keepTold', params: ({ event }) => ({ told: event.output }) } },
        ],
        onError: { target: 'notDone' },
      },
      after: { decision: { target: 'notDone' } },
    },
    tooLate: {
      description: 'Somebody else has moved the run meanwhile; it is read again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    notDone: {
      description: 'It is not known to be done; the run is read again, and says what it is.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
