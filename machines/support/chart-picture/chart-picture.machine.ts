import { assign, setup } from 'xstate'
import type { ReadingOfChart } from '#contract/support/charts.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import type { Drawing } from './drawing.ts'

export interface Picture extends ReadingOfChart {
  drawing: Drawing
}
/** As it was drawn; `picture` is null where there is no chart of this name. */
export interface Drawn {
  picture: Picture | null
  folded: string[]
}
interface PictureContext {
  name: string
  picture: Picture | null
  /** Paths of states whose inside is folded away; null as long as it's left to how much there is. */
  folded: string[] | null
  /** The state whose lines stand out; null where none does. */
  chosen: string | null
}

/** One chart as a picture, and beside it what it is meant to do. */
export const chartPictureMachine = setup({
  types: {} as {
    context: PictureContext
    input: { name: string }
    events: { type: 'page.refreshed' } | { type: 'state.folded'; path: string } | { type: 'state.chosen'; path: string }
    tags: 'busy'
  },
  actors: { draw: placeholder<Drawn, { name: string; folded: string[] | null }>() },
  actions: {
    keepPicture: assign((_, { picture, folded }: Drawn) => ({ picture, folded })),
    keepFolded: assign(({ context }, { path }: { path: string }) => {
      const folded = context.folded ?? []
      return { folded: folded.includes(path) ? folded.filter((one) => one !== path) : [...folded, path] }
    }),
    keepChosen: assign(({ context: { chosen } }, { path }: { path: string }) => ({ chosen: chosen === path ? null : path })),
  },
  guards: { isFound: (_, { picture }: { picture: Picture | null }) => picture !== null },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'chartPicture',
  description: 'One chart: its picture and its table of intent.',
  context: ({ input }) => ({ name: input.name, picture: null, folded: null, chosen: null }),
  initial: 'drawing',
  states: {
    drawing: {
      description: 'Reading the chart, and finding a place for each state.',
      tags: 'busy',
      invoke: {
        id: 'draw',
        src: 'draw',
        input: ({ context: { name, folded } }) => ({ name, folded }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ picture: event.output.picture }) },
            target: 'shown',
            actions: { type: 'keepPicture', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The picture and its table.',
      on: {
        'state.folded': {
          target: 'drawing',
          actions: { type: 'keepFolded', params: ({ event }) => ({ path: event.path }) },
        },
        'state.chosen': { actions: { type: 'keepChosen', params: ({ event }) => ({ path: event.path }) } },
      },
    },
    unknown: { description: 'There is no chart of this name.', type: 'final' },
    failed: {
      description: 'It could not be drawn; it can be tried again.',
      on: { 'page.refreshed': { target: 'drawing' } },
    },
  },
})
