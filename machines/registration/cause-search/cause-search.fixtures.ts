import { fixturesFor } from '../../fixtures.ts'
import { causeSearchMachine } from './cause-search.machine.ts'

const hospice = {
  id: 7,
  hash: 'h7',
  name: 'Harrowden Hospice',
  uri: 'harrowden-hospice',
  kind: 'charity',
  place: 'Harrowden',
  isRegisteredCharity: true,
  logoHttps: null,
} as const

export const causeSearchFixtures = fixturesFor(causeSearchMachine, {
  inputs: [undefined],
  events: {
    'search.submitted': [
      { type: 'search.submitted', term: 'hospice' },
      { type: 'search.submitted', term: ' ' },
    ],
    'search.retried': [{ type: 'search.retried' }],
  },
  outcomes: { searchCauses: { outputs: [[hospice], []], fails: true } },
  invariants: [
    [
      'results are shown only when there are some',
      (snapshot) => !snapshot.matches('results') || snapshot.context.results.length > 0,
    ],
  ],
  pinned: [
    {
      name: 'a failed search can be tried again',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: error', 'search.retried', 'searchCauses: done#1'],
      ends: 'results',
    },
  ],
})
