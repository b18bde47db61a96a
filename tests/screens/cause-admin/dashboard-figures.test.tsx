import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Figures } from '#web/features/cause-admin/dashboard/dashboard-figures.tsx'
import { Months } from '#web/features/cause-admin/dashboard/dashboard-months.tsx'
import type { Browser } from '#web/platform/browser.ts'
import { MoneyBars } from '#web/ui/money-bars.tsx'

const { cause, stats } = wholeDashboard
if (!cause || !stats) throw new Error('The whole dashboard has every part.')

test.each([
  [1000, '£32.50 more than 1 to 25 October'],
  [5000, '£7.50 less than 1 to 25 October'],
])('D-020 beside what has been raised stand the days it’s compared with: where they raised %i', (before, says) => {
  const monthToDate = { ...stats.before.monthToDate, donations: { totalAmount: before, numberOfDonations: 1 } }
  const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the figures use
  openScreen(
    <Figures cause={cause} stats={{ ...stats, before: { ...stats.before, monthToDate } }} beside={null} first={null}>
      {() => null}
    </Figures>,
    () => 'no answer',
    { browser },
  )
  expect(screen.getByText(says)).toBeTruthy()
})

test.each([
  [0, ['Raised', 'Same day last month']],
  [1204, ['Raised', 'Today so far', 'Same day last month']],
])('D-028 the key names today only where it has a bar: with %i', (totalAmount, names) => {
  const days = [
    { day: '2026-11-01', totalAmount: 4250, numberOfDonations: 7, monthBefore: 200 },
    { day: '2026-11-02', totalAmount, numberOfDonations: 1, monthBefore: 0 },
  ]
  openScreen(<Months stats={{ ...stats, days }} period="monthToDate" />, () => 'no answer')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names)
})

test('D-028 what a bar is compared with is no wider than it, and its height is seen in front of it', () => {
  const bars = [{ key: '1', label: '1', value: 4000, before: 2000 }]
  const { container } = openScreen(<MoneyBars bars={bars} />, () => 'no answer')
  const drawn = [...container.querySelectorAll('.before, .now, .then')]
  expect(drawn.map((part) => part.getAttribute('class'))).toEqual(['before', 'now', 'then'])
  const [before, now, then] = drawn
  expect(before?.getAttribute('width')).toBe(now?.getAttribute('width'))
  expect(then?.getAttribute('y1')).toBe(before?.getAttribute('y'))
})
