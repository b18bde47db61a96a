import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Figures } from '#web/features/cause-admin/dashboard/dashboard-figures.tsx'
import { MonthStrip } from '#web/features/cause-admin/dashboard/month-strip.tsx'
import type { Browser } from '#web/platform/browser.ts'

const { cause, stats } = wholeDashboard
if (!cause || !stats) throw new Error('The whole dashboard has every part.')
const month = (name: string, totalAmount: number) => ({ month: name, totalAmount, numberOfDonations: 1, yearBefore: 0 })

test('D-028 the months stand at a glance, each as high as its share of the most; what isn’t over says so', () => {
  const months = [month('2026-09', 2000), month('2026-10', 0), month('2026-11', 4000)]
  const { container } = openScreen(<MonthStrip months={months} />, () => 'no answer')
  expect(screen.getByText('Nov so far')).toBeTruthy()
  const bars = [...container.querySelectorAll('rect')]
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['50%', '0%', '100%'])
  expect(bars.map((bar) => bar.hasAttribute('data-partial'))).toEqual([false, false, true])
  expect([...(container.querySelector('svg + div')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Sep',
    'Oct',
    'Nov',
  ])
})

test.each([
  [4000, ['£20', '£40'], false],
  [100_000, [], true],
])(
  'D-028 a bar has its amount where that is no wider than it, else the newest are told: with %i at most',
  (most, amounts, isBare) => {
    const { container } = openScreen(<MonthStrip months={[month('2026-10', 2000), month('2026-11', most)]} />, () => 'no answer')
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(amounts)
    expect(container.querySelector('[data-bare]') !== null).toBe(isBare)
    expect(screen.getByText(`Nov so far £${isBare ? '1,000' : '40'}.00, Oct £20.00`)).toBeTruthy()
  },
)

test('D-026 the months stand beside this month alone: the other periods draw them large', async () => {
  const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the figures use
  const alone = { payment: null, money: null, target: null, next: null }
  const { user } = openScreen(
    <Figures cause={cause} stats={stats} donations={[]} {...alone}>
      {null}
    </Figures>,
    () => 'no answer',
    { browser },
  )
  expect(screen.getByText('Last 12 months')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'This year' }))
  await screen.findByRole('region', { name: 'Month by month' })
  expect(screen.queryByText('Last 12 months')).toBeNull()
})
