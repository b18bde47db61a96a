import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import type { Browser } from '#web/platform/browser.ts'
import { readQuery, writeQuery } from '#web/shared/transactions/narrowing/transactions-address.ts'
import { transactionsListWith } from '#web/shared/transactions/transactions.implementations.ts'
import { TransactionsView } from '#web/shared/transactions/transactions-view.tsx'
import { useSite } from '#web/site/site.ts'

const bought = (id: string, purchaseType: 'online' | 'inStore') => ({
  id,
  retailerName: `Shop ${id}`,
  retailerSlug: 'alder-home',
  retailerCategory: 'Home and garden',
  retailerSector: 'goods',
  causeName: 'Harrowden Hospice',
  purchasedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4999,
  donationPence: 225,
  correctionPence: 0,
  stage: 'tracked',
  purchaseType,
  bonus: null,
  declineReason: null,
  paidAt: null,
  nextBy: null,
})

const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z') } as Browser // the part that the list uses

const csvOf: unknown[] = []

function List({ pendingMeans }: { pendingMeans?: string }) {
  return (
    <TransactionsView
      machine={transactionsListWith(useSite())}
      words={{
        title: 'Donations',
        intro: '',
        spent: 'Spent',
        monthsMean: 'Whole months.',
        nothingInPeriod: '',
        empty: '',
        ...(pendingMeans && { pendingMeans }),
      }}
      first={null}
      nameOf={({ retailerName }) => retailerName}
      csvName="donations.csv"
      readCsv={async ({ status }) => {
        csvOf.push(status)
        return ''
      }}
    />
  )
}

const counts = { pending: 3, confirmed: 2, paid: 0, declined: 1 }

test('H-010 the list says of a purchase that it was made in a shop, and of no other', async () => {
  const months = [{ month: '2026-11', pence: 450, before: 0, after: 0 }]
  const list = { transactions: [bought('A', 'inStore'), bought('B', 'online')], months, total: 2, page: 1, pages: 1 }
  const stats = { raised: 450, pending: 450, confirmed: 0, paid: 0, declined: 0, count: 2 }
  openScreen(<List />, (call) => ({ status: 200, details: call.includes('/stats') ? { stats, counts } : list }), { browser })
  const row = (name: string) => within(screen.getByRole('cell', { name }).closest('tr') as HTMLElement) // a cell lies in a row
  await screen.findByRole('cell', { name: 'Shop A' })
  expect(row('Shop A').getByText('In store')).toBeTruthy()
  expect(row('Shop B').queryByText('In store')).toBeNull()
})

test('R-103 what “pending” leaves open is said once above a cause’s donations, and not in each row', async () => {
  const months = [{ month: '2026-11', pence: 450, before: 0, after: 0 }]
  const list = { transactions: [bought('A', 'online'), bought('B', 'online')], months, total: 2, page: 1, pages: 1 }
  const stats = { raised: 450, pending: 450, confirmed: 0, paid: 0, declined: 0, count: 2 }
  const answer = (call: string): Said => ({ status: 200, details: call.includes('/stats') ? { stats, counts } : list })
  const { unmount } = openScreen(<List />, answer, { browser })
  const stages = async () => {
    await screen.findByRole('cell', { name: 'Shop A' })
    return [...document.querySelectorAll('td.stage')].map(({ textContent }) => textContent)
  }
  expect(await stages()).toEqual(Array(2).fill('PendingYou can still return it'))
  unmount()
  openScreen(<List pendingMeans="It can still be returned." />, answer, { browser })
  expect(await stages()).toEqual(Array(2).fill('Pending'))
  expect(screen.getAllByText('It can still be returned.')).toHaveLength(1)
})

