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
      { type: 'search.submitted', term: 'hospice' },
      { type: 'search.submitted', term: ' ' },
    ],
    'place.submitted': [
      { type: 'place.submitted', place: 'Harrowden' },
      { type: 'place.submitted', place: ' ' },
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
    [
      'the place is asked for where many were found',
      (snapshot) => !snapshot.matches('needsLocation') || snapshot.context.place === '',
    ],
  ],
  pinned: [
    {
      name: 'E-063 many of that name: the place tells them apart',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#3', 'place.submitted#1', 'searchCauses: done#1'],
      ends: 'results',
      knows: { term: 'hospice', place: 'Harrowden', results: [hospice] },
    },
    {
      name: 'V-038, E-063 where more have that name than can be shown, a location must be entered',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#3', 'place.submitted#2'],
      ends: { needsLocation: 'missing' },
    },
    {
      name: 'until then it’s asked for',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#3'],
      ends: { needsLocation: 'asked' },
      knows: { place: '' },
    },
    { name: 'V-037, E-062 a name is needed', input: 0, events: ['search.submitted#2'], ends: 'needsName' },
    {
      name: 'a full page in a place is what there is',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#3', 'place.submitted#1', 'searchCauses: done#3'],
      ends: 'results',
    },
    {
      name: 'where none is there, another place or none can be looked in',
      input: 0,
      events: [
        'search.submitted#1',
        'searchCauses: done#3',
        'place.submitted#1',
        'searchCauses: done#2',
        'place.submitted#2',
        'searchCauses: done#3',
      ],
      ends: { needsLocation: 'asked' },
      knows: { place: '' },
    },
    {
      name: 'where few have that name, no place is asked for',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#1'],
      ends: 'results',
      knows: { place: null },
      refuses: ['place.submitted#1'],
    },
    {
      name: 'another name is looked for everywhere, and its place isn’t asked for yet',
      input: 0,
      events: ['search.submitted#1', 'searchCauses: done#3', 'search.submitted#1', 'searchCauses: done#1'],
      ends: 'results',
      knows: { place: null },
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
      events: ['search.submitted#1', 'searchCauses: done#3', 'search.submitted#2'],
      ends: 'needsName',
      knows: { place: null, results: [] },
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
