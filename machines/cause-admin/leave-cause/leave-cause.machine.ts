import { assign, setup } from 'xstate'
import type { HandoverFields } from '#contract/cause-admin/leaving.rules.ts'
import type { CauseLeaving } from '#contract/cause-admin/leaving.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What is asked of the server. */
export type LeavingChange =
  | { type: 'leave' }
  | { type: 'offer'; fields: HandoverFields }
  | { type: 'endHandover' }
  | { type: 'keepOut'; id: number; text: string }
  | { type: 'undoRemoval'; id: number }

/** `refused` without a field where the person would rather not show that it’s them: nothing has changed. */
export type LeavingOutcome =
  | { kind: 'left'; until: string }
  | { kind: 'changed'; leaving: CauseLeaving }
  | { kind: 'refused'; fields: Record<string, string> }

interface LeaveCauseContext {
  leaving: CauseLeaving | null
  change: LeavingChange | null
  refusals: Record<string, string>
  /** Until when who has left can come back. */
  until: string
  /** Whose coming back is being refused. */
  refusing: number | null
}

/** G-030: leaving a cause, handing it over, and what those who stay decide about who has gone. */
export const leaveCauseMachine = setup({
  types: {} as {
    context: LeaveCauseContext
    events:
      | { type: 'leaving.wanted' }
      | { type: 'leaving.confirmed' }
      | { type: 'leaving.dropped' }
      | { type: 'handover.offered'; fields: HandoverFields }
      | { type: 'handover.ended' }
      | { type: 'refusal.begun'; id: number }
      | { type: 'refusal.left' }
      | { type: 'return.refused'; id: number; text: string }
      | { type: 'removal.undone'; id: number }
      | { type: 'page.refreshed' }
    tags: 'busy' | 'asksAgain'
  },
  actors: {
    read: placeholder<CauseLeaving, undefined>(),
    change: placeholder<LeavingOutcome, { change: LeavingChange | null }>(),
  },
  actions: {
    keepLeaving: assign((_, { leaving }: { leaving: CauseLeaving }) => ({ leaving, refusals: {} })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: LeavingOutcome }) => ({
      leaving: outcome.kind === 'changed' ? outcome.leaving : context.leaving,
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
      until: outcome.kind === 'left' ? outcome.until : '',
    })),
    keepChange: assign((_, { change }: { change: LeavingChange }) => ({ change, refusals: {} })),
    forgetChange: assign({ change: null }),
    keepRefusing: assign((_, { id }: { id: number }) => ({ refusing: id })),
    forgetRefusing: assign({ refusing: null }),
  },
  guards: {
    // The last one hands it over, or closes it.
    isOneOfSeveral: ({ context }) => context.leaving !== null && !context.leaving.isOnly,
    mayOffer: ({ context }) => context.leaving?.handover === null,
    isMine: ({ context }) => context.leaving?.handover?.isMine ?? false,
    isRefused: ({ context }, { id }: { id: number }) => context.refusing === id,
    canBeRefused: ({ context }, { id }: { id: number }) =>
      context.refusing !== id && !!context.leaving?.departures.some((one) => one.id === id && one.kind === 'left'),
    wasRemoved: ({ context }, { id }: { id: number }) =>
      !!context.leaving?.departures.some((one) => one.id === id && one.kind === 'removed'),
    isGone: (_, { outcome }: { outcome: LeavingOutcome }) => outcome.kind === 'left',
  },
  delays: { patience: patience.longCall, decision: patience.provenCall },
}).createMachine({
  id: 'leaveCause',
  description: 'Leaving a cause you run, or handing it over.',
  context: { leaving: null, change: null, refusals: {}, until: '', refusing: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Who else runs the cause, and what is under way, is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: { target: 'shown', actions: { type: 'keepLeaving', params: ({ event }) => ({ leaving: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'It could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    shown: {
      description: 'What can be done: leave, hand over, or decide about who has gone.',
      on: {
        'leaving.wanted': { guard: 'isOneOfSeveral', target: 'confirming' },
        'handover.offered': {
          guard: 'mayOffer',
          target: 'changing',
          actions: { type: 'keepChange', params: ({ event }) => ({ change: { type: 'offer', fields: event.fields } }) },
        },
        'handover.ended': {
          guard: 'isMine',
          target: 'changing',
          actions: { type: 'keepChange', params: { change: { type: 'endHandover' } } },
        },
        'refusal.begun': {
          guard: { type: 'canBeRefused', params: ({ event }) => ({ id: event.id }) },
          target: '.refusing',
          actions: { type: 'keepRefusing', params: ({ event }) => ({ id: event.id }) },
        },
        'removal.undone': {
          guard: { type: 'wasRemoved', params: ({ event }) => ({ id: event.id }) },
          target: 'changing',
          actions: { type: 'keepChange', params: ({ event }) => ({ change: { type: 'undoRemoval', id: event.id } }) },
        },
      },
      initial: 'choosing',
      states: {
        choosing: { description: 'Nothing is begun.' },
        refusing: {
          description: 'Why somebody who has left shall not come back is being written.',
          exit: 'forgetRefusing',
          on: {
            'refusal.left': { target: 'choosing' },
            'return.refused': {
              guard: { type: 'isRefused', params: ({ event }) => ({ id: event.id }) },
              target: '#leaveCause.changing',
              actions: {
                type: 'keepChange',
                params: ({ event }) => ({ change: { type: 'keepOut', id: event.id, text: event.text } }),
              },
            },
          },
        },
      },
    },
    confirming: {
      description: 'What leaving means is said before it happens.',
      tags: 'asksAgain',
      on: {
        'leaving.confirmed': { target: 'changing', actions: { type: 'keepChange', params: { change: { type: 'leave' } } } },
        'leaving.dropped': { target: 'shown' },
      },
    },
    changing: {
      description: 'What was decided is on its way.',
      tags: 'busy',
      exit: 'forgetChange',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ change: context.change }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'shown', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'notChanged' },
      },
      after: { decision: { target: 'notChanged' } },
    },
    notChanged: {
      description: 'It is not known to have worked, or something else has happened since: it is read again first.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    left: { description: 'The person runs the cause no more, and can come back for a week.', type: 'final' },
  },
})
