import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { referralMark } from '#contract/shopping/referral-marks.ts'
import { shopsNamed } from '#contract/shopping/reminder-shops.ts'
import { hostOf, shopFinder, shopHost } from '#contract/shopping/shop-hosts.ts'

const shop = (slug: string, ...hosts: string[]) => ({ slug, hosts })
const find = shopFinder([
  shop('alder', 'alder-home.example'),
  shop('alder-outlet', 'outlet.alder-home.example'),
  shop('books', 'www.birch.co.uk', 'birch.example'),
  shop('cafe', 'xn--caf-dma.example'),
])
const slugAt = (address: string) => find(address)?.slug ?? null

describe('H-015 whose page an address is, found out without asking anybody', () => {
  test.each([
    ['https://alder-home.example/', 'alder'],
    ['http://www.alder-home.example/sofas?page=2#top', 'alder'],
    ['https://shop.uk.alder-home.example:8443/', 'alder'],
    ['https://ALDER-HOME.example./', 'alder'],
    // The longest name wins.
    ['https://outlet.alder-home.example/', 'alder-outlet'],
    ['https://www.outlet.alder-home.example/', 'alder-outlet'],
    // `www` in the list means the site.
    ['https://birch.co.uk/', 'books'],
    ['https://m.birch.co.uk/', 'books'],
    ['https://café.example/', 'cafe'],
    ['https://xn--caf-dma.example/', 'cafe'],
    // Look-alikes.
    ['https://alder-home.example.evil.test/', null],
    ['https://notalder-home.example/', null],
    ['https://alder-home.example@evil.test/', null],
    ['https://evil.test/alder-home.example', null],
    ['https://evil.test/?to=https://alder-home.example/', null],
    ['https://аlder-home.example/', null], // its first letter is Cyrillic
    ['https://alder‐home.example/', null], // its hyphen is none
    ['https://example/', null],
    ['https://co.uk/', null],
    ['chrome://alder-home.example/', null],
    ['file:///alder-home.example', null],
    ['about:blank', null],
    ['', null],
  ])('%s: %s', (address, slug) => expect(slugAt(address)).toBe(slug))

  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/).filter((text) => !text.startsWith('xn--'))
  const domain = fc.tuple(label, label, fc.constantFrom('example', 'test', 'shop')).map((labels) => labels.join('.'))

  test('everything below a shop’s name is the shop’s', () =>
    fc.assert(
      fc.property(domain, fc.array(label, { maxLength: 3 }), fc.webPath(), (host, below, path) => {
        const found = shopFinder([shop('one', host)])(`https://${[...below, host].join('.')}${path}`)
        expect(found?.slug).toBe('one')
      }),
    ))

  test('no name that merely ends, begins or goes on like a shop’s is', () =>
    fc.assert(
      fc.property(domain, label, domain, (host, more, other) => {
        const look = shopFinder([shop('one', host)])
        expect(look(`https://${more}${host}/`)).toBe(null)
        expect(look(`https://${host}.${more}.${other}/`)?.slug).toBe(
          `${more}.${other}`.endsWith(`.${host}`) || other === host ? 'one' : undefined,
        )
        expect(look(`https://${other}/${host}`)?.slug).toBe(other === host ? 'one' : undefined)
      }),
    ))

  test('of two names that fit, the longer one wins, in whatever order they stand', () =>
    fc.assert(
      fc.property(
        domain,
        label.filter((text) => text !== 'www'),
        fc.boolean(),
        (host, below, isFirst) => {
          const shops = [shop('wide', host), shop('narrow', `${below}.${host}`)]
          const look = shopFinder(isFirst ? shops : shops.toReversed())
          expect(look(`https://www.${below}.${host}/`)?.slug).toBe('narrow')
          expect(look(`https://${host}/`)?.slug).toBe('wide')
        },
      ),
    ))

  test('whatever stands in an address, nothing is thrown', () =>
    fc.assert(fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => void find(address))))

  test('a host that is found is one that a shop may have', () =>
    fc.assert(
      fc.property(domain, (host) => {
        expect(hostOf(`https://${host.toUpperCase()}./`)).toBe(host)
        expect(z.safeParse(shopHost, host).success).toBe(true)
      }),
    ))

  test.each([
    'uk',
    'co.uk',
    'org.uk',
    'com.au',
    'localhost',
    '192.168.0.1',
    'Alder.example',
    'alder.example.',
    'a..b',
    '*.example',
    '-a.example',
    'a b.example',
    '',
  ])('“%s” is the name of no shop', (host) => expect(z.safeParse(shopHost, host).success).toBe(false))
})

test.each([
  ['https://a.example/?awc=12_34', 'awc=12_34'],
  ['https://a.example/?utm_medium=affiliate&utm_source=coupons', 'utm=coupons'],
  ['https://a.example/?irclickid=x&cjevent=y', 'irclickid=x&cjevent=y'],
  ['https://a.example/?utm_medium=email&utm_source=news', null],
  ['https://a.example/sofas?page=2', null],
  ['nonsense', null],
])('H-015 who has led somebody to %s: %s', (address, mark) => expect(referralMark(address)).toBe(mark))

test('H-015 shops by name: what begins so, then whose word does; accents and punctuation don’t count', () => {
  const shops = ['Crab Apple Alder', 'Alder Home', 'Café Noir', 'O’Brien’s', 'Balder'].map((name) => ({ name }))
  const named = (typed: string) => shopsNamed(shops, typed, 9).map(({ name }) => name)
  expect(named(' ALD')).toEqual(['Alder Home', 'Crab Apple Alder'])
  expect(named('cafe')).toEqual(['Café Noir'])
  expect(named('obriens')).toEqual(['O’Brien’s'])
  expect([named(''), named('’'), named('zzz')]).toEqual([[], [], []])
  expect(shopsNamed(shops, 'a', 1)).toHaveLength(1)
})
