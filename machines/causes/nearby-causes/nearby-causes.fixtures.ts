import { fixturesFor } from '#machines/fixtures.ts'
import { nearbyCausesMachine } from './nearby-causes.machine.ts'

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
  miles: 4,
} as const

export const nearbyAnswers = [
  { by: 'district', asked: 'SO23', causes: [hospice] },
  { by: 'place', asked: 'Nowhere', causes: [] },
  { by: 'unknown', asked: 'QQ1', causes: [] },
] as const

const [found, none, unknown] = nearbyAnswers

export const nearbyCausesFixtures = fixturesFor(nearbyCausesMachine, {
  inputs: [undefined],
  events: {
    'nearby.submitted': [
      { type: 'nearby.submitted', near: ' SO23 9AB ' },
      { type: 'nearby.submitted', near: ' ' },
    ],
    'nearby.retried': [{ type: 'nearby.retried' }],
  },
  outcomes: { findCauses: { outputs: [...nearbyAnswers], fails: true } },
  invariants: [
    [
      'causes are shown only when there are some',
      (snapshot) => !snapshot.matches('found') || (snapshot.context.nearby?.causes.length ?? 0) > 0,
    ],
    [
      'what is said of a place is said of one that was looked for',
      (snapshot) =>
        !(['none', 'unknownDistrict', 'failed'] as const).some((state) => snapshot.matches(state)) ||
        snapshot.context.near !== '',
    ],
  ],
  pinned: [
    { name: 'nothing is asked of who has not begun', input: 0, events: [], ends: 'idle' },
    {
      name: 'causes are found around a postcode',
      input: 0,
      events: ['nearby.submitted#1', 'findCauses: done#1'],
      ends: 'found',
      knows: { near: 'SO23 9AB', nearby: { ...found, causes: [...found.causes] } },
    },
    {
      name: 'a postcode or a place is needed',
      input: 0,
      events: ['nearby.submitted#2'],
      ends: 'needsPlace',
      knows: { near: '', nearby: null },
    },
    {
      name: 'an empty field after a search is asked for again, and what was found is gone from sight',
      input: 0,
      events: ['nearby.submitted#1', 'findCauses: done#1', 'nearby.submitted#2'],
      ends: 'needsPlace',
    },
    {
      name: 'nothing is near',
      input: 0,
      events: ['nearby.submitted#1', 'findCauses: done#2'],
      ends: 'none',
      knows: { nearby: { ...none, causes: [] } },
    },
    {
      name: 'nobody knows where that postcode is',
      input: 0,
      events: ['nearby.submitted#1', 'findCauses: done#3'],
      ends: 'unknownDistrict',
      knows: { nearby: { ...unknown, causes: [] } },
    },
    {
      name: 'one search at a time',
      input: 0,
      events: ['nearby.submitted#1'],
      ends: 'looking',
      refuses: ['nearby.submitted#1', 'nearby.submitted#2'],
    },
    {
      name: 'a failed search can be tried again',
      input: 0,
      events: ['nearby.submitted#1', 'findCauses: error', 'nearby.retried', 'findCauses: done#1'],
      ends: 'found',
      knows: { near: 'SO23 9AB' },
    },
    { name: 'silence is a failure', input: 0, events: ['nearby.submitted#1', 'after: patience'], ends: 'failed' },
  ],
})
