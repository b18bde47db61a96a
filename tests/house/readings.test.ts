import { expect, test } from 'vitest'
import { preferenceNames } from '#contract/account/user.ts'
import { callEntries } from '#contract/all-calls.ts'
import { siteRoutes } from './site-routes.ts'

const routes = siteRoutes()

test.each([
  ['X-001', '/panel', { access: 'semi', role: 'supporter' }],
  ['X-003', '/admin-dashboard', { access: 'semi', role: 'causeAdmin', layout: 'dashboard' }],
  ['X-010', '/login/{-$provider}', { layout: 'funnelFixed', banners: false }],
  ['X-010', '/password/forgot', { layout: 'funnelFixed', banners: true }],
  ['X-010', '/create-an-account', { layout: 'main', banners: true }],
  ['X-011', '/donation-reminder', { banners: false }],
  ['X-011', '/enable-donation-reminder-smartdevices', { banners: true }],
  ['X-012', '/register-your-good-cause/create', { layout: 'main' }],
  ['X-014', '/stampcards', { layout: 'account' }],
  ['X-014', '/enquiry/missing-donation/new', { layout: 'account' }],
  ['X-014', '/account', { layout: 'account' }],
  ['X-014', '/referrals', { layout: 'main' }],
  ['X-016', '/account/causes/$causeId/settings/contact-details', { layout: 'dashboard', role: 'causeAdmin' }],
  ['X-017', '/settings/cause/$causeId/cause-page', { access: 'full', role: 'causeAdmin' }],
  ['X-017', '/settings/cause/$causeId/cause-information', { access: 'full', role: 'causeAdmin' }],
  ['X-017', '/settings/cause/$causeId/transactions', { access: 'full', role: 'causeAdmin' }],
  ['X-018', '/settings/cause/$causeId/supporter-communications', { layout: 'dashboard' }],
  ['X-019', '/coaching/booking', { layout: 'funnel' }],
  ['X-019', '/coaching/booking/confirmation', { layout: 'funnel' }],
  ['X-024', '/', { access: 'unauthenticated', layout: 'main', banners: true, pageType: 'generic' }],
  ['X-066', '/iframes/$partner', { layout: 'none', banners: false }],
])('%s where the specification leaves it open, %s has the decided reading', (_id, path, expected) => {
  expect(routes.find((route) => route.path === path)).toMatchObject(expected)
})

test('C-080 raising as a guest has the steps 1 to 3, each with its page', () => {
  const steps = routes.map(({ path }) => path).filter((path) => path.startsWith('/raise-as-guest'))
  expect(steps.toSorted()).toEqual(['/raise-as-guest/step-1', '/raise-as-guest/step-2', '/raise-as-guest/step-3'])
})

test('N-020, N-021 links to the account, the reminder, the app, causes and the settings of a cause lead to pages', () => {
  const paths = routes.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/account/home',
      '/donation-reminder',
      '/{$product}-app',
      '/causes/$causeSlug',
      '/settings/cause/$causeId/cause-page',
      '/settings/cause/$causeId/cause-information',
      '/settings/cause/$causeId/supporter-communications',
      '/settings/cause/$causeId/transactions',
    ]),
  )
})

test('X-020 businesses share the confirmation page of coaching', () => {
  const paths = routes.map(({ path }) => path)
  expect(paths).toContain('/register-your-business/coaching/booking')
  expect(paths.filter((path) => path.endsWith('/confirmation'))).toEqual(['/coaching/booking/confirmation'])
})

const calls = callEntries.map(([, call]) => call)
const accessOf = (id: string) => calls.find((call) => call.id === id)?.access

test('P-001, X-058 pages are for supporters, for who runs a cause, or for the support team; one spelling of each role, the kind of mail is no role', () => {
  const roles = new Set(routes.flatMap(({ role }) => (role === null ? [] : [role])))
  expect([...roles].sort()).toEqual(['causeAdmin', 'support', 'supporter'])
  const access = new Set(calls.map((call): string => call.access))
  expect([...access].sort()).toEqual(['anyone', 'causeAdmin', 'full', 'optional', 'refreshToken', 'semi', 'support'])
  expect(preferenceNames).toContain('cause_admin')
})

test('P-002 anonymous people may log in, register, ask whether an address is known, and read the default user’s data', () => {
  expect(['A-010', 'A-013', 'A-014', 'A-018'].map((id) => [id, accessOf(id)])).toEqual(
    ['A-010', 'A-013', 'A-014', 'A-018'].map((id) => [id, 'anyone']),
  )
})

test('P-004, P-005 every call about oneself is open to whoever is logged in, and to nobody else', () => {
  const own = calls.filter(({ path }) => path.startsWith('/user/me'))
  expect(own.length).toBeGreaterThan(25)
  expect(own.filter(({ access }) => access !== 'full' && access !== 'semi').map(({ id, path }) => `${id} ${path}`)).toEqual([])
})

test('P-007, P-012 what belongs to a cause is for those who run it; anybody who is logged in may found one and read their own entry', () => {
  const causeAdmins = calls.filter(({ access }) => access === 'causeAdmin').map(({ id }) => id)
  const ofCauses = [40, 41, 43, 44, 46, 47, 48, 51, 52, 55, 56, 59, 61, 62, 63, 64].map((number) => `A-0${number}`)
  expect([...new Set(causeAdmins)].sort()).toEqual([
    ...ofCauses,
    'A-092',
    'A-099',
    'A-101',
    'G-019',
    'G-027',
    'G-029',
    'G-030',
    'H-003',
    'R-021',
  ])
  const access = Object.fromEntries(callEntries.map(([name, call]) => [name, call.access]))
  expect([access.createCause, access.createBusiness, access.readMySupporterEntry]).toEqual(['full', 'full', 'full'])
})

test('P-013, P-014 causes by hash, one payment, a request for rights and public figures need no login; a cause is told more to who runs it', () => {
  expect(['A-042', 'A-049', 'A-053', 'A-057', 'A-045'].map(accessOf)).toEqual([
    'anyone',
    'anyone',
    'anyone',
    'anyone',
    'optional',
  ])
})
