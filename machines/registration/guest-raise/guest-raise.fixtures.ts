import { fixturesFor } from '#machines/fixtures.ts'
import { type GuestAnswers, type GuestVisit, guestRaiseMachine, noGuestAnswers } from './guest-raise.machine.ts'

const cause = { id: 7, name: 'Harrowden Hospice' }
const shop = { slug: 'alder-home', name: 'Alder Home' }
const email = 'rowan@example.org'
const card = {
  id: 1,
  slug: shop.slug,
  name: shop.name,
  category: 'home',
  bestRate: { kind: 'percentage', value: 450, isIncreased: false },
} as never // what a screen shows of it is not the chart's business
const answers: GuestAnswers = { cause, shop, email }
const visits = {
  recorded: { kind: 'recorded', address: '/demo-shop/alder-home' },
  gone: { kind: 'gone' },
  tooMany: { kind: 'tooMany' },
} satisfies { [Kind in GuestVisit['kind']]: GuestVisit }
const toShops = ['cause.chosen', 'shop.searched#1', 'findShops: done#1']

export const guestRaiseFixtures = fixturesFor(guestRaiseMachine, {
  items: 'F-064',
  inputs: [
    { answers: noGuestAnswers, wanted: 1 },
    { answers: { ...noGuestAnswers, cause }, wanted: 2 },
    { answers: { ...answers, email: null }, wanted: 3 },
    { answers: { ...answers, shop: { slug: 'birch-books', name: 'Birch Books' } }, wanted: 3, shop },
  ],
  events: {
    'cause.chosen': [{ type: 'cause.chosen', cause }],
    'shop.searched': [
      { type: 'shop.searched', term: 'alder' },
      { type: 'shop.searched', term: ' ' },
    ],
    'shop.chosen': [{ type: 'shop.chosen', shop }],
    'shop.kept': [{ type: 'shop.kept' }],
    'email.submitted': [{ type: 'email.submitted', email }],
    'shop.opened': [{ type: 'shop.opened' }],
    'cause.changed': [{ type: 'cause.changed' }],
    'shop.changed': [{ type: 'shop.changed' }],
    'step.back': [{ type: 'step.back' }],
  },
  outcomes: {
    findShops: { outputs: [[card], []], fails: true },
    recordVisit: { outputs: Object.values(visits), fails: true },
  },
  invariants: [
    [
      'a visit is noted only with a cause, a shop and an address',
      (snapshot) =>
        !snapshot.matches({ ready: 'recording' }) || Object.values(snapshot.context.answers).every((answer) => answer !== null),
    ],
  ],
  pinned: [
    {
      name: 'F-064 a cause, a shop, an address, and off',
      input: 0,
      events: [...toShops, 'shop.chosen', 'email.submitted', 'shop.opened', 'recordVisit: done#1'],
      ends: 'leaving',
      knows: { address: '/demo-shop/alder-home' },
    },
    { name: 'step 3 without a shop is step 1', input: 1, events: [], ends: { choosing: { shop: 'idle' } } },
    { name: 'step 3 without an address is step 2', input: 2, events: [], ends: 'email' },
    { name: 'step 3 with everything', input: 3, events: [], ends: { ready: 'idle' } },
    { name: 'every step goes back', input: 3, events: ['step.back', 'step.back', 'step.back'], ends: { choosing: 'cause' } },
    {
      name: 'no such shop',
      input: 0,
      events: ['cause.chosen', 'shop.searched#1', 'findShops: done#2'],
      ends: { choosing: { shop: 'none' } },
    },
    {
      name: 'shops out of reach, then not',
      input: 0,
      events: ['cause.chosen', 'shop.searched#1', 'findShops: error', 'shop.searched#1', 'findShops: done#1'],
      ends: { choosing: { shop: 'found' } },
    },
    {
      name: 'an empty name looks for nothing',
      input: 0,
      events: ['cause.chosen', 'shop.searched#1', 'findShops: done#2', 'shop.searched#2'],
      ends: { choosing: { shop: 'idle' } },
    },
    {
      name: 'silence while looking',
      input: 1,
      events: ['shop.searched#1', 'after: patience'],
      ends: { choosing: { shop: 'failed' } },
    },
    {
      name: 'a visit that could not be noted is tried again',
      input: 3,
      events: ['shop.opened', 'recordVisit: error', 'shop.opened', 'recordVisit: done#1'],
      ends: 'leaving',
    },
    { name: 'silence is a failure', input: 3, events: ['shop.opened', 'after: patience'], ends: { ready: 'failed' } },
    { name: 'too many', input: 3, events: ['shop.opened', 'recordVisit: done#3', 'step.back'], ends: 'email' },
    {
      name: 'too many, later not',
      input: 3,
      events: ['shop.opened', 'recordVisit: done#3', 'shop.opened'],
      ends: { ready: 'recording' },
    },
    {
      name: 'what has gone is chosen anew',
      input: 3,
      events: ['shop.opened', 'recordVisit: done#2', 'step.back'],
      ends: { choosing: 'cause' },
    },
    {
      name: 'another cause, the rest is kept',
      input: 3,
      events: ['cause.changed', 'cause.chosen', 'shop.kept', 'email.submitted'],
      ends: { ready: 'idle' },
    },
    { name: 'another shop', input: 3, events: ['shop.changed'], ends: { choosing: { shop: 'idle' } } },
    { name: 'a failure goes back too', input: 3, events: ['shop.opened', 'recordVisit: error', 'step.back'], ends: 'email' },
    {
      name: 'shops of that name',
      input: 1,
      events: ['shop.searched#1', 'findShops: done#1'],
      ends: { choosing: { shop: 'found' } },
      knows: { term: 'alder', shops: [card] },
    },
    {
      name: 'shops out of reach',
      input: 1,
      events: ['shop.searched#1', 'findShops: error'],
      ends: { choosing: { shop: 'failed' } },
    },
    {
      name: 'too many visits are said to be',
      input: 3,
      events: ['shop.opened', 'recordVisit: done#3'],
      ends: { ready: 'tooMany' },
    },
    {
      name: 'a visit that could not be noted says so',
      input: 3,
      events: ['shop.opened', 'recordVisit: error'],
      ends: { ready: 'failed' },
    },
  ],
})
