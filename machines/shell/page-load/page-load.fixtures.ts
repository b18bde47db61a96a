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
    { name: 'a page that takes too long is shown with what there is', input: 0, events: ['after: patience'], ends: 'degraded' },
    {
      name: 'analytics that fail do not degrade it either',
      input: 0,
      events: ['loadAnalytics: error', 'loadStatistics: done', 'loadUser: done'],
      ends: 'ready',
    },
    {
      name: 'for somebody else all of it is asked for again',
      input: 0,
      events: ['loadUser: done', 'identity.changed'],
      ends: { loading: { user: 'pending', analytics: 'pending', statistics: 'pending' } },
    },
  ],
})
