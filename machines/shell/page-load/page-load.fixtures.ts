import { fixturesFor } from '#machines/fixtures.ts'
import { pageLoadMachine } from './page-load.machine.ts'

export const pageLoadFixtures = fixturesFor(pageLoadMachine, {
  items: 'F-070',
  inputs: [undefined],
  events: { 'identity.changed': [{ type: 'identity.changed' }] },
  outcomes: {
    loadUser: { outputs: [undefined], fails: true },
    loadAnalytics: { outputs: [undefined], fails: true },
    loadStatistics: { outputs: [undefined], fails: true },
  },
  invariants: [],
  pinned: [
    {
      name: 'statistics that fail do not degrade the page (E-067)',
      input: 0,
      events: ['loadStatistics: error', 'loadAnalytics: done', 'loadUser: done'],
      ends: 'ready',
    },
    { name: 'a person who cannot be loaded does', input: 0, events: ['loadUser: error'], ends: 'degraded' },
  ],
})
