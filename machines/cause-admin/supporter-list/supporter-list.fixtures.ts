import { fixturesFor } from '#machines/fixtures.ts'
import { type SupportersFound, supporterListMachine } from './supporter-list.machine.ts'

const entry = (position: number) => ({
  position,
  firstName: position === 2 ? null : 'Ada',
  lastName: position === 2 ? null : 'Quill',
  registeredDate: '2026-10-01T09:00:00.000Z',
  lastRaisedDate: position === 3 ? '2026-11-02T09:00:00.000Z' : null,
})
export const somePeople: SupportersFound = { supporters: [entry(3), entry(2)], total: 3 }
export const lastPerson: SupportersFound = { supporters: [entry(1)], total: 3 }

export const supporterListFixtures = fixturesFor(supporterListMachine, {
  items: 'F-149',
  inputs: [undefined],
  events: { 'more.asked': [{ type: 'more.asked' }], 'page.refreshed': [{ type: 'page.refreshed' }] },
  outcomes: { readSupporters: { outputs: [somePeople, lastPerson, { supporters: [], total: 0 }], fails: true } },
  within: (snapshot) => snapshot.context.supporters.length <= 4,
  invariants: [
    [
      'who is shown was found',
      (snapshot) => !['shown', 'loadingMore', 'moreFailed'].includes(snapshot.value) || snapshot.context.supporters.length > 0,
    ],
    ['nobody is nobody', (snapshot) => !snapshot.matches('empty') || snapshot.context.supporters.length === 0],
  ],
  pinned: [
    {
      name: 'F-149 shown, then the rest',
      input: 0,
      events: ['readSupporters: done#1', 'more.asked', 'readSupporters: done#2'],
      ends: 'shown',
      knows: { supporters: [entry(3), entry(2), entry(1)] },
      refuses: ['more.asked'],
    },
    { name: 'nobody yet', input: 0, events: ['readSupporters: done#3'], ends: 'empty' },
    {
      name: 'who is shown stays when the rest does not come',
      input: 0,
      events: ['readSupporters: done#1', 'more.asked', 'readSupporters: error', 'more.asked', 'readSupporters: done#2'],
      ends: 'shown',
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readSupporters: error', 'page.refreshed', 'readSupporters: done#1'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'the rest that is silent leaves who is shown',
      input: 0,
      events: ['readSupporters: done#1', 'more.asked', 'after: patience'],
      ends: 'moreFailed',
      knows: { supporters: [entry(3), entry(2)] },
    },
  ],
})
