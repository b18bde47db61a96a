import { fixturesFor } from '#machines/fixtures.ts'
import { colourSchemeMachine } from './colour-scheme.machine.ts'

export const colourSchemeFixtures = {
  ...fixturesFor(colourSchemeMachine, {
    inputs: [{}, { scheme: 'light' }, { scheme: 'dark' }, { contrast: 'more' }],
    events: {
      'scheme.chosen': [
        { type: 'scheme.chosen', choice: 'light' },
        { type: 'scheme.chosen', choice: 'dark' },
        { type: 'scheme.chosen', choice: 'device' },
      ],
      'contrast.chosen': [
        { type: 'contrast.chosen', choice: 'more' },
        { type: 'contrast.chosen', choice: 'device' },
      ],
    },
    outcomes: {},
    invariants: [],
    pinned: [
      { name: 'nothing chosen: as the device', input: 0, events: [], ends: { scheme: 'device', contrast: 'device' } },
      { name: 'dark from another time', input: 2, events: [], ends: { scheme: 'dark', contrast: 'device' } },
      {
        name: 'dark, then light',
        input: 0,
        events: ['scheme.chosen#2', 'scheme.chosen#1'],
        ends: { scheme: 'light', contrast: 'device' },
        does: ['keepScheme({"choice":"light"})'],
      },
      {
        name: 'back to the device',
        input: 1,
        events: ['scheme.chosen#3'],
        ends: { scheme: 'device', contrast: 'device' },
        does: ['keepScheme({"choice":"device"})'],
      },
      { name: 'light from another time', input: 1, events: [], ends: { scheme: 'light', contrast: 'device' } },
      {
        name: 'what is chosen is kept',
        input: 0,
        events: ['scheme.chosen#2'],
        ends: { scheme: 'dark', contrast: 'device' },
        does: ['keepScheme({"choice":"dark"})'],
      },
      { name: 'more contrast from another time', input: 3, events: [], ends: { scheme: 'device', contrast: 'more' } },
      {
        name: 'more contrast is kept, and leaves dark as it is',
        input: 2,
        events: ['contrast.chosen#1'],
        ends: { scheme: 'dark', contrast: 'more' },
        does: ['keepContrast({"choice":"more"})'],
      },
      {
        name: 'contrast as the device again',
        input: 3,
        events: ['contrast.chosen#2'],
        ends: { scheme: 'device', contrast: 'device' },
        does: ['keepContrast({"choice":"device"})'],
      },
      {
        name: 'dark leaves more contrast as it is',
        input: 3,
        events: ['scheme.chosen#2'],
        ends: { scheme: 'dark', contrast: 'more' },
        does: ['keepScheme({"choice":"dark"})'],
      },
    ],
  }),
  items: 'U-017',
}
