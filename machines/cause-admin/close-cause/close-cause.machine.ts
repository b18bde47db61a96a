import { assign, setup } from 'xstate'
import type { CauseClosing } from '#contract/cause-admin/closing.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What is asked of the server. */
export type ClosingChange = { type: 'ask'; reason: string } | { type: 'undo' } | { type: 'reopen'; text: string }

/** `refused`: the person would rather not show that it’s them; nothing has changed. */
export type ClosingOutcome = { kind: 'changed'; closing: CauseClosing } | { kind: 'refused'; fields: Record<string, string> }

interface CloseCauseContext {
  closing: CauseClosing | null
  /** What was typed, also where it was not sent. */
  reason: string
  change: ClosingChange | null
  refusals: Record<string, string>
}

/** G-030: closing a cause, after what will happen was shown; changing one’s mind within a week, and asking for it to be opened again later. */
export const closeCauseMachine = setup({
  types: {} as {
    context: CloseCauseContext
    events:
      | { type: 'closing.wanted'; reason: string }
      | { type: 'closing.confirmed' }
      | { type: 'closing.left' }
      | { type: 'closing.undone' }
      | { type: 'reopening.wanted'; text: string }
      | { type: 'page.refreshed' }
    tags: 'busy' | 'asksAgain'
  },
  actors: {
    read: placeholder<CauseClosing, undefined>(),
    change: placeholder<ClosingOutcome, { change: ClosingChange | null }>(),
  },
  actions: {
    keepClosing: assign((_, { closing }: { closing: CauseClosing }) => ({ closing, refusals: {} })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: ClosingOutcome }) => ({
      closing: outcome.kind === 'changed' ? outcome.closing : context.closing,
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason, refusals: {} })),
    ask: assign(({ context }) => ({ change: { type: 'ask', reason: context.reason } as const })),
    undo: assign({ change: { type: 'undo' } as const }),
    reopen: assign((_, { text }: { text: string }) => ({ change: { type: 'reopen', text } as const })),
    forgetChange: assign({ change: null }),
  },
  guards: {
    isClosing: ({ context }) => context.closing?.stage === 'closing',
    isWanted: ({ context }) => context.closing?.stage === 'closed' && context.closing.isReopeningWanted,
    isClosed: ({ context }) => context.closing?.stage === 'closed',
  },
  delays: { patience: patience.longCall, decision: patience.provenCall },
}).createMachine({
  id: 'closeCause',
  description: 'Closing a cause.',
  context: { closing: null, reason: '', change: null, refusals: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'Whether it is open, and what closing would mean, is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: { target: 'sorting', actions: { type: 'keepClosing', params: ({ event }) => ({ closing: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'It could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    sorting: {
      description: 'How far the closing is decides what can be done.',
      always: [
        { guard: 'isClosing', target: 'closing' },
        { guard: 'isWanted', target: 'wanted' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'open' },
      ],
    },
    open: {
      description: 'What closing means for supporters and money, and the question why.',
      on: {
        'closing.wanted': {
          target: 'confirming',
          actions: { type: 'keepReason', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
    },
    confirming: {
      description: 'All of it is said once more before anything happens.',
      tags: 'asksAgain',
      on: { 'closing.confirmed': { target: 'changing', actions: 'ask' }, 'closing.left': { target: 'open' } },
    },
    closing: {
      description: 'It closes in a few days; until then one press undoes it.',
      on: { 'closing.undone': { target: 'changing', actions: 'undo' } },
    },
    closed: {
      description: 'It has closed: what is left to be paid is shown, and it can be asked to be opened again.',
      on: {
        'reopening.wanted': { target: 'changing', actions: { type: 'reopen', params: ({ event }) => ({ text: event.text }) } },
      },
    },
    wanted: { description: 'The support team has been asked to open it again, and has not answered.' },
    changing: {
      description: 'What was decided is on its way.',
      tags: 'busy',
      exit: 'forgetChange',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ change: context.change }),
        onDone: { target: 'sorting', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        onError: { target: 'notChanged' },
      },
      after: { decision: { target: 'notChanged' } },
    },
    notChanged: {
      description:
        'It is not known to have arrived, or somebody else was faster: it is read again first. What was typed is still there.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
