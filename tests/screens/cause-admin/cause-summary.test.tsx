import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { CauseSummaryScreen } from '#web/features/cause-admin/cause-summary/cause-summary-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has a cause.')
const totals = { raised: 79757, pending: 14308, confirmed: 65449, paid: 46441, declined: 300, count: 90 }

const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the screen uses

const answer = (call: string): Said =>
  call.endsWith('/totals') ? { status: 200, details: { totals } } : { status: 200, details: { cause } }

test('R-102 the summary leads everywhere, and what is raised is the sum of what was paid, what waits and what shops still check', async () => {
  const { container } = openScreen(<CauseSummaryScreen cause={cause} />, answer, { browser })
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/admin-dashboard'],
    ['Cause donations', '/account/causes/1/donations'],
    ['Supporters', '/account/causes/1/supporters'],
    ['Statements', '/account/causes/1/statements'],
    ['Manage cause settings', '/account/causes/1/settings'],
    ['View cause page', `/causes/${cause.uri}`],
  ])
  await screen.findByText('20 supporters')
  const figures = [...container.querySelectorAll('dl > div')].map((part) =>
    [...part.querySelectorAll('dt, dd')].map(({ textContent }) => textContent),
  )
  expect(figures).toEqual([
    ['Raised in all', '£797.57'],
    ['Pending', '£143.08'],
    ['Confirmed, not paid yet', '£190.08'],
    ['Paid to you', '£464.41'],
  ])
  expect(screen.getByText('The next payments are on Monday 4 January 2027.')).toBeTruthy()
})

test('what can’t be read leaves the ways standing', async () => {
  openScreen(<CauseSummaryScreen cause={cause} />, () => 'no answer')
  expect(await screen.findByText(/^We couldn’t load this cause/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Statements' })).toBeTruthy()
})
