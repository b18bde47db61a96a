import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export type CoverChange = 'drop' | 'undo'

interface CauseCoverContext {
  /** The address of its picture; null where a drawing stands in for it. */
  picture: string | null
  change: CoverChange | null
}

/** H-003: the wide picture of a cause. How one is chosen and cut, `avatarUpload` says; here it is kept, taken away and put back. */
export const causeCoverMachine = setup({
  types: {} as {
    context: CauseCoverContext
    input: { picture: string | null }
    events:
      | { type: 'cover.saved'; picture: string }
      | { type: 'removal.asked' }
      | { type: 'undo.asked' }
      | { type: 'change.retried' }
    tags: 'busy'
  },
  actors: { change: placeholder<string | null, { change: CoverChange | null }>() },
  actions: {
    keepPicture: assign((_, { picture }: { picture: string | null }) => ({ picture })),
    wantRemoval: assign({ change: 'drop' as const }),
    wantUndo: assign({ change: 'undo' as const }),
  },
  guards: { hasPicture: ({ context }) => context.picture !== null, isUndo: ({ context }) => context.change === 'undo' },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'causeCover',
  description: 'The cover picture on a cause page.',
  context: ({ input }) => ({ picture: input.picture, change: null }),
  initial: 'kept',
  on: {
    'cover.saved': {
      target: '.changed',
      actions: { type: 'keepPicture', params: ({ event }) => ({ picture: event.picture }) },
    },
  },
  states: {
    kept: {
      description: 'As it is; another can be chosen, and one that is there taken away.',
      on: { 'removal.asked': { guard: 'hasPicture', target: 'changing', actions: 'wantRemoval' } },
    },
    changed: {
      description: 'It is another one now, or none; one press puts the one of before back.',
      on: {
        'undo.asked': { target: 'changing', actions: 'wantUndo' },
        'removal.asked': { guard: 'hasPicture', target: 'changing', actions: 'wantRemoval' },
      },
    },
    changing: {
      description: 'The removal, or what undoes the last change, is on its way.',
      tags: 'busy',
      on: { 'cover.saved': {} },
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ change: context.change }),
        onDone: [
          {
            guard: 'isUndo',
            target: 'kept',
            actions: { type: 'keepPicture', params: ({ event }) => ({ picture: event.output }) },
          },
          { target: 'changed', actions: { type: 'keepPicture', params: ({ event }) => ({ picture: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It is not known to have worked; it can be tried again.',
      on: { 'change.retried': { target: 'changing' } },
    },
  },
})