test('U-055 what was raised is one sum with its parts, and what was declined is told apart; months have their sums', async () => {
  const declined = {
    ...bought('C', 'online'),
    stage: 'declined',
    declineReason: 'cancelled',
    purchasedAt: '2026-10-03T12:00:00.000Z',
  }
  const paid = {
    ...bought('D', 'online'),
    stage: 'paid',
    paidAt: '2026-11-02T12:00:00.000Z',
    purchasedAt: '2026-10-02T12:00:00.000Z',
  }
  const months = [
    { month: '2026-11', pence: 225, before: 1, after: 0 },
    { month: '2026-10', pence: 1000, before: 0, after: 2 },
  ]
  const list = { transactions: [bought('A', 'online'), declined, paid], months, total: 3, page: 1, pages: 1 }
  const stats = { raised: 1225, pending: 225, confirmed: 1000, paid: 775, declined: 225, count: 3 }
  const totalsFor = { stats, counts, causeName: 'Harrowden Hospice' }
  openScreen(<List />, (call) => ({ status: 200, details: call.includes('/stats') ? totalsFor : list }), { browser })
  await screen.findByRole('cell', { name: 'Shop A' })
  const totals = within(screen.getByRole('region', { name: 'Raised for Harrowden Hospice' }))
  expect(totals.getByText('£12.25')).toBeTruthy()
  expect(totals.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['£7.75', '£2.25', '£2.25'])
  expect(totals.getByText('Shops declined another £2.25, which isn’t counted.')).toBeTruthy()
  const groups = screen.getAllByRole('rowheader').map((head) => head.closest('tr')?.textContent)
  expect(groups).toEqual(['November 2026, continued£2.25', 'October 2026, more on the next page£10.00'])
  expect(screen.getAllByText('Whole months.')).toHaveLength(1)
  expect(screen.getByText('Order cancelled')).toBeTruthy()
  expect(screen.getByText('Reached the cause on 2 Nov 2026')).toBeTruthy()
})

test('F-107, U-055 one status of four is chosen, or all; where there is none of it, that is said, and all are offered', async () => {
  const declined = { ...bought('C', 'online'), stage: 'declined', declineReason: 'cancelled' }
  const months = [{ month: '2026-11', pence: 225, before: 0, after: 3 }]
  const listOf = (transactions: object[]) => ({ transactions, months, total: transactions.length, page: 1, pages: 1 })
  const stats = { raised: 225, pending: 225, confirmed: 0, paid: 0, declined: 225, count: 2 }
  const { asked, user } = openScreen(
    <List />,
    (call) => {
      if (call.includes('/stats')) return { status: 200, details: { stats, counts } }
      if (call.includes('status=paid')) return { status: 200, details: { ...listOf([]), months: [] } }
      return { status: 200, details: listOf(call.includes('status=declined') ? [declined] : [bought('A', 'online'), declined]) }
    },
    { browser },
  )
  const choices = within(await screen.findByRole('group', { name: 'Status' }))
  const pressed = () => choices.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  await screen.findByRole('cell', { name: 'Shop A' })
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All 6',
    'Pending 3',
    'Confirmed 2',
    'Paid 0',
    'Declined 1',
  ])
  expect(pressed()).toEqual(['All 6'])
  await user.click(choices.getByRole('button', { name: 'Declined 1' }))
  await vi.waitFor(() => expect(screen.queryByRole('cell', { name: 'Shop A' })).toBeNull())
  expect(screen.getByRole('cell', { name: 'Shop C' })).toBeTruthy()
  // What was declined raises nothing: no sum stands beside its month.
  expect(screen.getByRole('rowheader').closest('tr')?.textContent).toBe('November 2026, more on the next page')
  expect(pressed()).toEqual(['Declined 1'])
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  expect(csvOf).toEqual(['declined'])
  await user.click(choices.getByRole('button', { name: 'Paid 0' }))
  expect(await screen.findByText('There are no paid donations.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all donations' }))
  await screen.findByRole('cell', { name: 'Shop A' })
  expect(pressed()).toEqual(['All 6'])
  const lists = asked.map(({ call }) => call).filter((call) => call.includes('/transactions?'))
  expect(lists.map((call) => new URL(call.slice(4), 'https://farthing.example').searchParams.get('status'))).toEqual([
    null,
    'declined',
    'paid',
    null,
  ])
})

