import { fixturesFor } from '#machines/fixtures.ts'
import { type Arrived, loginPageMachine } from './login-page.machine.ts'

const answered: Arrived = { arrival: { kind: 'answer', provider: 'facebook', answer: { kind: 'cancelled' } }, forward: '/panel' }

export const loginPageFixtures = fixturesFor(loginPageMachine, {
  inputs: [
    { provider: null, forward: '/account' },
    { provider: 'facebook', forward: null },
  ],
  events: {
    'person.known': [
      { type: 'person.known', isHere: false, isReturned: false },
      { type: 'person.known', isHere: true, isReturned: false },
      { type: 'person.known', isHere: true, isReturned: true },
    ],
    'person.entered': [{ type: 'person.entered' }],
    'provider.chosen': [{ type: 'provider.chosen', provider: 'apple' }],
    'provider.waits': [
      { type: 'provider.waits', provider: 'apple' },
      { type: 'provider.waits', provider: null },
    ],
  },
  outcomes: { readArrival: { outputs: [answered], fails: true } },
  invariants: [
    [
      'nothing begins at a provider before it is known who is here',
      (snapshot) => snapshot.context.arrived === null || !(snapshot.matches('settling') || snapshot.matches('arriving')),
    ],
  ],
  pinned: [
    {
      name: 'R-009 the form stands at once',
      input: 0,
      events: [],
      ends: 'asking',
      knows: { arrived: { arrival: { kind: 'choice' }, forward: '/account' }, waitsFor: null },
    },
    {
      name: 'where the address names a provider, who is here comes first',
      input: 1,
      events: [],
      ends: 'settling',
      refuses: ['provider.chosen'],
    },
    ...[1, 3].map((nth) => ({
      name: `then what it means is read: ${nth}`,
      input: 1,
      events: [`person.known#${nth}`],
      ends: 'arriving',
    })),
    {
      name: 'and the page goes on with it',
      input: 1,
      events: ['person.known#1', 'readArrival: done'],
      ends: 'asking',
      knows: { arrived: answered, waitsFor: 'facebook' },
    },
    ...['readArrival: error', 'after: patience'].map((fault) => ({
      name: `an address that cannot be read leaves the form: ${fault}`,
      input: 1,
      events: ['person.known#1', fault],
      ends: 'asking',
      knows: { arrived: null, waitsFor: null },
    })),
    { name: 'X-009 who is here already goes on', input: 0, events: ['person.known#2'], ends: 'entered' },
    { name: 'X-009 so they do where the address names a provider', input: 1, events: ['person.known#2'], ends: 'entered' },
    {
      name: 'a window of a provider only hands over',
      input: 0,
      events: [],
      ends: 'asking',
      refuses: ['person.known#1', 'person.known#3'],
    },
    { name: 'N-055 whoever logs in goes on', input: 0, events: ['person.entered'], ends: 'entered' },
    { name: 'N-055 also while it was still settled who is here', input: 1, events: ['person.entered'], ends: 'entered' },
    { name: 'N-055 and while the address was read', input: 1, events: ['person.known#1', 'person.entered'], ends: 'entered' },
    {
      name: 'F-039 a provider that is chosen early is remembered',
      input: 0,
      events: ['provider.chosen'],
      ends: 'asking',
      knows: { chosen: 'apple', waitsFor: 'apple' },
    },
    {
      name: 'F-039 its answer is waited for',
      input: 0,
      events: ['provider.waits#1'],
      ends: 'asking',
      knows: { chosen: null, waitsFor: 'apple' },
    },
    {
      name: 'F-040 until it has one',
      input: 0,
      events: ['provider.chosen', 'provider.waits#2'],
      ends: 'asking',
      knows: { waitsFor: null },
    },
  ],
})
