import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Metrics } from '#web/features/cause-admin/dashboard/dashboard-metrics.tsx'

const { cause, stats } = wholeDashboard
if (!cause || !stats) throw new Error('The whole dashboard has every part.')

test.each([
  [4250, 'All of it pending'],
  [1250, '£12.50 of it pending'],
  [0, null],
])('D-020 beside what has been raised stands how much of it shops haven’t confirmed: %i of 4,250', (pending, says) => {
  const parts = { pending, confirmed: 4250 - pending, paid: 0 }
  const donations = { ...stats.monthToDate.donations, totalAmount: 4250, parts }
  const shown = { ...stats, monthToDate: { ...stats.monthToDate, donations } }
  openScreen(<Metrics cause={cause} stats={shown} period="monthToDate" info={null} />, () => 'no answer')
  expect(screen.queryByText(/pending$/)?.textContent ?? null).toBe(says)
})