test('what an address names of the list is read, and what can’t be counts as not given', () => {
  const october = { startDate: '2026-10-01', endDate: '2026-10-31' }
  const all = { filter: null, status: null, page: 1 }
  expect(readQuery({ status: 'paid', page: 2, from: '2026-10-01', to: '2026-10-31' })).toEqual({
    filter: october,
    status: 'paid',
    page: 2,
  })
  expect(readQuery({ status: 'tracked', page: 0, from: '2026-10-31', to: '2026-10-01' })).toEqual(all)
  expect(readQuery({ status: ['paid'], page: '2', from: '2026-10-01' })).toEqual(all)
  for (const query of [all, { filter: october, status: 'declined' as const, page: 3 }])
    expect(readQuery(writeQuery(query))).toEqual(query)
})

test('F-107 where there is nothing of a status between two dates all of these dates are offered, and where there is nothing at all, all dates', async () => {
  const none = { transactions: [], months: [], total: 0, page: 1, pages: 1 }
  const stats = { raised: 0, pending: 0, confirmed: 0, paid: 0, declined: 0, count: 0 }
  const { user, asked } = openScreen(
    <List />,
    (call) => ({
      status: 200,
      details: call.includes('/stats')
        ? { stats, counts }
        : { ...none, ...(call.includes('Date') ? {} : { transactions: [bought('A', 'online')] }) },
    }),
    { browser },
  )
  await screen.findByRole('cell', { name: 'Shop A' })
  await user.click(screen.getByRole('button', { name: 'Filter by date' }))
  // It opens once its chart is there; until then nobody can type there.
  await screen.findByRole('button', { name: 'Filter by date', expanded: true })
  await user.type(await screen.findByLabelText('Start date'), '2026-10-01')
  await user.type(screen.getByLabelText('End date'), '2026-10-31')
  await user.click(screen.getByRole('button', { name: 'Show these dates' }))
  await screen.findByRole('button', { name: /^Filtered: 1\sOctober/ })
  await user.click(screen.getByRole('button', { name: 'Pending 3' }))
  expect(await screen.findByText('There are no pending donations between these dates.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all donations between these dates' }))
  await vi.waitFor(() => expect(screen.queryByText(/^There are no/)).toBeNull())
  const allDates = await vi.waitFor(() => {
    const offered = screen.getByRole('button', { name: 'Show all dates' })
    expect(offered.getAttribute('aria-disabled')).toBeNull()
    return offered
  })
  await user.click(allDates)
  await screen.findByRole('cell', { name: 'Shop A' })
  const queries = asked
    .filter(({ call }) => call.includes('/transactions?'))
    .map(({ call }) => new URLSearchParams(call.split('?')[1]))
  expect(queries.map((query) => [query.get('status'), query.has('startDate')])).toEqual([
    [null, false],
    [null, true],
    ['pending', true],
    [null, true],
    [null, false],
  ])
})

test('U-055 pages are led to by their numbers, the one that is shown is marked, and the first and last have no way beyond them', async () => {
  const months = [{ month: '2026-11', pence: 225, before: 0, after: 0 }]
  const stats = { raised: 225, pending: 225, confirmed: 0, paid: 0, declined: 0, count: 47 }
  const { asked, user } = openScreen(
    <List />,
    (call) => {
      const page = Number(new URL(call.slice(4), 'https://farthing.example').searchParams.get('page'))
      const list = { transactions: [bought(`P${page}`, 'online')], months, total: 47, page, pages: 5 }
      return { status: 200, details: call.includes('/stats') ? { stats, counts } : list }
    },
    { browser },
  )
  await screen.findByRole('cell', { name: 'Shop P1' })
  const pages = within(screen.getByRole('navigation', { name: 'Pages of donations' }))
  const ways = () => pages.getAllByRole('button').map((way) => way.getAttribute('aria-label') ?? way.textContent)
  const numbers = ['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5']
  expect(ways()).toEqual([...numbers, 'Next'])
  await user.click(pages.getByRole('button', { name: 'Page 5' }))
  await screen.findByRole('cell', { name: 'Shop P5' })
  expect(pages.getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe('Page 5')
  expect(ways()).toEqual(['Previous', ...numbers])
  await user.click(pages.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('cell', { name: 'Shop P4' })
  expect(asked.filter(({ call }) => call.includes('/transactions?'))).toHaveLength(3)
})
