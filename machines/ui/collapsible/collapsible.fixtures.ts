import { fixturesFor } from '#machines/fixtures.ts'
import { collapsibleMachine } from './collapsible.machine.ts'

export const collapsibleFixtures = fixturesFor(collapsibleMachine, {
  items: 'F-164, F-080',
  inputs: [{ startsOpen: false }, { startsOpen: true }],
  events: { 'panel.toggled': [{ type: 'panel.toggled' }], 'panel.closed': [{ type: 'panel.closed' }] },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'a click opens, a click closes', input: 0, events: ['panel.toggled', 'panel.toggled'], ends: 'closed' },
    { name: 'a click opens', input: 0, events: ['panel.toggled'], ends: 'open' },
    { name: 'open from the start', input: 1, events: [], ends: 'open' },
    { name: 'a menu that is left closes, too', input: 1, events: ['panel.closed'], ends: 'closed' },
  ],
})
