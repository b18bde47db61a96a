import { fixturesFor } from '#machines/fixtures.ts'
import { reminderPermissionMachine } from './reminder-permission.machine.ts'

export const reminderPermissionFixtures = fixturesFor(reminderPermissionMachine, {
  items: 'H-015',
  inputs: [undefined],
  events: {
    'shops.allowed': [{ type: 'shops.allowed' }],
    'shops.forbidden': [{ type: 'shops.forbidden' }],
    'permission.retried': [{ type: 'permission.retried' }],
  },
  outcomes: {
    readPermission: { outputs: ['none', 'some', 'all'], fails: true },
    askPermission: { outputs: [true, false], fails: true },
    dropPermission: { outputs: [undefined], fails: true },
  },
  invariants: [],
  pinned: [
    {
      name: 'asked for when used',
      input: 0,
      events: ['readPermission: done#1', 'shops.allowed', 'askPermission: done#1'],
      ends: 'allowed',
    },
    {
      name: 'refused, and asked for again',
      input: 0,
      events: ['readPermission: done#1', 'shops.allowed', 'askPermission: done#2', 'shops.allowed', 'askPermission: done#1'],
      ends: 'allowed',
    },
    {
      name: 'shops have joined since',
      input: 0,
      events: ['readPermission: done#2', 'shops.allowed', 'askPermission: done#1'],
      ends: 'allowed',
    },
    { name: 'given before', input: 0, events: ['readPermission: done#3'], ends: 'allowed' },
    {
      name: 'given back',
      input: 0,
      events: ['readPermission: done#3', 'shops.forbidden', 'dropPermission: done'],
      ends: 'notAllowed',
    },
    {
      name: 'the browser fails, and then does not',
      input: 0,
      events: ['readPermission: error', 'permission.retried', 'readPermission: done#1'],
      ends: 'notAllowed',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'given back where shops have joined since',
      input: 0,
      events: ['readPermission: done#2', 'shops.forbidden', 'dropPermission: done'],
      ends: 'notAllowed',
    },
    {
      name: 'a browser that cannot ask says so',
      input: 0,
      events: ['readPermission: done#1', 'shops.allowed', 'askPermission: error'],
      ends: 'failed',
    },
    ...['dropPermission: error', 'after: patience'].map((fault) => ({
      name: `what may not have been given back says so: ${fault}`,
      input: 0,
      events: ['readPermission: done#3', 'shops.forbidden', fault],
      ends: 'failed',
    })),
  ],
})
