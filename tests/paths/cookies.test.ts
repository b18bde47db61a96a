// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.farthing.example/account"}
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCookies } from '#web/platform/cookies.ts'

const shared = () => createCookies('farthing.example', true)
const alone = () => createCookies(undefined, true)
const names = ['PHPSESSID', 'checkSupporter'] as const
/** Every cookie of the name that the browser would send from here. */
const sent = (name: string) => document.cookie.split('; ').filter((one) => one.startsWith(`${name}=`))

beforeEach(() => {
  for (const name of names)
    for (const place of [{}, { domain: 'farthing.example' }]) Cookies.remove(name, { path: '/', ...place })
  expect(document.cookie).toBe('')
})

test.each(names)('%s of a parent domain is read, replaced and removed on it', (name) => {
  shared().write(name, 'one')
  shared().write(name, 'two')
  expect([shared().read(name), sent(name)]).toEqual(['two', [`${name}=two`]])
  // Without the domain it is another cookie: the shared one is not touched by it.
  alone().remove(name)
  expect(sent(name)).toEqual([`${name}=two`])
  shared().remove(name)
  expect(document.cookie).toBe('')
})

test.each(names)(
  '%s of this host alone, from before there was a parent domain, neither hides the shared one nor outlives logging out',
  (name) => {
    alone().write(name, 'before')
    shared().write(name, 'after')
    expect([shared().read(name), sent(name)]).toEqual(['after', [`${name}=after`]])
    shared().remove(name)
    alone().write(name, 'before')
    shared().remove(name)
    expect(document.cookie).toBe('')
  },
)

test('F-090, S-008, C-009 the visit session is kept for half an hour, and belongs to the shared parent domain', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') })
  const written: string[] = []
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie))
  shared().write('visitSession', 'visit-1')
  spy.mockRestore()
  vi.useRealTimers()
  expect(written.at(-1)).toBe(
    'visitSession=visit-1; path=/; domain=farthing.example; expires=Sat, 21 Nov 2026 10:30:00 GMT; sameSite=lax; secure',
  )
})

test.each([
  ['S-005, C-007', 'checkSupporter', 'Mon, 20 Nov 2028 10:00:00 GMT'],
  ['S-006, C-006', 'PHPSESSID', 'Sat, 28 Nov 2026 10:00:00 GMT'],
] as const)('%s %s belongs to the shared parent domain, until %s', (_, name, end) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') })
  const written: string[] = []
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie))
  shared().write(name, 'one')
  spy.mockRestore()
  vi.useRealTimers()
  expect(written.at(-1)).toBe(`${name}=one; path=/; domain=farthing.example; expires=${end}; sameSite=lax; secure`)
})

test('a domain that is not this host’s is refused by the browser, and nothing of another site is written', () => {
  createCookies('elsewhere.example', true).write('PHPSESSID', 'one')
  expect(document.cookie).toBe('')
})
