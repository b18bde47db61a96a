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
  outcomes: {},
  invariants: [],
  pinned: [{ name: 'after 300 ms (C-025)', input: 0, events: ['page.ready#1', 'after: bannerDelay'], ends: 'shown' }],
})
