import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** Whether an address has an account; `unasked` where nobody could say. */
export type EmailProbe = 'known' | 'new' | 'unasked'

/** F-046: it holds nobody up. What can't be asked is told by registering. The wizards invoke it. */
export const emailProbeMachine = setup({
  types: {} as {
    context: { email: string; probe: EmailProbe }
    input: { email: string }
    output: EmailProbe
    events: { type: 'never' }
  },
  actors: { readExists: placeholder<boolean, { email: string }>() },
  actions: { keepProbe: assign((_, { exists }: { exists: boolean }) => ({ probe: exists ? 'known' : 'new' })) },
  guards: { exists: (_, { exists }: { exists: boolean }) => exists },
  delays: { patience: patience.call },
}).createMachine({
  id: 'emailProbe',
  description: 'Looking whether an email address has an account.',
  context: ({ input }) => ({ email: input.email, probe: 'unasked' }),
  output: ({ context }) => context.probe,
  initial: 'checking',
  states: {
    checking: {
      description: 'The server is asked.',
      invoke: {
        id: 'readExists',
        src: 'readExists',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'exists', params: ({ event }) => ({ exists: event.output }) },
            target: 'known',
            actions: { type: 'keepProbe', params: ({ event }) => ({ exists: event.output }) },
          },
          { target: 'unknown', actions: { type: 'keepProbe', params: ({ event }) => ({ exists: event.output }) } },
        ],
        onError: { target: 'unasked' },
      },
      after: { patience: { target: 'unasked' } },
    },
    known: { description: 'There is an account: its person logs in.', type: 'final' },
    unknown: { description: 'There is none: one can be made.', type: 'final' },
    unasked: { description: 'It could not be asked just now; the wizard goes on without.', type: 'final' },
  },
})
