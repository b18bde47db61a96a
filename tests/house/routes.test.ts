import { expect, test } from 'vitest'
import titles from '#locales/en-GB/titles.json' with { type: 'json' }
import { causeMenus } from '#web/layouts/cause-navigation.ts'
import { footerGroups } from '#web/layouts/footer-links.ts'
import { mainNavigation } from '#web/layouts/navigation.ts'
import { layouts, page } from '#web/layouts/page-rules.ts'
import { otherRows, routeRows } from './route-table.ts'
import { siteRoutes } from './site-routes.ts'

const routes = siteRoutes()

test('the table has all 147 rows of section R', () => {
  const ids = [...routeRows.map(([id]) => id), ...Object.keys(otherRows)].sort()
  expect(ids).toEqual(Array.from({ length: 147 }, (_, index) => `R-${String(index + 1).padStart(3, '0')}`))
})

test.each(routeRows)(
  '%s %s exists with its access, role, layout, banner switch and page type',
  (id, path, access, role, layout, banners, pageType) => {
    const { isPending: _, ...route } = routes.find((candidate) => candidate.id === id) ?? { isPending: false }
    expect(route).toEqual({ path: path.replace(/(.)\/$/, '$1'), id, access, role, layout, banners, pageType })
  },
)

test('R-001 what a page doesn’t say is for anybody, without a role, in the main frame, with banners, and generic', () => {
  expect(page('R-002')).toMatchObject({
    access: 'unauthenticated',
    role: null,
    layout: 'main',
    banners: true,
    pageType: 'generic',
    ignoresUrlCauseId: false,
    loadsUser: true,
  })
  // A page that stands in no list says nothing, and is what the defaults make it.
  const { access, role, layout, banners, pageType } = routes.find(({ path }) => path === '/contact') ?? {}
  expect([access, role, layout, banners, pageType]).toEqual(['unauthenticated', null, 'main', true, 'generic'])
})

test('R-006 every route has its row here, or is one of ours; none has two', () => {
  const ids = routes.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  // Pages that the specification doesn’t know are called by words.
  const known = routeRows.map(([id]) => id)
  expect(ids.filter((id) => !known.includes(id) && !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('R-007 there are eight frames, each is some page’s, and no page has another', () => {
  const eight = ['account', 'basic', 'dashboard', 'funnel', 'funnelFixed', 'funnelNoFooter', 'main', 'none']
  expect([...layouts].sort()).toEqual(eight)
  expect([...new Set(routes.map(({ layout }) => layout))].sort()).toEqual(eight)
})

test('every page has a title of its own', () => {
  const own = routes.filter((route) => route.id !== 'dev').map((route) => titles[route.id as keyof typeof titles])
  expect(own).not.toContain(undefined)
  expect(new Set(own).size).toBe(own.length)
})

/** Whether a path of a link is one that a route serves. */
function isServed(link: string): boolean {
  const asked = link.split('/')
  return routes.some(({ path }) => {
    const own = path.split('/')
    return (
      own.length === asked.length &&
      own.every((segment, index) =>
        segment.includes('$')
          ? new RegExp(`^${segment.replace(/\{?\$\w+\}?/, '.+')}$`).test(asked[index] ?? '')
          : segment === asked[index],
      )
    )
  })
}

test('N-056 every link of header, menus and footer leads to a route', () => {
  const cause = {
    id: 3,
    hash: 'h',
    name: 'Harrowden Hospice',
    uri: 'harrowden-hospice',
    kind: 'charity',
    place: 'Harrowden',
    isRegisteredCharity: true,
    standing: 'confirmed',
    logoHttps: null,
  } as const
  const links = [
    ...mainNavigation({ isSignedIn: false, adminCauses: [] }),
    ...mainNavigation({ isSignedIn: true, adminCauses: [] }),
    ...mainNavigation({ isSignedIn: true, adminCauses: [cause] }),
    ...causeMenus([cause]).flatMap(({ links, tools }) => [...links, ...tools]),
    ...footerGroups({ product: 'farthing' }, {}).flatMap((group) => group.links.filter((link) => !link.isExternal)),
  ].map((link) => link.to)
  expect(links.filter((link) => !isServed(link))).toEqual([])
})

test('N-012, N-013, X-044 people who run causes have no missing-donation item; others have it, and big donations second', () => {
  const others = mainNavigation({ isSignedIn: true, adminCauses: [] }).map((link) => link.label)
  expect(others[1]).toBe('nav.offers')
  expect(others).toContain('nav.missingDonation')
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
  } as const
  expect(mainNavigation({ isSignedIn: true, adminCauses: [cause] }).map((link) => link.label)).not.toContain(
    'nav.missingDonation',
  )
  expect(causeMenus(Array.from({ length: 6 }, (_, id) => ({ ...cause, id })))).toHaveLength(4)
})
