import { assign, setup } from 'xstate'

/** D-015…D-017, X-068: what gets a cause its first donations. */
export const startSteps = ['causePage', 'share', 'recruit'] as const
export type StartStep = (typeof startSteps)[number]

/** F-140: three steps; once all are done the card says so. Figures that are read anew may open a step again. */
export const gettingStartedMachine = setup({
  types: {} as {
    context: { done: readonly StartStep[] }
    input: { done: readonly StartStep[] }
    events: { type: 'steps.counted'; done: readonly StartStep[] }
  },
  actions: { keepDone: assign((_, { done }: { done: readonly StartStep[] }) => ({ done })) },
  guards: {
    areAllDone: ({ context }) => startSteps.every((step) => context.done.includes(step)),
  },
}).createMachine({
  id: 'gettingStarted',
  description: 'Three steps to a cause’s first donations.',
  context: ({ input }) => input,
  initial: 'counting',
  on: {
    'steps.counted': { target: '.counting', actions: { type: 'keepDone', params: ({ event }) => ({ done: event.done }) } },
  },
  states: {
    counting: {
      description: 'Is anything left to do?',
      always: [{ guard: 'areAllDone', target: 'complete' }, { target: 'open' }],
    },
    open: { description: 'Steps are left, each with its link.' },
    complete: { description: 'All three are done.' },
  },
})
