import { assign, setup } from 'xstate'
import type { RecordUpdate } from '#contract/support/records.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/**
 * `gone`: somebody else has removed it meanwhile. `own`: whoever asks runs this cause. `refused` names each fault by its field, and none where somebody would
 * rather not show that it's them.
 */
export type TakedownOutcome =
  | { kind: 'takenDown' }
  | { kind: 'gone' }
  | { kind: 'own' }
  | { kind: 'refused'; fields: Record<string, string> }

interface TakedownContext {
  /** Those that nobody has removed, the newest first. */
  updates: readonly RecordUpdate[]
  /** Which of them is to be taken down. */
  chosen: number
  /** Why, as it was given. */
  text: string
  refusals: Record<string, string>
  /** Whether who looks runs this cause. */
  isMine: boolean
}

/** H-003: somebody of the support team takes an update of a cause down that breaks our rules; those who run the cause read why. */
export const updateTakedownMachine = setup({
  types: {} as {
    context: TakedownContext
    input: { updates: readonly RecordUpdate[]; isMine: boolean }
    events:
      | { type: 'takedown.wanted'; id: number }
      | { type: 'reason.given'; text: string }
      | { type: 'takedown.dropped' }
      | { type: 'takedown.confirmed' }
      | { type: 'takedown.reconsidered' }
      | { type: 'takedown.retried' }
    tags: 'busy'
  },
  actors: { removeUpdate: placeholder<TakedownOutcome, { id: number; text: string }>() },
  actions: {
    keepChosen: assign((_, { id }: { id: number }) => ({ chosen: id, text: '', refusals: {} })),
    keepReason: assign((_, { text }: { text: string }) => ({ text, refusals: {} })),
    keepRefusals: assign((_, { outcome }: { outcome: TakedownOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
    dropChosen: assign(({ context: { updates, chosen } }) => ({ updates: updates.filter(({ id }) => id !== chosen) })),
    /** What was typed for it is kept on the device until then. */
    forgetTyped: () => {},
  },
  guards: {
    isMine: ({ context }) => context.isMine,
    isThere: ({ context }, { id }: { id: number }) => context.updates.some((update) => update.id === id),
    isTakenDown: (_, { outcome }: { outcome: TakedownOutcome }) => outcome.kind === 'takenDown',
    isGone: (_, { outcome }: { outcome: TakedownOutcome }) => outcome.kind === 'gone',
    isOwn: (_, { outcome }: { outcome: TakedownOutcome }) => outcome.kind === 'own',
  },
  // One may first have to be proven.
  delays: { patience: patience.provenCall },
}).createMachine({
  id: 'updateTakedown',
  description: 'Taking an update of a cause down.',
  context: ({ input }) => ({ ...input, chosen: 0, text: '', refusals: {} }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whose cause it is.',
      always: [{ guard: 'isMine', target: 'own' }, { target: 'listed' }],
    },
    listed: {
      description: 'What the cause has posted, and what became of the last that was to be taken down.',
      initial: 'untouched',
      on: {
        'takedown.wanted': {
          guard: { type: 'isThere', params: ({ event }) => ({ id: event.id }) },
          target: 'writing',
          actions: { type: 'keepChosen', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        untouched: { description: 'Nothing has been done.' },
        takenDown: { description: 'It is gone from the page of the cause, and those who run the cause have been told why.' },
        gone: { description: 'Somebody else has removed it before; nobody was told anything.' },
      },
    },
    own: {
      description: 'Whoever looks runs this cause, so that somebody else has to decide.',
      initial: 'known',
      states: {
        known: { description: 'That is known before anything is asked, so that nothing can be.' },
        refused: { description: 'The server has said so of what was asked; what was typed can be copied.' },
      },
    },
    writing: {
      description:
        'Why it is taken down is being written. What is typed stays on this device until it is taken down or given up.',
      initial: 'asked',
      on: {
        'reason.given': {
          target: 'confirming',
          actions: { type: 'keepReason', params: ({ event }) => ({ text: event.text }) },
        },
        'takedown.dropped': { target: 'listed', actions: 'forgetTyped' },
      },
      states: {
        asked: { description: 'The field, with what the server found wrong, if anything.' },
        notTakenDown: {
          description: 'It is not known to be taken down; what was typed is still there.',
          on: { 'takedown.retried': { target: '#updateTakedown.takingDown' } },
        },
      },
    },
    confirming: {
      description: 'What it means, and what those who run the cause will read, is shown before it happens.',
      on: { 'takedown.confirmed': { target: 'takingDown' }, 'takedown.reconsidered': { target: 'writing' } },
    },
    takingDown: {
      description: 'It is being taken down.',
      tags: 'busy',
      invoke: {
        id: 'removeUpdate',
        src: 'removeUpdate',
        input: ({ context: { chosen, text } }) => ({ id: chosen, text }),
        onDone: [
          {
            guard: { type: 'isTakenDown', params: ({ event }) => ({ outcome: event.output }) },
            target: 'listed.takenDown',
            actions: ['forgetTyped', 'dropChosen'],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'listed.gone',
            actions: ['forgetTyped', 'dropChosen'],
          },
          { guard: { type: 'isOwn', params: ({ event }) => ({ outcome: event.output }) }, target: 'own.refused' },
          { target: 'writing', actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'writing.notTakenDown' },
      },
      after: { patience: { target: 'writing.notTakenDown' } },
    },
  },
})
