import { fixturesFor } from '#machines/fixtures.ts'
import { experimentMachine } from './experiment.machine.ts'

export const experimentFixtures = fixturesFor(experimentMachine, {
  items: 'F-075',
  inputs: [undefined],
  events: { 'experiment.entered': [{ type: 'experiment.entered' }] },
  outcomes: { evaluateExperiment: { outputs: [{ variantKey: 'control' }, { variantKey: 'variant' }], fails: true } },
  invariants: [
    [
      'only an assignment leaves the control',
      (snapshot) => snapshot.matches('assigned') || snapshot.context.variantKey === 'control',
    ],
  ],
  pinned: [
    {
      name: 'a variant is assigned',
      input: 0,
      events: ['experiment.entered', 'evaluateExperiment: done#2'],
      ends: 'assigned',
      knows: { variantKey: 'variant' },
      does: ['keepVariant({"variantKey":"variant"})', 'recordExposure'],
    },
    {
      name: 'a failure shows the control',
      input: 0,
      events: ['experiment.entered', 'evaluateExperiment: error'],
      ends: 'failed',
    },
    { name: 'silence shows the control', input: 0, events: ['experiment.entered', 'after: patience'], ends: 'failed' },
    {
      name: 'the next page that has it asks again',
      input: 0,
      events: ['experiment.entered', 'evaluateExperiment: error', 'experiment.entered'],
      ends: 'evaluating',
    },
  ],
})
