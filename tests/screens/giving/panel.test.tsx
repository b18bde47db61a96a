import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { GivingCard } from '#web/features/giving/supporter-panel/giving-card.tsx'
import { GivingMonths } from '#web/features/giving/supporter-panel/giving-months.tsx'
import { GivingSources } from '#web/features/giving/supporter-panel/giving-sources.tsx'
import { PanelScreen } from '#web/features/giving/supporter-panel/panel-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'
import { MoneyBars } from '#web/ui/money-bars.tsx'

const stats = { raised: 14_021, pending: 513, confirmed: 13_508, paid: 9_000, declined: 300, count: 24 }
const on = '2027-01-04T00:00:00.000Z'
const cause = { id: 1, name: 'Abbotsmere Hospice', uri: 'abbotsmere-hospice', logoHttps: null } as never // what the card's head needs
type Unpaid = Record<'shops' | 'us' | 'bank', number>

function show(unpaid: Unpaid, nextPayment: { on: string; pence: number } | null) {
  const found = {
    stats,
    giving: { cause: { stats, nextPayment, unpaid }, months: [], sources: { top: [], others: null } },
    latest: [],
  }
  return openScreen(<GivingCard cause={cause} found={found} />, () => 'no answer')
}
const said = () => {
  const parts = document.querySelector('[aria-labelledby=next]')?.children ?? []
  return [...parts].map(({ textContent }) => textContent)
}

test('R-072 the card says of each part that isn’t paid yet who has it', () => {
  const { unmount } = show({ shops: 1_401, us: 2_500, bank: 607 }, { on, pence: 2_500 })
  expect(said()).toEqual([
    'Your part of the next payment',
    '£25.00 to be paid on Monday 4\u00a0January 2027',
    '£6.07 is on its way to your cause.',
    'Another £14.01 is confirmed, but shops haven’t paid us yet.',
  ])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('£140.21 raised for Abbotsmere Hospice')
  unmount()
  show({ shops: 0, us: 1_200, bank: 0 }, null)
  expect(said()).toEqual(['Still to come', '£12 is with us, waiting for your cause’s next payment.'])
})

test('R-072 where everything is paid it says nothing of what isn’t', () => {
  show({ shops: 0, us: 0, bank: 0 }, null)
  expect(said()).toEqual([])
})

test('R-072 where it came from says each shop’s amount, what of it is pending, and the same with its share as a table', () => {
  const shop = { slug: 'alder-home', name: 'Alder Home', category: 'Home and garden' }
  const top = [
    { shop, raised: 7_500, pending: 1_250, count: 3 },
    { shop: null, raised: 2_000, pending: 0, count: 1 },
  ]
  const others = { shop: null, raised: 500, pending: 0, count: 4, shops: 3 }
  const { container, unmount } = openScreen(<GivingSources sources={{ top, others }} />, () => 'no answer')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alder Home£12.50 of it is pending£75.00',
    'Our bonuses£20.00',
    '3 other shops£5.00',
  ])
  expect(screen.getByRole('link', { name: 'Alder Home' }).getAttribute('href')).toBe('/retailer/alder-home')
  const bars = [...container.querySelectorAll('[data-bar]')].map((bar) =>
    [...bar.querySelectorAll('rect')].map((part) => `${part.getAttribute('x') ?? '0%'} ${part.getAttribute('width')}`),
  )
  // Beside the one that raised most; what many raised together is no shop to compare with.
  expect(bars).toEqual([['0% 83.3%', '83.3% 16.7%'], ['0% 26.7%']])
  const table = screen.getByRole('table', { hidden: true })
  const cells = [...table.querySelectorAll('tr')].map((line) => [...line.children].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Shop', 'Donations', 'Raised', 'Pending', 'Share'],
    ['Alder Home', '3', '£75.00', '£12.50', '75%'],
    ['Our bonuses', '1', '£20.00', '£0.00', '20%'],
    ['3 other shops', '4', '£5.00', '£0.00', '5%'],
  ])
  unmount()
  const empty = openScreen(<GivingSources sources={{ top: [], others: null }} />, () => 'no answer')
  expect(empty.container.textContent).toBe('')
})

test('the bars of one chart write their amounts alike', () => {
  const written = (...values: number[]) => {
    const bars = values.map((value, index) => ({ key: String(index), label: String(index), value }))
    const { container, unmount } = openScreen(<MoneyBars bars={bars} />, () => 'no answer')
    const texts = [...container.querySelectorAll('text.value')].map(({ textContent }) => textContent)
    unmount()
    return texts
  }
  expect(written(1_704, 623, 1_300)).toEqual(['£17.04', '£6.23', '£13.00'])
  expect(written(1_700, 600)).toEqual(['£17', '£6'])
  expect(written(12_345, 623)).toEqual(['£123', '£6'])
})

const browser = { now: () => Date.parse('2026-11-26T10:00:00Z') } as Browser // all that these parts use

test('R-072 the months say which was the best, how many donations there were, and what one comes to on average', () => {
  const months = [
    { month: '2026-10', totalAmount: 1_699, numberOfDonations: 2 },
    { month: '2026-11', totalAmount: 301, numberOfDonations: 1 },
  ]
  openScreen(<GivingMonths months={months} />, () => 'no answer', { browser })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '£16.99 Oct 2026',
    '3',
    '£6.67 a donation',
  ])
})

test.each([
  [0, 'Popular shops', 6],
  [2, 'Popular shops', 6],
  [3, 'Giving more now', 3],
  [6, 'Giving more now', 3],
])('R-072 where %i shops give more than they usually do, the panel has “%s”, whole lines of them', (count, title, shown) => {
  const shop = (id: number, isIncreased: boolean) => ({
    id,
    name: `Shop ${id}`,
    slug: `shop-${id}`,
    category: 'Fashion',
    bestRate: {
      id,
      name: 'All',
      kind: 'percent' as const,
      value: 600,
      isIncreased,
      increasedUntil: isIncreased ? '2026-12-09T00:00:00.000Z' : null,
      usualValue: isIncreased ? 525 : null,
    },
    ratesDiffer: false,
    sector: 'goods' as const,
  })
  const shops = (many: number, isIncreased: boolean) => Array.from({ length: many }, (_, index) => shop(index + 1, isIncreased))
  openScreen(<PanelScreen offers={shops(count, true)} popular={shops(6, false)} />, () => 'no answer', { browser })
  const items = within(screen.getByRole('region', { name: title })).getAllByRole('listitem')
  expect(items).toHaveLength(shown)
  expect(items.every(({ textContent }) => textContent?.includes('Was 5.25%') === (title === 'Giving more now'))).toBe(true)
})
