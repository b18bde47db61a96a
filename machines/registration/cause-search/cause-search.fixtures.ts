import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { causeSearchMachine } from './cause-search.machine.ts'

const hospice = {
  id: 7,
  hash: 'h7',
  name: 'Harrowden Hospice',
  uri: 'harrowden-hospice',
  kind: 'charity',
  place: 'Harrowden',
  isRegisteredCharity: true,
  standing: 'confirmed',
  logoHttps: null,
} as const

export const causeSearchFixtures = fixturesFor(causeSearchMachine, {
  items: 'F-087',
  inputs: [undefined],
  events: {
    'search.submitted': [
      { type: 'search.submitted', term: 'hospice', place: '' },
      { type: 'search.submitted', term: 'hospice', place: 'Harrowden' },
      { type: 'search.submitted', term: ' ', place: '' },
    ],
    'search.retried': [{ type: 'search.retried' }],
  },
  outcomes: {
    searchCauses: {
      outputs: [[hospice], [], Array.from({ length: limits.pageSizeSearch }, (_, id) => ({ ...hospice, id }))],
      fails: true,
    },
  },
  invariants: [
    [
      'results are shown only when there are some',
      (snapshot) => !snapshot.hasTag('found') || snapshot.context.results.length > 0,
    ],
  ],
  pinned: [
    {
      name: 'E-063 many of that name: the place tells them apart',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#3', 'search.submitted#2', 'searchCauses: done#1'],
      ends: 'results',
    },
    {
      name: 'V-038, E-063 where more have that name than can be shown, a location must be entered',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#3'],
      ends: 'needsLocation',
    },
    { name: 'E-062 a name is needed', input: 0, events: ['search.submitted#3'], ends: 'needsName' },
    {
      name: 'a full page in a place is what there is',
      input: 0,
      events: ['search.submitted#2', 'searchCauses: done#3'],
      ends: 'results',
    },
    { name: 'E-061 nothing fits', input: 0, events: ['search.submitted#1', 'searchCauses: done#2'], ends: 'refine' },
    {
      name: 'a failed search can be tried again',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: error', 'search.retried', 'searchCauses: done#1'],
      ends: 'results',
    },
    { name: 'nothing is asked of who has not begun', input: 0, events: [], ends: 'idle' },
    { name: 'silence is a failure', input: 0, events: ['search.submitted#1', 'after: patience'], ends: 'failed' },
    {
      name: 'an empty name takes along what was found before',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#1', 'search.submitted#3'],
      ends: 'needsName',
      knows: { results: [] },
    },
    {
      name: 'so does a name that finds nothing',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#1', 'search.submitted#1', 'searchCauses: done#2'],
      ends: 'refine',
      knows: { results: [] },
    },
  ],
})
