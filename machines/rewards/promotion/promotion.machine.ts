import { assign, setup } from 'xstate'
import type { CopiedText } from '#contract/rewards/promotion.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What a person passes on, and what came of it. */
export interface Promotion {
  /** Of the cause's page, with who has invited in it. */
  address: string
  /** How many have joined through this person. */
  friends: number
}

interface Context {
  found: Promotion | null
  /** What was to be copied last. */
  text: CopiedText | null
}

/** F-158, R-021, R-122: a cause is made known by a link that names the cause and who has invited. */
export const promotionMachine = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'page.refreshed' }
      | { type: 'text.copied'; text: CopiedText }
      | { type: 'copy.refused'; text: CopiedText }
      | { type: 'link.shared' }
    tags: 'busy'
  },
  actors: { findLink: placeholder<Promotion>() },
  actions: {
    keepFound: assign((_, { found }: { found: Promotion }) => ({ found })),
    keepText: assign((_, { text }: { text: CopiedText }) => ({ text })),
    /** the getting-started card hears of it. */
    keepShared: () => {},
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'promotion',
  description: 'Promoting a cause: its link, texts and pictures.',
  context: { found: null, text: null },
  initial: 'finding',
  states: {
    finding: {
      description: 'Asking for the link of this person.',
      tags: 'busy',
      invoke: {
        id: 'findLink',
        src: 'findLink',
        onDone: { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be loaded; it can be asked for again.',
      on: { 'page.refreshed': { target: 'finding' } },
    },
    shown: {
      description: 'The link, the texts and the pictures of the cause.',
      initial: 'link',
      on: {
        'text.copied': {
          target: '.copied',
          actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text }) }, 'keepShared'],
        },
        'copy.refused': {
          target: '.notCopied',
          actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
        },
        'link.shared': { target: '.shared', actions: 'keepShared' },
      },
      states: {
        link: { description: 'Nothing has been passed on yet.' },
        copied: { description: 'A text is where it can be pasted.' },
        notCopied: { description: 'This browser does not let us copy; the texts can be selected.' },
        shared: { description: 'The device has passed the link on.' },
      },
    },
  },
})
