import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { reminderBarJourneys } from './reminder-bar.journeys.ts'
import { type ReminderPage, reminderBarMachine } from './reminder-bar.machine.ts'

export const alderHome: ReminderShop = {
  slug: 'alder-home',
  name: 'Alder Home',
  hosts: ['alder-home.example'],
  rate: { kind: 'percent', value: 450 },
  ratesDiffer: true,
}

const pages = [
  { shop: alderHome, standing: { kind: 'open' } },
  { shop: null },
  { shop: alderHome, standing: { kind: 'active', for: 1_800_000 } },
  { shop: alderHome, standing: { kind: 'lost', why: 'otherLink' } },
  { shop: alderHome, standing: { kind: 'lost', why: 'timeOver' } },
  { shop: alderHome, standing: { kind: 'muted' } },
  { shop: alderHome, standing: { kind: 'sentByOthers' } },
  { shop: alderHome, standing: { kind: 'dismissed' } },
] satisfies ReminderPage[]

const hasShop = (snapshot: { context: { page: ReminderPage } }) => snapshot.context.page.shop !== null

export const reminderBarFixtures = fixturesFor(reminderBarMachine, {
  items: 'H-015',
  inputs: [{ isWanted: false }, { isWanted: true }],
  events: {
    'donation.activated': [{ type: 'donation.activated' }],
    'donation.active': [{ type: 'donation.active', for: 1_800_000 }],
    'otherLink.seen': [{ type: 'otherLink.seen' }],
    'bar.dismissed': [{ type: 'bar.dismissed' }],
    'bar.wanted': [{ type: 'bar.wanted' }],
    'shop.muted': [{ type: 'shop.muted' }],
    'shop.unmuted': [{ type: 'shop.unmuted' }],
    'choice.retried': [{ type: 'choice.retried' }],
  },
  outcomes: {
    readPage: { outputs: pages, fails: true },
    startVisit: { outputs: [undefined], fails: true },
    rememberChoice: { outputs: [undefined], fails: true },
  },
  invariants: [
    ['what is shown is about a shop', (snapshot) => snapshot.hasTag('hidden') || snapshot.matches('noShop') || hasShop(snapshot)],
    [
      'it says active only of a visit that still has time',
      (snapshot) => !snapshot.matches('active') || (snapshot.context.activeFor ?? 0) > 0,
    ],
    ['no visit starts without a shop', (snapshot) => !snapshot.matches('activating') || hasShop(snapshot)],
  ],
  pinned: [
    {
      name: 'a shop, one press, on the way',
      input: 0,
      events: ['readPage: done#1', 'donation.activated', 'startVisit: done'],
      ends: 'leaving',
    },
    { name: 'any other page', input: 0, events: ['readPage: done#2'], ends: 'noShop' },
    { name: 'back from the visit', input: 0, events: ['readPage: done#3'], ends: 'active' },
    {
      name: 'the visit’s time is over while the page is open',
      input: 0,
      events: ['readPage: done#3', 'after: visitLife'],
      ends: 'trackingLost',
      knows: { loss: 'timeOver' },
    },
    {
      name: 'another link comes between',
      input: 0,
      events: ['readPage: done#3', 'otherLink.seen'],
      ends: 'trackingLost',
      knows: { loss: 'otherLink' },
    },
    {
      name: 'so it does when nobody sees the bar',
      input: 0,
      events: ['readPage: done#3', 'bar.dismissed', 'otherLink.seen'],
      ends: 'trackingLost',
      knows: { loss: 'otherLink' },
    },
    {
      name: 'and so does the time',
      input: 0,
      events: ['readPage: done#3', 'bar.dismissed', 'after: visitLife'],
      ends: 'trackingLost',
      knows: { loss: 'timeOver' },
    },
    {
      name: 'it was lost before this page',
      input: 0,
      events: ['readPage: done#4'],
      ends: 'trackingLost',
      knows: { loss: 'otherLink' },
    },
    {
      name: 'a lost one is activated again',
      input: 0,
      events: ['readPage: done#5', 'donation.activated', 'startVisit: done'],
      ends: 'leaving',
    },
    { name: 'activated in another tab', input: 0, events: ['readPage: done#1', 'donation.active'], ends: 'active' },
    {
      name: 'not on this shop, and told so',
      input: 0,
      events: ['readPage: done#1', 'shop.muted', 'rememberChoice: done'],
      ends: 'muted',
      knows: { isMuted: true },
    },
    {
      name: 'undone at once',
      input: 0,
      events: ['readPage: done#1', 'shop.muted', 'rememberChoice: done', 'shop.unmuted', 'rememberChoice: done'],
      ends: 'offered',
      knows: { isMuted: false },
    },
    { name: 'a muted shop stays silent', input: 0, events: ['readPage: done#6'], ends: 'mutedHere', knows: { isMuted: true } },
    {
      name: 'whoever presses the icon is answered there too',
      input: 1,
      events: ['readPage: done#6'],
      ends: 'offered',
      knows: { isMuted: true },
    },
    { name: 'somebody else’s link is left in peace', input: 0, events: ['readPage: done#7'], ends: 'standingDown' },
    { name: 'unless the icon is pressed', input: 0, events: ['readPage: done#7', 'bar.wanted'], ends: 'offered' },
    { name: 'or was pressed', input: 1, events: ['readPage: done#7'], ends: 'offered' },
    { name: 'what was closed stays so', input: 0, events: ['readPage: done#8'], ends: 'dismissed' },
    {
      name: 'the browser cannot keep the choice',
      input: 0,
      events: ['readPage: done#1', 'shop.muted', 'rememberChoice: error', 'choice.retried', 'rememberChoice: done'],
      ends: 'muted',
    },
    {
      name: 'silence of the browser is no activation',
      input: 0,
      events: ['readPage: done#1', 'donation.activated', 'after: patience'],
      ends: 'notActivated',
    },
    { name: 'silence about the page says nothing', input: 0, events: ['after: patience'], ends: 'unknown' },
    { name: 'the icon asks again', input: 0, events: ['readPage: error', 'bar.wanted', 'readPage: done#6'], ends: 'offered' },
    ...reminderBarJourneys,
  ],
})
