import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** F-070: the person, base analytics data and statistics load side by side; a failure of one degrades the page and stops nothing. */
export const pageLoadMachine = setup({
  types: {} as { events: { type: 'identity.changed' }; tags: 'busy' | 'settled' },
  actors: { loadUser: placeholder<void>(), loadAnalytics: placeholder<void>(), loadStatistics: placeholder<void>() },
  delays: { patience: patience.call },
}).createMachine({
  id: 'pageLoad',
  description: 'What every page loads first.',
  initial: 'loading',
  on: { 'identity.changed': { target: '.loading', reenter: true } },
  states: {
    loading: {
      description: 'Three things load side by side.',
      type: 'parallel',
      tags: 'busy',
      onDone: { target: 'ready' },
      after: { patience: { target: 'degraded' } },
      states: {
        user: {
          description: 'Who is here.',
          initial: 'pending',
          states: {
            pending: {
              description: 'Asking.',
              invoke: {
                id: 'loadUser',
                src: 'loadUser',
                onDone: { target: 'loaded' },
                onError: { target: '#pageLoad.degraded' },
              },
            },
            loaded: { description: 'Known, or known to be nobody.', type: 'final' },
          },
        },
        analytics: {
          description: 'What page views carry.',
          initial: 'pending',
          states: {
            pending: {
              description: 'Gathering.',
              invoke: { id: 'loadAnalytics', src: 'loadAnalytics', onDone: { target: 'loaded' }, onError: { target: 'loaded' } },
            },
            loaded: { description: 'Gathered, or done without.', type: 'final' },
          },
        },
        statistics: {
          description: 'Totals of the platform.',
          initial: 'pending',
          states: {
            pending: {
              description: 'Asking.',
              invoke: {
                id: 'loadStatistics',
                src: 'loadStatistics',
                onDone: { target: 'loaded' },
                onError: { target: 'loaded' },
              },
            },
            loaded: { description: 'Known, or done without.', type: 'final' },
          },
        },
      },
    },
    ready: { description: 'The page is complete.', tags: 'settled' },
    degraded: {
      description: 'The person could not be loaded: public pages go on, personal ones offer to try again.',
      tags: 'settled',
    },
  },
})
