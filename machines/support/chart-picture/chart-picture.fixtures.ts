import type { ChartRecord } from '#contract/support/charts.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { chartPictureMachine, type Picture } from './chart-picture.machine.ts'

const line = { guard: '', does: '', why: '' }
export const someChart: ChartRecord = {
  name: 'lamp',
  area: 'ui',
  description: 'A lamp with two brightnesses.',
  states: 4,
  transitions: 3,
  shape: { steps: [], way: [] },
  parts: [
    { path: 'any', description: 'A lamp with two brightnesses.', kind: 'compound', isEnd: false, holds: [] },
    { path: 'off', description: 'It is dark.', kind: 'simple', isEnd: false, holds: [] },
    { path: 'on', description: 'It shines.', kind: 'compound', isEnd: false, holds: [{ id: 'hum', chart: 'modal' }] },
    { path: 'on.dim', description: 'A little.', kind: 'simple', isEnd: false, holds: [] },
    { path: 'on.bright', description: 'Much.', kind: 'simple', isEnd: false, holds: [] },
  ],
  lines: [
    { ...line, state: 'any', when: 'begins', target: 'off' },
    { ...line, state: 'off', when: 'switch.pressed', target: 'on' },
    { ...line, state: 'on', when: 'begins', target: 'on.dim' },
    { ...line, state: 'on', when: 'switch.pressed', target: 'off' },
    { ...line, state: 'on.dim', when: 'knob.turned', guard: 'isRight', target: 'on.bright', does: 'keepTurn' },
  ],
  intent: [{ ...line, state: 'off', when: 'switch.pressed', target: 'on', why: 'So that one sees' }],
  alike: [],
}
const somePicture: Picture = {
  chart: someChart,
  walked: null,
  people: null,
  drawing: { states: [], edges: [], width: 0, height: 0 },
}

export const chartPictureFixtures = fixturesFor(chartPictureMachine, {
  inputs: [{ name: 'lamp' }],
  events: {
    'page.refreshed': [{ type: 'page.refreshed' }],
    'state.folded': [{ type: 'state.folded', path: 'on' }],
    'state.chosen': [{ type: 'state.chosen', path: 'off' }],
  },
  outcomes: {
    draw: {
      outputs: [
        { picture: somePicture, folded: [] },
        { picture: null, folded: [] },
      ],
      fails: true,
    },
  },
  invariants: [
    ['what is shown was drawn', (snapshot) => !snapshot.matches('shown') || snapshot.context.picture !== null],
    ['what there is not has no picture', (snapshot) => !snapshot.matches('unknown') || snapshot.status === 'done'],
  ],
  pinned: [
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['draw: error', 'page.refreshed', 'draw: done#1'],
      ends: 'shown',
      knows: { picture: somePicture },
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    { name: 'a name without a chart is told as such', input: 0, events: ['draw: done#2'], ends: 'unknown' },
    {
      name: 'a state is folded, and drawn anew',
      input: 0,
      events: ['draw: done#1', 'state.folded'],
      ends: 'drawing',
      knows: { folded: ['on'] },
    },
    {
      name: 'what is folded unfolds',
      input: 0,
      events: ['draw: done#1', 'state.folded', 'draw: done#1', 'state.folded', 'draw: done#1'],
      ends: 'shown',
      knows: { folded: [] },
    },
    {
      name: 'a state that is chosen twice is chosen no more',
      input: 0,
      events: ['draw: done#1', 'state.chosen', 'state.chosen'],
      ends: 'shown',
      knows: { chosen: null },
    },
    { name: 'a state is chosen', input: 0, events: ['draw: done#1', 'state.chosen'], ends: 'shown', knows: { chosen: 'off' } },
  ],
})
