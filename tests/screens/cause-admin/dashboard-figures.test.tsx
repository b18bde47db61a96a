import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Figures } from '#web/features/cause-admin/dashboard/dashboard-figures.tsx'
import { Money, Payment } from '#web/features/cause-admin/dashboard/dashboard-money.tsx'
import { Months } from '#web/features/cause-admin/dashboard/dashboard-months.tsx'
import { Supporters } from '#web/features/cause-admin/dashboard/dashboard-supporters.tsx'
import { Target } from '#web/features/cause-admin/target.tsx'
import type { Browser } from '#web/platform/browser.ts'
import { MoneyBars } from '#web/ui/money-bars.tsx'
import { MoneyRun } from '#web/ui/money-run.tsx'

const { cause, stats, donations } = wholeDashboard
if (!cause || !stats || !donations) throw new Error('The whole dashboard has every part.')

const alone = { lines: [], payment: null, money: null, target: null, next: null }

test.each([
  [1000, '£32.50 more'],
  [5000, '£7.50 less'],
])('D-020 beside what has been raised stand the days it’s compared with: where they raised %i', (before, says) => {
  const monthToDate = { ...stats.before.monthToDate, donations: { totalAmount: before, numberOfDonations: 1 } }
  const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the figures use
  openScreen(
    <Figures cause={cause} stats={{ ...stats, before: { ...stats.before, monthToDate } }} donations={[]} {...alone}>
      {null}
    </Figures>,
    () => 'no answer',
    { browser },
  )
  expect(screen.getByText(says)).toBeTruthy()
  expect(screen.getByText('1 to 25 November 2026, compared with 1 to 25 October')).toBeTruthy()
})

test('D-020, D-028, D-032 what was raised comes first, with how it has grown, and how far the year has come; then what is paid next and was paid last, where the money is, who raises it and where from; the last thirty days stand once, apart from all', () => {
  const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the figures use
  const payment = <Payment causeId={1} next={stats.nextPayment} statements={null} />
  const target = <Target causeId={1} stats={stats} pence={100_000} now={browser.now()} />
  const money = <Money stats={stats} statements={null} />
  const next = <Supporters causeId={1} stats={stats} />
  openScreen(
    <Figures cause={cause} stats={stats} donations={donations} lines={[]} {...{ payment, money, target, next }}>
      {null}
    </Figures>,
    () => 'no answer',
    { browser },
  )
  expect(screen.queryByText('Last 30 days')).toBeNull()
  expect(screen.getAllByRole('heading').map(({ textContent, tagName }) => `${tagName} ${textContent}`)).toEqual([
    'H2 How you’re doing',
    'H3 Running total',
    'H2 Show as a table',
    'H2 This year’s target',
    'H2 Next payment',
    'H2 Latest statement',
    'H2 Where the money is now',
    'H2 Your supporters',
    'H2 Where it comes from',
    'H3 Top shops',
    'H3 Biggest donations',
    'H3 Latest donations',
  ])
})

