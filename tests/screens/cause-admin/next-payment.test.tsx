import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { NextAction, Payment } from '#web/features/cause-admin/dashboard/dashboard-next.tsx'
import { Overall } from '#web/features/cause-admin/dashboard/dashboard-parts.tsx'

const next = { on: '2027-01-04T00:00:00.000Z', readyPence: 7975, minimumPence: 1500, missing: null } as const
const show = (unpaid: NextPayment['unpaid']) => openScreen(<Payment next={{ ...next, unpaid }} />, () => 'no answer')

test('beside the next payment stands who has the rest of what is confirmed, the bank or the shops', () => {
  const { unmount } = show({ us: 7975, bank: 4020, shops: 11033 })
  expect(screen.getByText('£79.75')).toBeTruthy()
  expect(screen.getByText('Another £40.20 is with the bank, on its way to you.')).toBeTruthy()
  expect(screen.getByText('Another £110.33 is confirmed, and we’re waiting for shops to pay us.')).toBeTruthy()
  unmount()
  show({ us: 7975, bank: 0, shops: 0 })
  expect(screen.queryByText(/^Another/)).toBeNull()
})

test('D-029 what the cause has raised is one bar, whose parts add up', () => {
  const totals = { raised: 79757, pending: 14308, confirmed: 65449, paid: 46441, declined: 0, count: 90 }
  openScreen(<Overall totals={totals} />, () => 'no answer')
  expect(screen.getByText('£797.57')).toBeTruthy()
  const parts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  // 654.49 − 464.41
  expect(parts).toEqual(['£143.08', '£190.08', '£464.41'])
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
