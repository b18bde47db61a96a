import { assign, setup } from 'xstate'
import type { LineAnswer, PaymentRun } from '#contract/giving/payment-run.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { type Drafts, type WrittenWords, withDraft, wordsIn } from '../written-words.ts'
import { type ActOutcome, draftOf, mayDo, type RunAct, refusalOf, wholeRun } from './run-acts.ts'

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
      /** What is typed for each line, and for the whole run, until it has been sent or given up. */
      drafts: Drafts
    }
    events:
      | { type: 'act.asked'; act: RunAct }
      | { type: 'recall.begun' }
      | { type: 'recall.given'; text: string }
      | { type: 'refusal.begun'; paymentId: string }
      | { type: 'refusal.given'; paymentId: string; answer: LineAnswer }
      | { type: 'recall.left' }
      | { type: 'refusal.left'; paymentId: string }
      | { type: 'reason.written'; words: WrittenWords }
      | { type: 'draft.discarded' }
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
    // What was typed for what is done now is done with.
    keepTold: assign(({ context: { act, drafts } }, { told }: { told: ActOutcome }) => {
      const done = told.kind === 'done' ? draftOf(act) : null
      return { told, drafts: done === null ? drafts : withDraft(drafts, done, null) }
    }),
    keepDraft: assign(({ context: { drafts, refusing } }, { words }: { words: WrittenWords }) => ({
      drafts: withDraft(drafts, refusing ?? wholeRun, wordsIn(words)),
    })),
    // What was typed for another stays.
    forgetDraft: assign(({ context: { drafts } }, { paymentId }: { paymentId: string | null }) => ({
      drafts: withDraft(drafts, paymentId ?? wholeRun, null),
    })),
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
    isRecallOver: ({ context: { found } }) => found === null || !mayDo(found, { type: 'run.recalled', text: '' }),
    isRecallLost: ({ context: { found, drafts } }) =>
      wholeRun in drafts && found !== null && !mayDo(found, { type: 'run.recalled', text: '' }),
    // Its line stands on another page.
    isElsewhere: ({ context: { found, refusing } }) => found?.lines.every(({ paymentId }) => paymentId !== refusing) ?? true,
    isRefusalOver: ({ context: { found, refusing } }) =>
      found === null || refusing === null || refusalOf(found, refusing) === null,
    isTooLate: (_, { told }: { told: ActOutcome }) => told.kind === 'tooLate',
  },
  // To approve a run one may first have to be proven.
  delays: { patience: patience.longCall, decision: patience.provenCall },
}).createMachine({
  id: 'paymentRunConsole',
  description: 'One payment run: what’s in it and what’s next.',
  context: { found: null, page: 1, act: null, told: null, refusing: null, drafts: {} },
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
      type: 'parallel',
      on: {
        'act.asked': {
          guard: { type: 'mayDo', params: ({ event }) => ({ act: event.act }) },
          target: 'acting',
          actions: { type: 'keepAct', params: ({ event }) => ({ act: event.act }) },
        },
        'draft.discarded': { guard: 'isRecallLost', actions: { type: 'forgetDraft', params: { paymentId: null } } },
      },
      states: {
        run: {
          description: 'How new what is shown is.',
          initial: 'read',
          on: {
            'page.asked': {
              target: '.rereading',
              actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) },
            },
            'page.refreshed': { target: '.rereading' },
          },
          states: {
            read: { description: 'It is as it was read.' },
            rereading: {
              description: 'It is read again, and what is shown and typed stays meanwhile.',
              tags: 'busy',
              // It is being read already.
              on: { 'page.asked': {}, 'page.refreshed': {} },
              invoke: {
                id: 'readRun',
                src: 'readRun',
                input: ({ context }) => ({ page: context.page }),
                onDone: [
                  {
                    guard: { type: 'isUnknown', params: ({ event }) => ({ found: event.output }) },
                    target: '#paymentRunConsole.unknown',
                  },
                  { target: 'read', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
                ],
                onError: { target: 'unread' },
              },
              after: { patience: { target: 'unread' } },
            },
            unread: { description: 'It could not be read again; what is shown may be old.' },
          },
        },
        work: {
          description: 'What somebody has begun.',
          initial: 'looking',
          on: {
            'recall.begun': {
              guard: { type: 'mayDo', params: { act: { type: 'run.recalled', text: '' } } },
              target: '.recalling',
            },
            'refusal.begun': {
              guard: { type: 'mayRefuse', params: ({ event }) => ({ paymentId: event.paymentId }) },
              target: '.refusing',
              actions: { type: 'keepRefusing', params: ({ event }) => ({ paymentId: event.paymentId }) },
            },
          },
          states: {
            looking: { description: 'Nothing is begun.' },
            recalling: {
              description: 'Why the whole run is called back is being written.',
              always: { guard: 'isRecallOver', target: 'gone' },
              on: {
                // It is begun already.
                'recall.begun': {},
                'reason.written': { actions: { type: 'keepDraft', params: ({ event }) => ({ words: event.words }) } },
                'recall.given': {
                  target: '#paymentRunConsole.acting',
                  actions: { type: 'keepAct', params: ({ event }) => ({ act: { type: 'run.recalled', text: event.text } }) },
                },
                'recall.left': { target: 'looking', actions: { type: 'forgetDraft', params: { paymentId: null } } },
              },
            },
            refusing: {
              description: 'Why the bank has not paid a line, or has sent it back, is being chosen.',
              exit: 'forgetRefusing',
              always: [
                { guard: 'isElsewhere', target: 'looking' },
                { guard: 'isRefusalOver', target: 'gone' },
              ],
              on: {
                'reason.written': { actions: { type: 'keepDraft', params: ({ event }) => ({ words: event.words }) } },
                'refusal.given': {
                  guard: { type: 'isChosen', params: ({ event }) => ({ paymentId: event.paymentId }) },
                  target: '#paymentRunConsole.acting',
                  actions: {
                    type: 'keepAct',
                    params: ({ event: { paymentId, answer } }) => ({ act: { type: 'line.answered', paymentId, answer } }),
                  },
                },
                'refusal.left': {
                  guard: { type: 'isChosen', params: ({ event }) => ({ paymentId: event.paymentId }) },
                  target: 'looking',
                  actions: { type: 'forgetDraft', params: ({ event }) => ({ paymentId: event.paymentId }) },
                },
              },
            },
            gone: {
              description: 'What was being written can’t be done any more; what was typed is kept.',
              on: { 'page.refreshed': { target: 'looking' }, 'page.asked': { target: 'looking' } },
            },
          },
        },
      },
    },
    acting: {
      description: 'It is on its way.',
      tags: 'busy',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => ({ act: context.act }),
        onDone: [
          {
            guard: { type: 'isTooLate', params: ({ event }) => ({ told: event.output }) },
            target: 'tooLate',
            actions: 'forgetAct',
          },
          {
            target: '#paymentRunConsole.shown.run.rereading',
            actions: [{ type: 'keepTold', params: ({ event }) => ({ told: event.output }) }, 'forgetAct'],
          },
        ],
        onError: { target: 'notDone', actions: 'forgetAct' },
      },
      after: { decision: { target: 'notDone', actions: 'forgetAct' } },
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
