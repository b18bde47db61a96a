import { fixturesFor } from '#machines/fixtures.ts'
import { headerBannersMachine } from './header-banners.machine.ts'

const rules = { isSwitchedOn: true, layout: 'main', hasExp: false }

export const headerBannersFixtures = fixturesFor(headerBannersMachine, {
  items: 'F-072',
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
    {
      name: 'after 300 ms (C-025)',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: done#1'],
      ends: 'shown',
    },
    {
      name: 'H-018 closed at another time',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: done#2'],
      ends: 'dismissed',
    },
    {
      name: 'H-018 closed, and it stays closed, also where the server could not be told',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: done#1', 'banner.dismissed', 'saveDismissal: error'],
      ends: 'dismissed',
    },
    {
      name: 'who cannot be asked about is not bothered',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: error'],
      ends: 'unknown',
    },
  ],
})
