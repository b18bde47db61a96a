import { assign, fromCallback, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What an earlier visit left of a wizard, and whether its person is logged in now. */
export interface LeftDraft<Answers> {
  draft: { id: string; answers: Answers }
  /** As the page knew it when it looked: it never changes here. */
  isSignedIn: boolean
}

/** F-050: where a wizard begins: at its first question, as the server has rendered it; or, once it is known who is here, where an earlier visit left it. */
export function draftResume<Answers>() {
  type Left = LeftDraft<Answers> | null
  return setup({
    types: {} as {
      context: { left: Left }
      events: { type: 'page.lives'; hasDraft: boolean } | { type: 'draft.asked' } | { type: 'network.returned' }
    },
    actors: {
      readDraft: placeholder<Left>(),
      watchNetwork: fromCallback<{ type: 'network.returned' }>(() => {}),
    },
    actions: { keepLeft: assign((_, { left }: { left: Left }) => ({ left })) },
    guards: {
      hasDraft: (_, { hasDraft }: { hasDraft: boolean }) => hasDraft,
      isLeft: (_, { left }: { left: Left }) => left !== null,
    },
    delays: { patience: 2 * patience.longCall },
  }).createMachine({
    id: 'draftResume',
    description: 'Where sign-up starts.',
    context: { left: null },
    initial: 'asked',
    states: {
      asked: {
        description: 'This browser has not said yet what it keeps.',
        on: {
          'page.lives': [
            { guard: { type: 'hasDraft', params: ({ event }) => ({ hasDraft: event.hasDraft }) }, target: 'waiting' },
            { target: 'fresh' },
          ],
        },
      },
      waiting: {
        description: 'Something is kept: it is read, and who is here is found out.',
        invoke: {
          id: 'readDraft',
          src: 'readDraft',
          onDone: [
            {
              guard: { type: 'isLeft', params: ({ event }) => ({ left: event.output }) },
              target: 'resumed',
              actions: { type: 'keepLeft', params: ({ event }) => ({ left: event.output }) },
            },
            { target: 'fresh' },
          ],
          onError: { target: 'failed' },
        },
        after: { patience: { target: 'failed' } },
      },
      failed: {
        description: 'A draft is there and cannot be read yet: a wizard that began now would write over it.',
        invoke: { id: 'watchNetwork', src: 'watchNetwork' },
        on: { 'draft.asked': { target: 'waiting' }, 'network.returned': { target: 'waiting' } },
      },
      fresh: { description: 'At the first question.' },
      resumed: { description: 'Where an earlier visit left it.' },
    },
  })
}

export const draftResumeMachine = draftResume<object>()
