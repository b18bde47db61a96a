import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { PanelShops } from '#web/features/giving/panel-shops/panel-shops.tsx'
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

type Next = { on: string; pence: number } | null
function show(unpaid: Unpaid, nextPayment: Next, mine: TransactionStats = stats) {
  const found = {
    stats,
    giving: {
      cause: { stats: mine, nextPayment, unpaid, paysFor: null, update: null, coverHttps: null },
      months: [],
      yearBefore: 0,
      sources: { top: [], others: null },
    },
    latest: [],
  }
  return openScreen(<GivingCard cause={cause} found={found} />, () => 'no answer')
}
const cardOf = (part: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === part)
  return [...(term?.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
}
const next = () =>
  screen.getByRole('link', { name: 'See your cause’s page' }).parentElement?.textContent?.replaceAll('\u00a0', ' ')

test('R-072 the card says what the sum counts, and of each part that isn’t paid yet who has it', () => {
  const { unmount } = show({ shops: 1_401, us: 2_500, bank: 607 }, { on, pence: 2_500 })
  expect(next()).toBe(
    'We’ll pay £25.00 to your cause on Monday 4 January 2027. £6.07 is on its way to your cause. £14.01 follows once shops have paid us. See your cause’s page',
  )
  expect([cardOf('Pending'), cardOf('Confirmed, not paid yet')]).toEqual([['£5.13'], ['£45.08']])
  expect(screen.getByRole('heading', { level: 2, name: '£140.21 raised for Abbotsmere Hospice' })).toBeTruthy()
  unmount()
  show({ shops: 0, us: 1_200, bank: 0 }, null)
  expect(next()).toBe('£12.00 is with us, waiting for your cause’s next payment. See your cause’s page')
})

test.each([
  [{ pending: 0, paid: 14_021 }, 'Everything you’ve raised has reached Abbotsmere Hospice.'],
  [{ pending: 513, paid: 13_508 }, 'Everything shops have confirmed has reached Abbotsmere Hospice.'],
  [
    { pending: 14_021, paid: 0 },
    'Shops confirm a donation once you can’t return what you bought. Then they pay us, and we pay Abbotsmere Hospice.',
  ],
])('R-072 where nothing is on its way it says that all is there, or that shops have to confirm it first: %o', (some, words) => {
  show({ shops: 0, us: 0, bank: 0 }, null, { ...stats, ...some, confirmed: 14_021 - some.pending })
  expect(cardOf('Confirmed, not paid yet')).toEqual(['£0.00'])
  expect(next()).toBe(`${words} See your cause’s page`)
})

test('R-072 who has changed to a cause that nothing has come for yet sees what was raised before, of no cause', () => {
  const nothing = { raised: 0, pending: 0, confirmed: 0, paid: 0, declined: 0, count: 0 }
  show({ shops: 0, us: 0, bank: 0 }, null, nothing)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('£140.21 raised so far')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Paid to causes')
  expect(screen.getByRole('link', { name: 'You’re raising money for Abbotsmere Hospice' })).toBeTruthy()
  expect(cardOf('Confirmed, not paid yet')).toEqual(['£45.08'])
})

test('R-072 where it came from is a line that opens: each shop’s amount, of how many donations it is, and what of it is pending', async () => {
  const shop = { slug: 'alder-home', name: 'Alder Home', category: 'Home and garden' }
  const top = [
    { shop, raised: 7_500, pending: 1_250, count: 3 },
    { shop: null, raised: 2_000, pending: 0, count: 1 },
  ]
  const others = { shop: null, raised: 9_500, pending: 0, count: 4 }
  const { container, unmount, user } = openScreen(<GivingSources sources={{ top, others }} />, () => 'no answer')
  await user.click(screen.getByRole('button', { name: 'Your top shops, all time £190.00 in all' }))
  await screen.findByText('4 other donations raised £95.00.')
  await screen.findByRole('list')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alder Home3 donations\u00a0· £12.50 of it is pending£75.00',
    'Our bonuses1 donation£20.00',
  ])
  expect(screen.getByText('4 other donations raised £95.00.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Alder Home' }).getAttribute('href')).toBe('/retailer/alder-home')
  const bars = [...container.querySelectorAll('[data-bar]')].map((bar) =>
    [...bar.querySelectorAll('rect')].map((part) => `${part.getAttribute('x') ?? '0%'} ${part.getAttribute('width')}`),
  )
  // Each as long as it is beside the shop that raised most; what many shops add up to measures none, and has no bar.
  expect(bars).toEqual([['0% 83.3%', '83.3% 16.7%'], ['0% 26.7%']])
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

