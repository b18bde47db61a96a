import { assign, setup } from 'xstate'
import type { FigurePeriod } from '#contract/rewards/channels.ts'
import type { PromotionFigures } from '#contract/rewards/promotion-figures.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

interface Context {
  period: FigurePeriod
  found: PromotionFigures | null
}

/** what came of making a cause known, for who runs it. */
export const promotionFiguresMachine = setup({
  types: {} as {
    context: Context
    events: { type: 'period.chosen'; period: FigurePeriod } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readFigures: placeholder<PromotionFigures, { period: FigurePeriod }>() },
  actions: {
    keepPeriod: assign((_, { period }: { period: FigurePeriod }) => ({ period })),
    keepFound: assign((_, { found }: { found: PromotionFigures }) => ({ found })),
  },
  guards: { isSomething: (_, { found }: { found: PromotionFigures }) => found.channels.length > 0 },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'promotionFigures',
  description: 'How many people visited a cause page and joined, by channel.',
  context: { period: 'month', found: null },
  initial: 'loading',
  on: {
    'period.chosen': {
      target: '.loading',
      actions: { type: 'keepPeriod', params: ({ event }) => ({ period: event.period }) },
    },
  },
  states: {
    loading: {
      description: 'Asking for the figures of this period.',
      tags: 'busy',
      invoke: {
        id: 'readFigures',
        src: 'readFigures',
        input: ({ context }) => ({ period: context.period }),
        onDone: [
          {
            guard: { type: 'isSomething', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'nothingYet', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: { description: 'Each channel with its looks and joins, the most looks first.' },
    nothingYet: { description: 'Nobody has come by a channel of ours in this period.' },
    failed: {
      description: 'They could not be loaded; they can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
