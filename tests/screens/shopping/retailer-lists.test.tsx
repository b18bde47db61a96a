import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { RetailersScreen, TravelScreen } from '#web/features/shopping/retailer-lists.tsx'
import type { RetailersQuery } from '#web/shared/retailer-search/retailer-filters.tsx'
import { nobody } from '#web/site/session/person.ts'

const shop = (id: number, kind: 'percent' | 'fixed', value: number): RetailerCard => ({
  id,
  slug: `shop-${id}`,
  name: `Shop ${id}`,
  category: 'Home',
  ratesDiffer: false,
  bestRate: { id, name: 'All', kind, value, isIncreased: false, increasedUntil: null, usualValue: null },
})
const show = (
  asked: RetailersQuery,
  retailers = [shop(1, 'percent', 300), shop(2, 'fixed', 1500)],
  offers: RetailerCard[] = [],
) =>
  openScreen(
    <RetailersScreen
      retailers={retailers}
      offers={offers}
      total={2}
      letters={['a', 'b']}
      categories={['Home', 'Travel']}
      asked={asked}
    />,
    () => 'no answer',
    {},
    nobody,
    `/retailers?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`,
  )
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('by what they give, amounts of an order stand apart from shares; by how many people like them all shops are one list', () => {
  const { unmount } = show({ order: 'rate' })
  expect(screen.getByRole('region', { name: 'A share of what you spend' }).textContent).toContain('3%')
  expect(screen.getByRole('region', { name: 'A set amount for each order' }).textContent).toContain('£15')
  unmount()
  show({ order: 'popular' })
  expect(screen.queryByRole('region')).toBeNull()
  expect(rows()).toEqual(['Shop 1Home3%donation', 'Shop 2Home£15donation'])
})

test('where one page of them has one kind alone, it has one heading', () => {
  show({ order: 'rate' }, [shop(2, 'fixed', 1500)])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'A set amount for each order',
  ])
})

test('N-005 each choice changes one thing of what the list shows, and begins at its first page again', () => {
  show({ letter: 'b', category: 'Travel', order: 'rate', page: 3 })
  const addresses = (menu: string) =>
    within(screen.getByLabelText(menu))
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'))
  expect(addresses('Filter shops')).toEqual([
    '/retailers?letter=b&order=rate',
    '/retailers?letter=b&category=Home&order=rate',
    '/retailers?letter=b&category=Travel&order=rate',
    '/retailers?letter=b&category=Travel&increased=true&order=rate',
  ])
  expect(addresses('Shops by category')).toEqual(addresses('Filter shops').slice(0, 3))
  expect(addresses('Shops by letter')).toEqual([
    '/retailers?category=Travel&order=rate',
    '/retailers?letter=a&category=Travel&order=rate',
    '/retailers?letter=b&category=Travel&order=rate',
  ])
  expect(addresses('Sort by')).toEqual([
    '/retailers?letter=b&category=Travel',
    '/retailers?letter=b&category=Travel&order=popular',
    '/retailers?letter=b&category=Travel&order=rate',
  ])
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/retailers?order=rate')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Travel',
    'Letter B',
    'Sort by Highest donation',
  ])
})

test('N-005 who gives more now is asked for with all else that is chosen, is marked, and isn’t asked for any more when it is pressed again', () => {
  const { unmount } = show({ category: 'Travel', increased: true, page: 2 })
  const more = screen.getByRole('link', { name: 'Giving more now' })
  expect([more.getAttribute('href'), more.getAttribute('aria-current')]).toEqual(['/retailers?category=Travel', 'true'])
  expect(screen.getByRole('heading', { level: 1, name: 'Travel' }).nextSibling?.textContent).toBe(
    '2 shops give more than usual right now.',
  )
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/retailers')
  unmount()
  show({ increased: true })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Giving more right now')
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

test('where no shop matches, one press clears what is chosen and keeps how they are sorted', () => {
  show({ letter: 'x', category: 'Travel', order: 'rate' }, [])
  expect(screen.getByText('No shops match. Choose another letter or category.')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Clear filters' }).map((link) => link.getAttribute('href'))).toEqual([
    '/retailers?order=rate',
  ])
})

test('a list of all shops has nothing to clear', () => {
  show({})
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
})

test('from A to Z each letter has its heading, and above all of them stands what some give more just now', () => {
  const named = (id: number, name: string): RetailerCard => ({ ...shop(id, 'percent', 300), name })
  show({}, [named(1, 'Alder Home'), named(2, 'amberley'), named(3, 'Birch Carpets')], [named(4, 'Tamarind Coffee')])
  expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
    'Giving more right nowSee all offersTamarind CoffeeHome3%donation',
    'AAlder HomeHome3%donationamberleyHome3%donation',
    'BBirch CarpetsHome3%donation',
  ])
  expect(screen.queryByText('Giving more now')).toBeNull()
  expect(screen.getByRole('link', { name: 'See all offers' }).getAttribute('href')).toBe('/retailers?increased=true')
})

test('R-121 the travel hub has an example of what a booking raises, of the shop that gives the most for everything', () => {
  const shops = [
    shop(1, 'percent', 200),
    shop(2, 'percent', 650),
    { ...shop(3, 'percent', 900), ratesDiffer: true },
    shop(4, 'fixed', 9000),
  ]
  const { unmount } = openScreen(<TravelScreen retailers={shops} />, () => 'no answer')
  expect(
    screen.getByText(
      /^For example, a £900 booking with Shop 2 raises £58\.50\. Travel shops confirm a donation once you’re back/,
    ),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'See all travel shops' }).getAttribute('href')).toBe('/retailers?category=Travel')
  unmount()
  // Nothing is said of what isn't there.
  openScreen(<TravelScreen retailers={shops.slice(2)} />, () => 'no answer')
  expect(screen.queryByText(/For example/)).toBeNull()
})
