import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** F-131, M-005, C-085: something that is shown until its person has seen enough of it. Who cannot be asked about is not bothered. */
export const dismissalMachine = setup({
  types: {} as {
    context: { isDismissedHere: boolean }
    /** Whether it was dismissed in this session. */
    input: { isDismissedHere: boolean }
    events: { type: 'tip.dismissed' }
  },
  actors: { readFlag: placeholder<boolean>(), saveFlag: placeholder<void>() },
  guards: {
    isDismissedHere: ({ context }) => context.isDismissedHere,
    isSaved: (_, { flag }: { flag: boolean }) => flag,
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'dismissal',
  description: 'A hint you can dismiss permanently.',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'What this session knows needs no server.',
      always: [{ guard: 'isDismissedHere', target: 'dismissed' }, { target: 'reading' }],
    },
    reading: {
      description: 'Has it been put away at another time?',
      invoke: {
        id: 'readFlag',
        src: 'readFlag',
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ flag: event.output }) }, target: 'saved' },
          { target: 'notDismissed' },
        ],
        onError: { target: 'unknown' },
      },
      after: { patience: { target: 'unknown' } },
    },
    notDismissed: {
      description: 'It is shown.',
      on: { 'tip.dismissed': { target: 'saving' } },
    },
    saving: {
      description: 'It is gone from the page, and the server is told for good.',
      invoke: { id: 'saveFlag', src: 'saveFlag', onDone: { target: 'saved' }, onError: { target: 'dismissed' } },
      after: { patience: { target: 'dismissed' } },
    },
    dismissed: { description: 'It stays away for this session.', type: 'final' },
    saved: { description: 'It stays away for good, on every device.', type: 'final' },
    unknown: { description: 'Nobody knows; it is not shown this time.', type: 'final' },
  },
})
