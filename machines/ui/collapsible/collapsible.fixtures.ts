import { fixturesFor } from '#machines/fixtures.ts'
import { collapsibleMachine } from './collapsible.machine.ts'

export const collapsibleFixtures = fixturesFor(collapsibleMachine, {
  items: 'F-164, F-080',
  inputs: [{ startsOpen: false }, { startsOpen: true }],
  events: { 'panel.toggled': [{ type: 'panel.toggled' }], 'panel.closed': [{ type: 'panel.closed' }] },
  outcomes: {},
  invariants: [],
  pinned: [{ name: 'a click opens, a click closes', input: 0, events: ['panel.toggled', 'panel.toggled'], ends: 'closed' }],
})
