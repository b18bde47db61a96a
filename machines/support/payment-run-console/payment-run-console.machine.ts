import { assign, setup } from 'xstate'
import type { AnswerOutcome, LineAnswer, PaymentRun, RunDecision } from '#contract/giving/payment-run.ts'
import { transitionPaymentLine } from '#machines/giving/payment-line/payment-line.machine.ts'
import { transitionPaymentRun } from '#machines/giving/payment-run/payment-run.machine.ts'
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

/** Whether the charts of the run and of its lines allow it. */
export function mayDo(run: PaymentRun, act: RunAct): boolean {
  const isWithBank = run.stage === 'sent' || run.stage === 'answered'
  if (act.type === 'answers.uploaded') return isWithBank
  if (act.type !== 'line.answered')
    return transitionPaymentRun(run.stage, { isPreparer: run.isMine, open: run.answers.sent.count }, act) !== null
  const stage = run.lines.find(({ paymentId }) => paymentId === act.paymentId)?.stage ?? null
  return isWithBank && stage !== null && transitionPaymentLine(stage, act.answer) !== null
}

/** What a line that the bank hasn't paid is answered with, or one that it has sent back; null where neither can be. */
export function refusalOf(run: PaymentRun, paymentId: string): 'bank.refused' | 'bank.returned' | null {
  const isAllowed = (type: 'bank.refused' | 'bank.returned') =>
    mayDo(run, { type: 'line.answered', paymentId, answer: { type, refusal: 'other' } })
  return isAllowed('bank.refused') ? 'bank.refused' : isAllowed('bank.returned') ? 'bank.returned' : null
}

/** One payment run as the support team sees it and acts upon it. */
export const paymentRunConsoleMachine = setup({
  types: {} as {
    context: {
      found: PaymentRun | null
      page: number
      act: RunAct | null
      told: ActOutcome | null
      /** The line whose refusal is being entered. */
      refusing: string | null
    }
    events:
      | { type: 'act.asked'; act: RunAct }
      | { type: 'recall.begun' }
      | { type: 'recall.given'; text: string }
      | { type: 'refusal.begun'; paymentId: string }
      | { type: 'refusal.given'; paymentId: string; answer: LineAnswer }
      | { type: 'writing.left' }
      | { type: 'page.asked'; page: number }
      | { type: 'page.refreshed' }
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
    keepRefusing: assign((_, { paymentId }: { paymentId: string }) => ({ refusing: paymentId })),
    forgetRefusing: assign({ refusing: null }),
  },
  guards: {
    isUnknown: (_, { found }: { found: PaymentRun | null }) => found === null,
    // The line whose refusal is being entered isn't answered beside that.
    mayDo: ({ context: { found, refusing } }, { act }: { act: RunAct }) =>
      found !== null && mayDo(found, act) && !(act.type === 'line.answered' && act.paymentId === refusing),
    mayRefuse: ({ context: { found, refusing } }, { paymentId }: { paymentId: string }) =>
      found !== null && refusing !== paymentId && refusalOf(found, paymentId) !== null,
    isChosen: ({ context }, { paymentId }: { paymentId: string }) => context.refusing === paymentId,
    isTooLate: (_, { told }: { told: ActOutcome }) => told.kind === 'tooLate',
  },
  // To approve a run one may first have to be proven.
  delays: { patience: patience.longCall, decision: patience.provenCall },
}).createMachine({
  id: 'paymentRunConsole',
  description: 'One payment run: what’s in it and what’s next.',
  context: { found: null, page: 1, act: null, told: null, refusing: null },
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
        'act.asked': {
          guard: { type: 'mayDo', params: ({ event }) => ({ act: event.act }) },
          target: 'acting',
          actions: { type: 'keepAct', params: ({ event }) => ({ act: event.act }) },
        },
        'recall.begun': {
          guard: { type: 'mayDo', params: { act: { type: 'run.recalled', text: '' } } },
          target: '.recalling',
        },
        'refusal.begun': {
          guard: { type: 'mayRefuse', params: ({ event }) => ({ paymentId: event.paymentId }) },
          target: '.refusing',
          actions: { type: 'keepRefusing', params: ({ event }) => ({ paymentId: event.paymentId }) },
        },
        'page.asked': { target: 'loading', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) } },
        'page.refreshed': { target: 'loading' },
      },
      initial: 'looking',
      states: {
        looking: { description: 'Nothing is begun.' },
        recalling: {
          description: 'Why the whole run is called back is being written.',
          on: {
            // It is begun already.
            'recall.begun': {},
            'recall.given': {
              target: '#paymentRunConsole.acting',
              actions: { type: 'keepAct', params: ({ event }) => ({ act: { type: 'run.recalled', text: event.text } }) },
            },
            'writing.left': { target: 'looking' },
          },
        },
        refusing: {
          description: 'Why the bank has not paid a line, or has sent it back, is being chosen.',
          exit: 'forgetRefusing',
          on: {
            'refusal.given': {
              guard: { type: 'isChosen', params: ({ event }) => ({ paymentId: event.paymentId }) },
              target: '#paymentRunConsole.acting',
              actions: {
                type: 'keepAct',
                params: ({ event: { paymentId, answer } }) => ({ act: { type: 'line.answered', paymentId, answer } }),
              },
            },
            'writing.left': { target: 'looking' },
          },
        },
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
