import { assign, setup } from 'xstate'
import { type FlowStep, flowLimits } from '#contract/telemetry/flows.ts'

/** How far somebody came in the flows of this page, until the page goes out of sight: then it is told, once, in one go. */
export const flowCounterMachine = setup({
  types: {} as {
    context: { waiting: FlowStep[] }
    events: { type: 'step.seen'; step: FlowStep } | { type: 'page.hidden' } | { type: 'consent.withdrawn' }
  },
  actions: {
    keepStep: assign(({ context }, { step }: { step: FlowStep }) => ({ waiting: [...context.waiting, step] })),
    // Outlives the page; nobody hears whether it arrived.
    sendBeacon: () => {},
    dropAll: assign({ waiting: [] }),
  },
  guards: { isFull: ({ context }) => context.waiting.length >= flowLimits.together - 1 },
}).createMachine({
  id: 'flowCounter',
  description: 'Counts how far people get in a flow.',
  context: { waiting: [] },
  initial: 'empty',
  states: {
    empty: {
      description: 'Nothing has happened that wasn’t told.',
      on: {
        'step.seen': { target: 'gathering', actions: { type: 'keepStep', params: ({ event }) => ({ step: event.step }) } },
      },
    },
    gathering: {
      description: 'Something waits until the page goes out of sight, or until it’s as much as is taken at once.',
      on: {
        'step.seen': [
          {
            guard: 'isFull',
            target: 'empty',
            actions: [{ type: 'keepStep', params: ({ event }) => ({ step: event.step }) }, 'sendBeacon', 'dropAll'],
          },
          { actions: { type: 'keepStep', params: ({ event }) => ({ step: event.step }) } },
        ],
        'page.hidden': { target: 'empty', actions: ['sendBeacon', 'dropAll'] },
        'consent.withdrawn': { target: 'empty', actions: 'dropAll' },
      },
    },
  },
})