test('R-072 the months say of which days they are, what was raised, by how much that is more or less than in the year before, by how many donations, and what one comes to on average', () => {
  const months = [
    { month: '2026-10', totalAmount: 1_699, numberOfDonations: 2 },
    { month: '2026-11', totalAmount: 301, numberOfDonations: 1 },
  ]
  const { unmount } = openScreen(<GivingMonths months={months} yearBefore={0} />, () => 'no answer', { browser })
  const said = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(said).toEqual([
    ['Raised', '£20.00'],
    ['Donations', '3'],
    ['Average', '£6.67'],
  ])
  expect(screen.getByText(/^1\sOctober( 2026)? to 26\sNovember 2026$/)).toBeTruthy()
  expect(screen.queryByText(/than the year before/)).toBeNull()
  unmount()
  for (const [before, says] of [
    [1_250, '£7.50 more than the year before'],
    [2_250, '£2.50 less than the year before'],
    [2_000, 'As much as the year before'],
  ] as const) {
    const { unmount: close } = openScreen(<GivingMonths months={months} yearBefore={before} />, () => 'no answer', { browser })
    expect(screen.getByText(says)).toBeTruthy()
    close()
  }
})

test.each([
  [0, 'Popular shops', 6],
  [2, 'Popular shops', 6],
  [3, 'Giving more right now', 3],
  [6, 'Giving more right now', 3],
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
  expect(items.every(({ textContent }) => textContent?.includes('Usually 5.25%') === (title === 'Giving more right now'))).toBe(
    true,
  )
})

const stampCard = (stamps: number, redeemedAt: string | null = null) => ({
  id: `S${stamps}`,
  programme: 'shop-for-stamps',
  stamps,
  rewardPence: 200,
  redeemedAt,
})

test.each([
  [[stampCard(0)], 'Collect 5 stamps to raise £2 more for your cause', '0 of 5 stamps', 'See your stamp card'],
  [[stampCard(3)], '2 more stamps raise £2 for your cause', '3 of 5 stamps', 'See your stamp card'],
  [[stampCard(4), stampCard(5, on)], 'One more stamp raises £2 for your cause', '4 of 5 stamps', 'See your stamp card'],
  [[stampCard(0), stampCard(5)], 'Your stamp card is full', '5 of 5 stamps', 'Claim your bonus'],
])('G-010 the stamp card says what it raises, and a full one comes before the next: %#', async (cards, title, count, way) => {
  const answer = (call: string): Said =>
    call.endsWith('/stampcards')
      ? { status: 200, details: { cards, causeName: null } }
      : { status: 200, details: call.endsWith('/favourites') ? { retailers: [] } : { visitedRetailers: [] } }
  openScreen(<PanelShops popular={[]}>{({ stamps }) => stamps}</PanelShops>, answer, { browser })
  const card = within(await screen.findByRole('region', { name: title }))
  expect(card.getByRole('img', { name: count })).toBeTruthy()
  expect(card.getByRole('link', { name: way }).getAttribute('href')).toBe('/stampcards')
  expect(card.queryByText(/^Claim your bonus, and we’ll give your cause an extra £2\./) !== null).toBe(way === 'Claim your bonus')
  expect(card.queryByText(/You’ve filled one card already\.$/) === null).toBe(
    cards.every(({ redeemedAt }) => redeemedAt === null),
  )
})

test('R-072 who has been nowhere yet is shown popular shops, who has is shown where, the latest visit first', async () => {
  const shop = (id: number, isIncreased = false) => ({
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
      increasedUntil: null,
      usualValue: isIncreased ? 525 : null,
    },
    ratesDiffer: false,
    sector: 'goods' as const,
  })
  const lines = async (visitedRetailers: object[]) => {
    const answer = (call: string): Said =>
      call.endsWith('/recently-visited-retailers') ? { status: 200, details: { visitedRetailers } } : 'no answer'
    const popular = [shop(1), shop(2), shop(3), shop(4)]
    const { unmount } = openScreen(<PanelShops popular={popular}>{(parts) => parts.lines}</PanelShops>, answer, {
      browser,
    })
    const title = (await screen.findByRole('heading', { level: 2 })).textContent
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    unmount()
    return [title, ...said]
  }
  expect(await lines([])).toEqual(['Popular shops', ...[1, 2, 3].map((id) => `Shop ${id}Fashion6%donation`)])
  expect(
    await lines([
      { ...shop(5), lastVisit: '2026-11-20T10:00:00.000Z' },
      { ...shop(6, true), lastVisit: '2026-10-17T10:00:00.000Z' },
      { ...shop(7), lastVisit: '2026-11-23T10:00:00.000Z' },
    ]),
  ).toEqual([
    'Shop again',
    'Shop 7Last visit 23\u00a0Nov6%donation',
    'Shop 5Last visit 20\u00a0Nov6%donation',
    'Shop 6Last visit 17\u00a0Oct6%Usually 5.25%',
  ])
})