test('X-073 the newest donations stand with their shop, their day and what has become of them, and with no name', () => {
  const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the figures use
  const [tracked] = donations
  if (!tracked) throw new Error('The whole dashboard has donations.')
  const paid = { ...tracked, id: 'd1', retailerName: 'Barley Grocers', donationPence: 150, stage: 'paid' } as const
  const bonus = { ...tracked, id: 'd0', bonus: { type: 'stampCard', reason: 'stampCard', date: '', pence: 200 } } as const
  openScreen(
    <Figures cause={cause} stats={stats} donations={[tracked, { ...paid, paidAt: '2026-11-24T10:00:00Z' }, bonus]} {...alone}>
      {null}
    </Figures>,
    () => 'no answer',
    { browser },
  )
  const list = within(screen.getByRole('region', { name: 'Latest donations' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alder Home20\u00a0Nov£2.25Pending',
    'Barley Grocers20\u00a0Nov\u00a0· Reached the cause on 24\u00a0Nov 2026£1.50Paid',
    'Stamp card bonus20\u00a0Nov\u00a0· Not earned yet£2.25Pending',
  ])
  expect(list.getByRole('link', { name: 'See all donations' }).getAttribute('href')).toBe('/account/causes/1/donations')
})

// The night after summer time ended, the thirty-first after a month of thirty, and the day that only a leap year has.
test.each([
  ['2026-11-27T00:30:00Z', '1 to 27 November 2026, compared with 1 to 27 October'],
  ['2026-04-26T23:30:00Z', '1 to 27 April 2026, compared with 1 to 27 March'],
  ['2026-07-31T12:00:00Z', '1 to 31 July 2026, compared with 1 to 30 June'],
  ['2028-02-29T12:00:00Z', '1 to 29 February 2028, compared with 1 to 29 January'],
])('X-042 the days before end on the same day as those of now: at %s', (now, says) => {
  const monthToDate = { ...stats.before.monthToDate, donations: { totalAmount: 1000, numberOfDonations: 1 } }
  openScreen(
    <Figures cause={cause} stats={{ ...stats, before: { ...stats.before, monthToDate } }} donations={[]} {...alone}>
      {null}
    </Figures>,
    () => 'no answer',
    { browser: { now: () => Date.parse(now) } as Browser }, // all that the figures use
  )
  expect(screen.getByText(says)).toBeTruthy()
})

test.each([
  ['£12.50, £20.00, £10.00', { pending: 1000, confirmed: 2000, paid: 1250 }],
  ['£42.50, £0.00, £0.00', { pending: 0, confirmed: 0, paid: 4250 }],
])(
  'D-029 all that was ever raised stands as paid, confirmed and pending, the surest first, with what comes next of each: %s',
  (says, parts) => {
    const donations = { ...stats.allTime.donations, totalAmount: parts.pending + parts.confirmed + parts.paid, parts }
    const shown = { ...stats, allTime: { ...stats.allTime, donations } }
    openScreen(<Money stats={shown} statements={null} />, () => 'no answer')
    const rows = screen.getAllByRole('term').map(({ textContent, parentElement }) => ({
      name: textContent,
      said: [...(parentElement?.querySelectorAll('dd') ?? [])].map((one) => one.textContent ?? ''),
    }))
    expect(rows.map(({ name }) => name)).toEqual(['Paid to you', 'Confirmed, not paid yet', 'Pending'])
    expect(rows.map(({ said: [sum] }) => sum).join(', ')).toBe(says)
    expect(rows.map(({ said: [, note] }) => note?.slice(0, 16))).toEqual([
      'In your bank acc',
      '£11.00 once shop',
      'Waiting for shop',
    ])
  },
)

const run = [
  { day: '2026-11-01', totalAmount: 4250, numberOfDonations: 7, monthBefore: 200 },
  { day: '2026-11-02', totalAmount: 1204, numberOfDonations: 1, monthBefore: 9999 },
]
const soFar = {
  ...stats.before,
  monthToDate: { ...stats.before.monthToDate, donations: { totalAmount: 5736, numberOfDonations: 3 } },
}

test('D-028 this month and the last grow beside each other, what each has come to or had by then is written, and a table says the same', async () => {
  const { container, user } = openScreen(
    <Months stats={{ ...stats, days: run, before: soFar }} period="monthToDate" />,
    () => 'no answer',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'This month',
    'Last month by then: £57.36',
  ])
  await waitFor(() => expect(container.querySelectorAll('circle')).toHaveLength(2))
  expect([...container.querySelectorAll('.value')].map(({ textContent }) => textContent)).toEqual(['£54.54'])
  const heights = [...container.querySelectorAll('circle')].map((end) => Number(end.getAttribute('cy')))
  expect(heights[0]).toBeLessThan(heights[1] ?? 0)
  await user.click(screen.getByRole('button', { name: 'Show as a table' }))
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Day', 'Donations', 'This month by then', 'Last month by then'],
    ['1\u00a0November 2026', '7', '£42.50', '£2.00'],
    ['2\u00a0November 2026', '1', '£54.54', '£57.36'],
  ])
})

test.each([
  [0, ['Raised', 'A year earlier']],
  [1204, ['Raised', 'This month so far', 'A year earlier']],
])('D-028 the key names what isn’t over only where it has a bar: with %i', (totalAmount, names) => {
  const months = [
    { month: '2026-10', totalAmount: 4250, numberOfDonations: 7, yearBefore: 200 },
    { month: '2026-11', totalAmount, numberOfDonations: 1, yearBefore: 0 },
  ]
  openScreen(<Months stats={{ ...stats, months }} period="yearToDate" />, () => 'no answer')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names)
})

test('D-028 what a bar is compared with stands beside it, and neither hides the other', () => {
  const bars = [{ key: '1', label: '1', value: 4000, before: 2000 }]
  const { container } = openScreen(<MoneyBars bars={bars} />, () => 'no answer')
  const [before, now] = [...container.querySelectorAll('.before, .now')]
  const share = (part: Element | undefined, name: string) => Number.parseFloat(part?.getAttribute(name) ?? '')
  expect(share(before, 'x') + share(before, 'width')).toBeLessThan(share(now, 'x'))
  expect(share(now, 'x') + share(now, 'width')).toBeLessThanOrEqual(100)
})

test.each([
  [22, ['£10.00', '£22.00']],
  [24, ['£10.00', '£20.00', '£24.00']],
])(
  'D-028 the month says what it had come to by the tenth and the twentieth, but not close to its end: on day %i',
  (today, sums) => {
    const days = Array.from({ length: today }, (_, index) => ({
      key: `2026-11-${index + 1}`,
      value: (index + 1) * 100,
      before: 500,
    }))
    const { container } = openScreen(<MoneyRun days={days} of={30} />, () => 'no answer')
    expect([...container.querySelectorAll('.value')].map(({ textContent }) => textContent)).toEqual(sums)
  },
)

test.each([
  ['2026-11-01', 30, '30 Nov'],
  ['2027-02-01', 28, '25 Feb'],
  ['2026-12-01', 31, '30 Dec'],
])('D-028 the last day under the lines names the month: %s', (key, of, named) => {
  const { container } = openScreen(<MoneyRun days={[{ key, value: 10, before: 5 }]} of={of} />, () => 'no answer')
  const under = [...container.querySelectorAll('.under')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(under.slice(0, 3)).toEqual(['1', '5', '10'])
  expect(under.at(-1)).toBe(named)
})
