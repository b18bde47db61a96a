import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What the server says to a proof: it is noted, or the proof belongs to no mail of ours. */
export type StopOutcome = 'stopped' | 'unknown'

/** G-020: mail programs follow links by themselves, so that nothing is stopped before a person says so. */
export const mailOptOutMachine = setup({
  types: {} as {
    context: { isLinked: boolean }
    /** Whether the address carried what a mail's link carries. */
    input: { isLinked: boolean }
    events: { type: 'mails.stopped' } | { type: 'submission.retried' }
    tags: 'busy'
  },
  actors: { stopMails: placeholder<StopOutcome>() },
  guards: {
    isLinked: ({ context }) => context.isLinked,
    isStopped: (_, { outcome }: { outcome: StopOutcome }) => outcome === 'stopped',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'mailOptOut',
  description: 'Opting out of emails from friends.',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      description: 'Does the address carry a proof?',
      always: [{ guard: 'isLinked', target: 'asking' }, { target: 'unknown' }],
    },
    asking: {
      description: 'Is this what they want?',
      on: { 'mails.stopped': { target: 'stopping' } },
    },
    stopping: {
      description: 'It is being noted.',
      tags: 'busy',
      invoke: {
        id: 'stopMails',
        src: 'stopMails',
        onDone: [
          { guard: { type: 'isStopped', params: ({ event }) => ({ outcome: event.output }) }, target: 'stopped' },
          { target: 'unknown' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be noted; trying again is safe.',
      on: { 'submission.retried': { target: 'stopping' } },
    },
    stopped: { description: 'Nobody can write to them from here any more.', type: 'final' },
    unknown: {
      description: 'The link is not whole: the mail has the right one, and the help centre can do it too.',
      type: 'final',
    },
  },
})
