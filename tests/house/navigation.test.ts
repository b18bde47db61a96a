import { expect, test } from 'vitest'
import shell from '#locales/en-GB/shell.json' with { type: 'json' }
import { causeMenus } from '#web/layouts/cause-navigation.ts'
import { appLinks, footerGroups, socialLinks } from '#web/layouts/footer-links.ts'
import { mainNavigation } from '#web/layouts/navigation.ts'

const pathsOf = (links: readonly { to: string }[]) => links.map(({ to }) => to)

test('N-001…N-004 visitors are led to shops and offers, then to how it works and to the three ways in, in this order', () => {
  expect(pathsOf(mainNavigation({ isSignedIn: false, adminCauses: [] }))).toEqual([
    '/retailers',
    '/offers/trending-offers',
    '/how-it-works',
    '/support-a-good-cause',
    '/register-your-good-cause',
    '/register-your-business',
  ])
})

test('N-005…N-011 who runs causes has the shops, offers, travel, how it works, referrals, raise more and the reminder', () => {
  const cause = {
    id: 3,
    hash: 'h',
    name: 'A',
    uri: 'a',
    kind: 'charity',
    place: 'P',
    isRegisteredCharity: true,
    standing: 'confirmed',
    logoHttps: null,
  }
  expect(pathsOf(mainNavigation({ isSignedIn: true, adminCauses: [cause as never] }))).toEqual([
    '/retailers',
    '/offers/trending-offers',
    '/travel-hub',
    '/how-it-works',
    '/referrals',
    '/raisemore',
    '/donation-reminder',
  ])
})

test('N-014…N-019 the menu of a cause: its page, its information, donations, two guides, communications', () => {
  const cause = {
    id: 7,
    hash: 'h',
    name: 'B',
    uri: 'b',
    kind: 'charity',
    place: 'P',
    isRegisteredCharity: true,
    standing: 'confirmed',
    logoHttps: null,
  }
  const [menu] = causeMenus([cause as never])
  const said = (links: readonly { to: string; label: string }[] = []) =>
    links.map(({ to, label }) => [Object.entries(shell.nav).find(([key]) => label === `nav.${key}`)?.[1], to])
  expect(said(menu?.links)).toEqual([
    ['View or edit my page', '/settings/cause/7/cause-page'],
    ['Manage my cause info', '/settings/cause/7/cause-information'],
    ['View donations and reports', '/account/causes/7/donations'],
  ])
  expect(shell.nav.tools).toBe('Tools and guides')
  expect(said(menu?.tools)).toEqual([
    ['Refer a friend', '/referrals'],
    ['Promote my cause', '/raisemore'],
    ['Manage supporter communications', '/settings/cause/7/supporter-communications'],
  ])
})

const outside = {
  facebook: 'https://www.facebook.com/harbour',
  instagram: 'https://www.instagram.com/harbour',
  twitter: 'https://twitter.com/harbour',
  youtube: 'https://www.youtube.com/@harbour',
  search: 'https://search.harbour.example/',
  experts: 'https://experts.harbour.example/',
  help: 'https://help.harbour.example/',
}
const groups = footerGroups({ product: 'harbour' }, outside)
test.each([
  [
    'N-022…N-026 get donations',
    'getDonations',
    ['/retailers', '/donation-reminder', '/harbour-app', '/referrals', 'https://search.harbour.example/'],
  ],
  [
    'N-027…N-034 resources',
    'resources',
    [
      '/promote-my-cause',
      '/fundraising-ideas',
      '/ideas/fundraising-ideas-for-schools',
      '/charity-challenge',
      '/cause-categories',
      '/cause-directory',
      '/content-hub',
      'https://experts.harbour.example/',
    ],
  ],
  [
    'N-035…N-042 policies',
    'policies',
    [
      '/terms/website',
      '/terms/supporter',
      '/terms/cause',
      '/terms/cookies',
      '/privacy',
      '/eula',
      '/terms/advertising-disclosure',
      '/introducer-appointed-representative',
    ],
  ],
  [
    'N-043…N-050 about',
    'about',
    [
      '/our-history-and-mission',
      '/who-can-join',
      '/our-fees-explained',
      '/blog',
      '/careers',
      '/become-our-partner',
      'https://help.harbour.example/',
      '/newsroom',
      // A person can be reached.
      '/contact',
    ],
  ],
] as const)('%s: the footer has these links, and what leads off the site is marked', (_what, title, links) => {
  const group = groups.find((one) => one.title === title)
  expect(pathsOf(group?.links ?? [])).toEqual(links)
  for (const { to, isExternal } of group?.links ?? []) expect([to, isExternal ?? false]).toEqual([to, to.startsWith('https://')])
})

test('N-051, N-052 the social networks and both app stores, as the configuration names them', () => {
  expect(socialLinks(outside).map(({ to }) => to)).toEqual([
    outside.facebook,
    outside.instagram,
    outside.twitter,
    outside.youtube,
  ])
  const stores = { google: 'https://play.google.com/store/apps/details?id=harbour', apple: 'https://apps.apple.com/app/id1' }
  expect(appLinks({ stores })).toEqual([
    { to: stores.apple, label: 'apple' },
    { to: stores.google, label: 'google' },
  ])
})

test('N-026, N-034, N-049, N-051, N-052 without a configuration nothing leads off the site', () => {
  const links = footerGroups({ product: 'harbour' }, {}).flatMap((group) => group.links)
  expect(links.filter(({ to, isExternal }) => isExternal || !to.startsWith('/'))).toEqual([])
  expect([socialLinks({}), appLinks({ stores: {} })]).toEqual([[], []])
})
