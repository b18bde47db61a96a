import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface Evaluation {
  variantKey: string
}

interface ExperimentContext {
  variantKey: string
}

/** F-075: which variant of an experiment a person sees. Without an answer everybody sees the control, and nobody counts as exposed. */
export const experimentMachine = setup({
  types: {} as { context: ExperimentContext; events: { type: 'experiment.entered' }; tags: 'busy' | 'settled' },
  actors: { evaluateExperiment: placeholder<Evaluation>() },
  actions: {
    keepVariant: assign((_, params: { variantKey: string }) => ({ variantKey: params.variantKey })),
    recordExposure: () => {},
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'experiment',
  description: 'Gives each person one version of an A/B test, always the same.',
  context: { variantKey: 'control' },
  initial: 'idle',
  states: {
    idle: { description: 'The page has no experiment yet.', on: { 'experiment.entered': { target: 'evaluating' } } },
    evaluating: {
      description: 'Asking which variant this person sees.',
      tags: 'busy',
      invoke: {
        id: 'evaluateExperiment',
        src: 'evaluateExperiment',
        onDone: {
          target: 'assigned',
          actions: [{ type: 'keepVariant', params: ({ event }) => ({ variantKey: event.output.variantKey }) }, 'recordExposure'],
        },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    assigned: { description: 'The person sees their variant.', tags: 'settled' },
    failed: {
      description: 'No answer: the control is shown.',
      tags: 'settled',
      on: { 'experiment.entered': { target: 'evaluating' } },
    },
  },
})
