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
      name: 'U-019…U-021 not where the page has none, in the account, or with an experiment',
      input: 0,
      events: [],
      ends: 'hidden',
      refuses: ['page.ready#2', 'page.ready#3', 'page.ready#4'],
    },
    { name: 'who leaves before it comes sees none', input: 0, events: ['page.ready#1', 'page.left'], ends: 'hidden' },
    {
      name: 'who leaves while it is asked about sees none',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'page.left'],
      ends: 'hidden',
    },
    {
      name: 'an answer that does not come is like none',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'after: patience'],
      ends: 'unknown',
    },
    {
      name: 'it stays behind with its page',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: done#1', 'page.left'],
      ends: 'hidden',
    },
    {
      name: 'H-018 closed, and remembered',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: done#1', 'banner.dismissed', 'saveDismissal: done'],
      ends: 'dismissed',
      refuses: ['page.ready#1'],
    },
    {
      name: 'H-018 closed, and it stays closed where nothing answers',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: done#1', 'banner.dismissed', 'after: patience'],
      ends: 'dismissed',
    },
    {
      name: 'the next page asks anew',
      input: 0,
      events: ['page.ready#1', 'after: bannerDelay', 'readDismissal: error', 'page.left'],
      ends: 'hidden',
    },
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
