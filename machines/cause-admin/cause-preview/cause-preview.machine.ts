import { assign, setup } from 'xstate'
import type { Cause } from '#contract/causes/cause.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** The cause as its page would show it, and the target in pence; null for none. */
export interface PreviewLook {
  cause: Cause
  target: number | null
}

/** H-003: the page of a cause as it would be with what is typed; nothing is saved by looking. */
export const causePreviewMachine = setup({
  types: {} as {
    context: { look: PreviewLook | null; story: CauseStory | null }
    events: { type: 'preview.asked'; look: PreviewLook } | { type: 'preview.closed' }
    tags: 'open' | 'busy'
  },
  actors: { readStory: placeholder<CauseStory>() },
  actions: {
    keepLook: assign((_, { look }: { look: PreviewLook }) => ({ look })),
    keepStory: assign((_, { story }: { story: CauseStory }) => ({ story })),
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'causePreview',
  description: 'Preview before saving.',
  context: { look: null, story: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The settings.',
      on: {
        'preview.asked': { target: 'reading', actions: { type: 'keepLook', params: ({ event }) => ({ look: event.look }) } },
      },
    },
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
      on: {
        'preview.closed': { target: 'closed' },
        'preview.asked': { target: 'reading', actions: { type: 'keepLook', params: ({ event }) => ({ look: event.look }) } },
      },
    },
  },
})
