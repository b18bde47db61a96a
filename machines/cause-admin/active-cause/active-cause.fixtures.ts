import { fixturesFor } from '#machines/fixtures.ts'
import { activeCauseJourneys } from './active-cause.journeys.ts'
import { activeCauseMachine } from './active-cause.machine.ts'

export const activeCauseFixtures = fixturesFor(activeCauseMachine, {
  items: 'F-132',
  inputs: [undefined],
  events: {
    'causes.known': [
      { type: 'causes.known', causes: [1, 2, 3] },
      { type: 'causes.known', causes: [4] },
      { type: 'causes.known', causes: [] },
    ],
    'cause.chosen': [
      { type: 'cause.chosen', id: 2 },
      { type: 'cause.chosen', id: 9 },
    ],
    'cause.opened': [
      { type: 'cause.opened', id: 3 },
      { type: 'cause.opened', id: 9 },
    ],
  },
  outcomes: { readChoice: { outputs: [2, 9, null], fails: true }, keepChoice: { outputs: [undefined], fails: true } },
  invariants: [
    [
      'what is active is theirs',
      (snapshot) => snapshot.context.active === null || snapshot.context.causes.includes(snapshot.context.active),
    ],
    ['one cause is active', (snapshot) => !snapshot.matches('active') || snapshot.context.active !== null],
  ],
  pinned: [
    {
      name: 'F-132, D-039 the remembered choice',
      input: 0,
      events: ['causes.known#1', 'readChoice: done#1'],
      ends: 'active',
      knows: { active: 2 },
    },
    {
      name: 'D-039 the first cause where nothing is remembered',
      input: 0,
      events: ['causes.known#1', 'readChoice: done#3'],
      ends: 'active',
      knows: { active: 1 },
    },
    {
      name: 'X-043 a remembered cause of somebody else is dropped',
      input: 0,
      events: ['causes.known#1', 'readChoice: done#2'],
      ends: 'active',
      knows: { active: 1 },
    },
    {
      name: 'F-133 another cause is chosen and remembered',
      input: 0,
      events: ['causes.known#1', 'readChoice: done#3', 'cause.chosen#1', 'keepChoice: done'],
      ends: 'active',
      knows: { active: 2 },
    },
    {
      name: 'X-043 an address wins over what was remembered',
      input: 0,
      events: ['causes.known#1', 'readChoice: done#1', 'cause.opened#1', 'keepChoice: done'],
      ends: 'active',
      knows: { active: 3 },
    },
    {
      name: 'X-043 an address that was opened before it was known who is here wins, too',
      input: 0,
      events: ['cause.opened#1', 'causes.known#1', 'readChoice: done#1', 'keepChoice: done'],
      ends: 'active',
      knows: { active: 3 },
    },
    {
      name: 'X-043 and one that is opened while the choice is read',
      input: 0,
      events: ['causes.known#1', 'cause.opened#1', 'readChoice: done#1', 'keepChoice: done'],
      ends: 'active',
      knows: { active: 3 },
    },
    {
      name: 'X-043 a cause of somebody else in the address is dropped',
      input: 0,
      events: ['cause.opened#2', 'causes.known#1', 'readChoice: done#1'],
      ends: 'active',
      knows: { active: 2 },
    },
    {
      name: 'a storage that refuses changes nothing of it',
      input: 0,
      events: ['causes.known#1', 'readChoice: error', 'cause.chosen#1', 'keepChoice: error'],
      ends: 'active',
      knows: { active: 2 },
    },
    {
      name: 'X-043 an address that is opened meanwhile wins where the storage refuses, too',
      input: 0,
      events: [
        'causes.known#1',
        'readChoice: done#3',
        'cause.chosen#1',
        'cause.opened#1',
        'keepChoice: error',
        'keepChoice: done',
      ],
      ends: 'active',
      knows: { active: 3, opened: null },
    },
    {
      name: 'X-043 and where it is silent',
      input: 0,
      events: ['causes.known#1', 'readChoice: done#3', 'cause.chosen#1', 'cause.opened#1', 'after: patience'],
      ends: 'switching',
      knows: { active: 3, opened: null },
    },
    {
      name: 'somebody else logs in',
      input: 0,
      events: ['causes.known#1', 'readChoice: done#1', 'causes.known#2', 'readChoice: done#1'],
      ends: 'active',
      knows: { active: 4 },
    },
    {
      name: 'nobody is left',
      input: 0,
      events: ['causes.known#1', 'readChoice: done#1', 'causes.known#3'],
      ends: 'none',
      knows: { active: null },
    },
    ...activeCauseJourneys,
  ],
})
