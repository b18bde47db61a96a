import { fixturesFor } from '#machines/fixtures.ts'
import { type ConnectOutcome, type LinkedProvider, linkedProvidersMachine } from './linked-providers.machine.ts'

const link: LinkedProvider = { provider: 'apple', clientId: '001', clientUsername: 'Ada' }
const outcomes: ConnectOutcome[] = ['linked', 'cancelled', 'blocked', 'taken', 'refused']

const linking = ['readLinks: done#2', 'provider.chosen#1']

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
    hearAnswer: { outputs: [], fails: false },
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
    ...['readLinks: error', 'after: patience'].map((fault) => ({
      name: `a list that cannot be read is a failure: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'failed',
    })),
    { name: 'which can be asked again', input: 0, events: ['readLinks: error', 'list.refreshed'], ends: 'loading' },
    {
      name: 'who is connected is not connected twice, and nothing else is disconnected',
      input: 0,
      events: ['readLinks: done#1'],
      ends: 'list',
      refuses: ['provider.chosen#2', 'answer.arrived'],
    },
    {
      name: 'what is not connected is not disconnected',
      input: 0,
      events: ['readLinks: done#2'],
      ends: 'list',
      refuses: ['link.removed'],
    },
    {
      name: 'why it did not work is said',
      input: 0,
      events: [...linking, 'connect: done#4'],
      ends: 'list',
      knows: { fault: 'taken' },
    },
    {
      name: 'a window that looked closed counts when it answers after all',
      input: 0,
      events: [...linking, 'connect: done#2', 'answer.arrived'],
      ends: 'linking',
      knows: { code: 'late' },
    },
    { name: 'a fault of ours', input: 0, events: [...linking, 'connect: error'], ends: 'notLinked' },
    {
      name: 'is tried again',
      input: 0,
      events: [...linking, 'connect: error', 'provider.chosen#2'],
      ends: 'linking',
      knows: { provider: 'apple' },
    },
    {
      name: 'only with what is not connected',
      input: 0,
      events: ['readLinks: done#1', 'provider.chosen#1', 'connect: error'],
      ends: 'notLinked',
      refuses: ['provider.chosen#2'],
    },
    { name: 'or the list is read', input: 0, events: [...linking, 'connect: error', 'list.refreshed'], ends: 'loading' },
    {
      name: 'what is disconnected is known',
      input: 0,
      events: ['readLinks: done#1', 'link.removed'],
      ends: 'unlinking',
      knows: { unlinked: link },
    },
    ...['unlink: error', 'after: patience'].map((fault) => ({
      name: `it may still be connected: ${fault}`,
      input: 0,
      events: ['readLinks: done#1', 'link.removed', fault],
      ends: 'notUnlinked',
    })),
    {
      name: 'so it is tried again',
      input: 0,
      events: ['readLinks: done#1', 'link.removed', 'unlink: error', 'link.removed'],
      ends: 'unlinking',
      does: [`keepUnlinked(${JSON.stringify({ link })})`],
    },
    {
      name: 'or the list is read anew',
      input: 0,
      events: ['readLinks: done#1', 'link.removed', 'unlink: error', 'list.refreshed'],
      ends: 'loading',
    },
  ],
})
