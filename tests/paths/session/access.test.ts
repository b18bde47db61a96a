import { describe, expect, test } from 'vitest'
import type { Me } from '#contract/account/user.ts'
import { routeRows } from '#tests/house/route-table.ts'
import { type LayoutName, type PageType, page, type RouteId } from '#web/layouts/page-rules.ts'
import { checkAccess } from '#web/site/session/check-access.ts'
import type { Person } from '#web/site/session/person.ts'

const me = (adminCauses: number[], isSupport = false) => ({ user: { adminCauses, isSupport } }) as unknown as Me // the guard reads nothing else
const person = (authState: Person['authState'], who: Me | null): Person => ({
  authState,
  me: who,
  isSettled: true,
  isDegraded: false,
  isGone: authState === 'unauthenticated',
  isExpired: false,
  isAsked: false,
  link: null,
  linkFirstName: '',
})

/** Cause 1 is the one in the address. */
const people: Record<string, Person> = {
  anonymous: person('unauthenticated', null),
  semi: person('authenticatedSemi', me([])),
  'semi administrator': person('authenticatedSemi', me([1])),
  supporter: person('authenticatedFull', me([])),
  'administrator of it': person('authenticatedFull', me([1, 2])),
  'administrator of another': person('authenticatedFull', me([2])),
  support: person('authenticatedFull', me([], true)),
}

const ignoring = ['R-073', 'R-113', 'R-114', 'R-115', 'R-116', 'R-117', 'R-118']
const rulesOf = ([id, , access, role, layout, banners, pageType]: (typeof routeRows)[number]) =>
  page(id as RouteId, {
    access,
    role,
    layout: layout as LayoutName,
    banners,
    pageType: pageType as PageType,
    ignoresUrlCauseId: ignoring.includes(id),
  }) // the table's own words

/** What F-007…F-012 say, written a second time, as sentences would. */
function expected([id, , access, role]: (typeof routeRows)[number], name: string): string {
  const level = name === 'anonymous' ? 0 : name.startsWith('semi') ? 1 : 2
  if (level < { unauthenticated: 0, semi: 1, full: 2 }[access]) return 'redirectLogin'
  if (role === 'support') return name === 'support' ? 'allowed' : 'redirectPanel'
  if (role !== 'causeAdmin') return 'allowed'
  const runsSome = name.includes('administrator')
  if (ignoring.includes(id)) return runsSome ? 'allowed' : 'redirectPanel'
  return name === 'administrator of it' || name === 'semi administrator' ? 'allowed' : 'redirectPanel'
}

describe.each(routeRows.map((row) => [row[0], row[1], row] as const))('%s %s', (_id, path, row) => {
  test.each(Object.entries(people))('F-006…F-014, V-092, V-094, X-001, X-002 %s', (name, who) => {
    const params = path.includes('$causeId') ? { causeId: '1' } : {}
    const verdict = checkAccess(rulesOf(row), params, who)
    expect(verdict).toBe(expected(row, name))
    // F-014, X-002: where a person is sent, they may stay; nobody is sent on again.
    if (verdict === 'redirectLogin') {
      expect(who.authState).not.toBe('authenticatedFull')
      expect(checkAccess(page('R-009'), {}, who)).toBe('allowed')
    }
    if (verdict === 'redirectPanel')
      expect(checkAccess(page('R-072', { access: 'semi', role: 'supporter' }), {}, who)).toBe('allowed')
  })
})
