import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { NextAction, Payment } from '#web/features/cause-admin/dashboard/dashboard-next.tsx'

const next: NextPayment = { on: '2027-01-01T00:00:00.000Z', readyPence: 7975, minimumPence: 1500, missing: null }
const totals = { raised: 79757, pending: 14308, confirmed: 65449, paid: 46441, declined: 0, count: 90 }
const show = (confirmed: number) => openScreen(<Payment next={next} totals={{ ...totals, confirmed }} />, () => 'no answer')

test('what is confirmed and neither paid nor ready stands beside the next payment, so that the sums add up', () => {
  const { unmount } = show(totals.confirmed)
  expect(screen.getByText('£79.75')).toBeTruthy()
  // 654.49 − 464.41 − 79.75
  expect(screen.getByText(/^Another £110\.33 is confirmed: /)).toBeTruthy()
  unmount()
  show(46441 + 7975)
  expect(screen.queryByText(/is confirmed/)).toBeNull()
})

test.each([
  ['Add a logo and description', null, ''],
  ['Add a logo', null, 'Care at home.'],
  ['Add a description', '/logo.png', ''],
])('the next step is “%s” where that is what the cause’s page lacks', async (words, logoHttps, description) => {
  const { cause } = wholeDashboard
  if (!cause) throw new Error('The whole dashboard has every part.')
  const lacking = { ...cause, logoHttps, description }
  openScreen(<NextAction cause={lacking} found={{ ...wholeDashboard, cause: lacking }} />, () => 'no answer')
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe('/account/causes/1/settings/cause-details')
})
