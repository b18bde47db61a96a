import { fixturesFor } from '#machines/fixtures.ts'
import { colourSchemeMachine } from './colour-scheme.machine.ts'

export const colourSchemeFixtures = {
  ...fixturesFor(colourSchemeMachine, {
    inputs: [{ kept: 'device' }, { kept: 'light' }, { kept: 'dark' }],
    events: {
      'scheme.chosen': [
        { type: 'scheme.chosen', scheme: 'light' },
        { type: 'scheme.chosen', scheme: 'dark' },
        { type: 'scheme.chosen', scheme: 'device' },
      ],
    },
    outcomes: {},
    invariants: [],
    pinned: [
      { name: 'nothing chosen: as the device', input: 0, events: [], ends: 'device' },
      { name: 'dark from another time', input: 2, events: [], ends: 'dark' },
      {
        name: 'dark, then light',
        input: 0,
        events: ['scheme.chosen#2', 'scheme.chosen#1'],
        ends: 'light',
        does: ['keepChoice({"scheme":"light"})'],
      },
      {
        name: 'back to the device',
        input: 1,
        events: ['scheme.chosen#3'],
        ends: 'device',
        does: ['keepChoice({"scheme":"device"})'],
      },
      { name: 'light from another time', input: 1, events: [], ends: 'light' },
      {
        name: 'what is chosen is kept',
        input: 0,
        events: ['scheme.chosen#2'],
        ends: 'dark',
        does: ['keepChoice({"scheme":"dark"})'],
      },
    ],
  }),
  items: 'U-017',
}
