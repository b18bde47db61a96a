import { fixturesFor } from '#machines/fixtures.ts'
import { type ConnectOutcome, type LinkedProvider, linkedProvidersMachine } from './linked-providers.machine.ts'

const link: LinkedProvider = { provider: 'apple', clientId: '001', clientUsername: 'Ada' }
const outcomes: ConnectOutcome[] = ['linked', 'cancelled', 'blocked', 'taken', 'refused']

export const linkedProvidersFixtures = fixturesFor(linkedProvidersMachine, {
  items: 'F-126',
  inputs: [undefined],
  events: {
    'list.refreshed': [{ type: 'list.refreshed' }],
    'provider.chosen': [
      { type: 'provider.chosen', provider: 'facebook' },
      { type: 'provider.chosen', provider: 'apple' },
    ],
    'dialog.left': [{ type: 'dialog.left' }],
    'answer.arrived': [{ type: 'answer.arrived', code: 'late' }],
    'link.removed': [{ type: 'link.removed', link }],
  },
  outcomes: {
    readLinks: { outputs: [[link], []], fails: true },
    connect: { outputs: outcomes, fails: true },
    unlink: { outputs: [undefined], fails: true },
  },
  invariants: [
    ['a fault is forgotten with the next try', (snapshot) => !snapshot.matches('linking') || snapshot.context.fault === null],
  ],
  pinned: [
    {
      name: 'F-043 connected',
      input: 0,
      events: ['readLinks: done#2', 'provider.chosen#1', 'connect: done#1', 'readLinks: done#1'],
      ends: 'list',
    },
    {
      name: 'F-126 disconnected',
      input: 0,
      events: ['readLinks: done#1', 'link.removed', 'unlink: done', 'readLinks: done#2'],
      ends: 'list',
    },
    {
      name: 'a wait that is given up changes nothing',
      input: 0,
      events: ['readLinks: done#2', 'provider.chosen#1', 'dialog.left'],
      ends: 'list',
    },
  ],
})
