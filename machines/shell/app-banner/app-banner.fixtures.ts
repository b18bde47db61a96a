import { fixturesFor } from '#machines/fixtures.ts'
import { appBannerMachine } from './app-banner.machine.ts'

const rules = { isSwitchedOn: true, layout: 'main', hasExp: false }
const shown = ['page.ready#1', 'after: bannerDelay', 'readDismissal: done#1']

export const appBannerFixtures = {
  ...fixturesFor(appBannerMachine, {
    inputs: [undefined],
    events: {
      'page.ready': [
        { type: 'page.ready', rules },
        { type: 'page.ready', rules: { ...rules, isSwitchedOn: false } },
        { type: 'page.ready', rules: { ...rules, layout: 'account' } },
        { type: 'page.ready', rules: { ...rules, hasExp: true } },
      ],
      'page.left': [{ type: 'page.left' }],
      'banner.dismissed': [{ type: 'banner.dismissed' }],
    },
    outcomes: {
      readDismissal: { outputs: [false, true], fails: true },
      saveDismissal: { outputs: [undefined], fails: true },
    },
    invariants: [],
    pinned: [
      { name: 'shown 300 ms after a page is ready (C-025)', input: 0, events: shown, ends: 'shown' },
      {
        name: 'closed, and remembered',
        input: 0,
        events: [...shown, 'banner.dismissed', 'saveDismissal: done'],
        ends: 'closed',
      },
      {
        name: 'closed while the server is away',
        input: 0,
        events: [...shown, 'banner.dismissed', 'saveDismissal: error'],
        ends: 'closed',
      },
      {
        name: 'closed at another time',
        input: 0,
        events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: done#2'],
        ends: 'dismissed',
      },
      {
        name: 'nobody knows',
        input: 0,
        events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: error'],
        ends: 'unknown',
      },
      { name: 'the page is left before it comes', input: 0, events: ['page.ready#1', 'page.left'], ends: 'hidden' },
      {
        name: 'not where banners are switched off, beside an account, or where the address carries exp',
        input: 0,
        events: [],
        ends: 'hidden',
        refuses: ['page.ready#2', 'page.ready#3', 'page.ready#4'],
      },
      ...[null, 'readDismissal: done#1', 'readDismissal: error'].map((read) => ({
        name: `a page that is left takes it along: ${read ?? 'not known yet'}`,
        input: 0,
        events: [...shown.slice(0, 2), ...(read ? [read] : []), 'page.left'],
        ends: 'hidden',
      })),
      {
        name: 'while nobody knows it stays away',
        input: 0,
        events: ['page.ready#1', 'after: bannerDelay', 'after: patience'],
        ends: 'unknown',
      },
      {
        name: 'closed, whatever the server says of it',
        input: 0,
        events: [...shown, 'banner.dismissed', 'after: patience'],
        ends: 'closed',
      },
    ],
  }),
  items: 'F-096',
}
