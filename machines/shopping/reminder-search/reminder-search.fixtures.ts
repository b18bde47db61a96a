import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { reminderSearchMachine } from './reminder-search.machine.ts'

const shop = (name: string): ReminderShop => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  hosts: [],
  rate: { kind: 'percent', value: 200 },
  ratesDiffer: false,
})
const shops = [shop('Alder Home'), shop('Crab Apple Alder'), shop('Birch Books')]

export const reminderSearchFixtures = fixturesFor(reminderSearchMachine, {
  items: 'H-015',
  inputs: [undefined],
  events: {
    'term.changed': [
      { type: 'term.changed', term: 'ald' },
      { type: 'term.changed', term: 'zzz' },
      { type: 'term.changed', term: ' ' },
    ],
    'list.retried': [{ type: 'list.retried' }],
  },
  outcomes: { readShops: { outputs: [shops], fails: true } },
  invariants: [
    ['what is shown was found', (snapshot) => !snapshot.matches({ ready: 'shown' }) || snapshot.context.found.length > 0],
    ['nothing is found for nothing', (snapshot) => snapshot.context.term.trim() !== '' || snapshot.context.found.length === 0],
  ],
  pinned: [
    {
      name: 'a name that begins so comes first',
      input: 0,
      events: ['readShops: done', 'term.changed#1'],
      ends: { ready: 'shown' },
      knows: { found: shops.slice(0, 2) },
    },
    {
      name: 'no such shop',
      input: 0,
      events: ['readShops: done', 'term.changed#2'],
      ends: { ready: 'empty' },
      knows: { found: [] },
    },
    {
      name: 'emptied again',
      input: 0,
      events: ['readShops: done', 'term.changed#1', 'term.changed#3'],
      ends: { ready: 'untyped' },
      knows: { found: [] },
    },
    {
      name: 'the list could not be had, and then could',
      input: 0,
      events: ['readShops: error', 'list.retried', 'readShops: done'],
      ends: { ready: 'untyped' },
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'another name takes along what was found before',
      input: 0,
      events: ['readShops: done', 'term.changed#1', 'term.changed#2'],
      ends: { ready: 'empty' },
      knows: { found: [] },
    },
  ],
})
