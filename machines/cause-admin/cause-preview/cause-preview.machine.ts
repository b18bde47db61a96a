import { assign, setup } from 'xstate'
import type { CauseStory } from '#contract/causes/story.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** H-003: the page of a cause as it would be with what is typed; nothing is saved by looking. */
export const causePreviewMachine = setup({
  types: {} as {
    context: { story: CauseStory | null }
    events: { type: 'preview.asked' } | { type: 'preview.closed' }
    tags: 'open' | 'busy'
  },
  actors: { readStory: placeholder<CauseStory>() },
  actions: { keepStory: assign((_, { story }: { story: CauseStory }) => ({ story })) },
  delays: { patience: patience.call },
}).createMachine({
  id: 'causePreview',
  description: 'Preview before saving.',
  context: { story: null },
  initial: 'closed',
  states: {
    closed: { description: 'The settings.', on: { 'preview.asked': { target: 'reading' } } },
    reading: {
      description: 'The figures of the page are being read.',
      tags: ['open', 'busy'],
      on: { 'preview.closed': { target: 'closed' } },
      invoke: {
        id: 'readStory',
        src: 'readStory',
        onDone: { target: 'shown', actions: { type: 'keepStory', params: ({ event }) => ({ story: event.output }) } },
        onError: { target: 'withoutFigures' },
      },
      after: { patience: { target: 'withoutFigures' } },
    },
    shown: {
      description: 'The page, with what is typed.',
      tags: 'open',
      on: { 'preview.closed': { target: 'closed' } },
    },
    withoutFigures: {
      description: 'The page with what is typed; its figures could not be read, which is said.',
      tags: 'open',
      on: { 'preview.closed': { target: 'closed' }, 'preview.asked': { target: 'reading' } },
    },
  },
})
