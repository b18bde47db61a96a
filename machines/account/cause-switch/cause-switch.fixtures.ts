import { fixturesFor } from '#machines/fixtures.ts'
import { causeSwitchMachine } from './cause-switch.machine.ts'

export const causeSwitchFixtures = fixturesFor(causeSwitchMachine, {
  items: 'F-129',
  inputs: [undefined],
  events: {
    'cause.chosen': [{ type: 'cause.chosen', cause: { id: 1, name: 'Abbotsmere Hospice' } }],
    'switch.confirmed': [{ type: 'switch.confirmed' }],
    'switch.declined': [{ type: 'switch.declined' }],
    'list.reopened': [{ type: 'list.reopened' }],
  },
  outcomes: { saveCause: { outputs: ['saved', 'notTaking'], fails: true } },
  invariants: [
    ['nothing is saved that was not chosen', (snapshot) => snapshot.matches('list') === (snapshot.context.cause === null)],
  ],
  pinned: [
    {
      name: 'F-129 chosen, confirmed, saved',
      input: 0,
      events: ['cause.chosen', 'switch.confirmed', 'saveCause: done#1'],
      ends: 'saved',
    },
    {
      name: 'G-029 a cause that takes nobody new says so',
      input: 0,
      events: ['cause.chosen', 'switch.confirmed', 'saveCause: done#2'],
      ends: 'notTaking',
    },
    {
      name: 'G-029 and another is chosen',
      input: 0,
      events: ['cause.chosen', 'switch.confirmed', 'saveCause: done#2', 'list.reopened'],
      ends: 'list',
      knows: { cause: null },
    },
    {
      name: 'E-040 a failure reopens the list',
      input: 0,
      events: ['cause.chosen', 'switch.confirmed', 'saveCause: error', 'list.reopened'],
      ends: 'list',
    },
    { name: 'second thoughts leave the cause as it is', input: 0, events: ['cause.chosen', 'switch.declined'], ends: 'list' },
    { name: 'silence is a failure', input: 0, events: ['cause.chosen', 'switch.confirmed', 'after: patience'], ends: 'failed' },
    {
      name: 'what failed is confirmed again',
      input: 0,
      events: ['cause.chosen', 'switch.confirmed', 'saveCause: error', 'switch.confirmed', 'saveCause: done#1'],
      ends: 'saved',
    },
    {
      name: 'after one change there can be another',
      input: 0,
      events: ['cause.chosen', 'switch.confirmed', 'saveCause: done#1', 'list.reopened'],
      ends: 'list',
    },
  ],
})
