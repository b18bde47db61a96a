import type { SupportersFound } from '#contract/cause-admin/supporter.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { supporterListMachine } from './supporter-list.machine.ts'

const entry = (position: number) => ({
  position,
  firstName: position === 2 ? null : 'Ada',
  lastName: position === 2 ? null : 'Quill',
  registeredDate: '2026-10-01T09:00:00.000Z',
  lastRaisedDate: position === 3 ? '2026-11-02T09:00:00.000Z' : null,
  raisedPence: position === 2 ? null : position * 1000,
})
const sums = { parts: { active: 1, lapsed: 0, waiting: 2 }, raised: { named: 4000, others: 250 } }
export const somePeople: SupportersFound = { supporters: [entry(3), entry(2)], total: 3, ...sums }
export const lastPerson: SupportersFound = { supporters: [entry(1)], total: 3, ...sums }
export const noPeople: SupportersFound = {
  supporters: [],
  total: 0,
  parts: { active: 0, lapsed: 0, waiting: 0 },
  raised: { named: 0, others: 0 },
}
export const noneOfThem: SupportersFound = { supporters: [], total: 0, ...sums }
const wanted = { part: 'waiting', order: 'newest', name: '' } as const

export const supporterListFixtures = fixturesFor(supporterListMachine, {
  items: 'F-149',
  inputs: [{ part: null }, { part: 'lapsed' }],
  events: {
    'more.asked': [{ type: 'more.asked' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
    'list.wanted': [{ type: 'list.wanted', wanted }],
  },
  outcomes: { readSupporters: { outputs: [somePeople, lastPerson, noPeople, noneOfThem], fails: true } },
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
    {
      name: 'the part that is asked for by the address',
      input: 1,
      events: ['readSupporters: done#2'],
      ends: 'shown',
      knows: { wanted: { part: 'lapsed', order: 'newest', name: '' } },
    },
    { name: 'nobody yet', input: 0, events: ['readSupporters: done#3'], ends: 'empty' },
    {
      name: 'none that are wanted, of so many',
      input: 0,
      events: ['readSupporters: done#4'],
      ends: 'nobodyFound',
      knows: { supporters: [], sums },
    },
    { name: 'others are wanted before any have come', input: 0, events: ['list.wanted'], ends: 'loading', knows: { wanted } },
    {
      name: 'others are wanted while more are on their way',
      input: 0,
      events: ['readSupporters: done#1', 'more.asked', 'list.wanted'],
      ends: 'loading',
      knows: { wanted, supporters: [] },
    },
    {
      name: 'others are wanted where the rest has not come',
      input: 0,
      events: ['readSupporters: done#1', 'more.asked', 'readSupporters: error', 'list.wanted'],
      ends: 'loading',
      knows: { wanted, supporters: [] },
    },
    {
      name: 'others are wanted after a failure',
      input: 0,
      events: ['readSupporters: error', 'list.wanted'],
      ends: 'loading',
      knows: { wanted },
    },
    {
      name: 'another list begins anew',
      input: 0,
      events: ['readSupporters: done#1', 'list.wanted', 'readSupporters: done#2'],
      ends: 'shown',
      knows: { wanted, supporters: [entry(1)] },
    },
    {
      name: 'none that are wanted, then others',
      input: 0,
      events: ['readSupporters: done#4', 'list.wanted', 'readSupporters: done#1'],
      ends: 'shown',
      knows: { wanted, supporters: [entry(3), entry(2)] },
    },
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
