import { assign, type NonReducibleUnknown, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

interface ContentLoadContext {
  /** What was read; null until then. */
  content: NonReducibleUnknown
  retries: number
}

/** F-077, C-027: one text of the site's content. Ten are read side by side, so each waits for its turn; a failed read is tried five times more. */
export const contentLoadMachine = setup({
  types: {} as {
    context: ContentLoadContext
    events: { type: 'turn.given' } | { type: 'load.retried' }
    tags: 'reading' | 'settled'
  },
  actors: { readContent: placeholder<NonReducibleUnknown>() },
  actions: {
    keepContent: assign((_, params: { content: NonReducibleUnknown }) => ({ content: params.content })),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    forgetRetries: assign({ retries: 0 }),
  },
  guards: { mayRetry: ({ context }) => context.retries < limits.content.retries },
  delays: {
    patience: patience.call,
    retryPause: ({ context }) => limits.content.retryDelay * 2 ** context.retries,
  },
}).createMachine({
  id: 'contentLoad',
  description: 'Loading a content page, such as terms.',
  context: { content: null, retries: 0 },
  initial: 'queued',
  states: {
    queued: { description: 'Waiting while ten others are being read.', on: { 'turn.given': { target: 'reading' } } },
    reading: {
      description: 'Reading the text.',
      tags: 'reading',
      invoke: {
        id: 'readContent',
        src: 'readContent',
        onDone: {
          target: 'loaded',
          actions: { type: 'keepContent', params: ({ event }) => ({ content: event.output }) },
        },
        onError: [{ guard: 'mayRetry', target: 'pausing' }, { target: 'failed' }],
      },
      after: { patience: [{ guard: 'mayRetry', target: 'pausing' }, { target: 'failed' }] },
    },
    pausing: {
      description: 'The read failed; each pause before the next try is twice as long as the one before.',
      tags: 'reading',
      after: { retryPause: { target: 'reading', actions: 'countRetry' } },
    },
    failed: {
      description: 'Six reads failed: the page says so and offers to try again.',
      tags: 'settled',
      on: { 'load.retried': { target: 'queued', actions: 'forgetRetries' } },
    },
    loaded: { description: 'The text is here.', type: 'final', tags: 'settled' },
  },
})
