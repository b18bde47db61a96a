import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { CauseSummaryScreen } from '#web/features/cause-admin/cause-summary/cause-summary-screen.tsx'

const { cause, stats, statements } = wholeDashboard
if (!cause || !stats) throw new Error('The whole dashboard has a cause.')
const totals = { raised: 79757, pending: 14308, confirmed: 65449, paid: 46441, declined: 300, count: 90 }

const answer = (call: string): Said => {
  if (call.endsWith('/totals')) return { status: 200, details: { totals } }
  if (call.endsWith('/statements'))
    return {
      status: 200,
      details: {
        statements,
        paid: { year: 2026, inYear: 2500, inAll: 2500 },
        next: stats.nextPayment,
        isBuildingSociety: false,
      },
    }
  return { status: 200, details: { cause } }
}

test('R-102 the summary leads everywhere, and what is raised is the sum of what was paid, what waits and what shops still check', async () => {
  const { container } = openScreen(<CauseSummaryScreen cause={cause} />, answer)
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
  expect(screen.getByText(/^Your next payment is £20\.00 so far, on Monday 4\s+January 2027\.$/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'OverviewHow it’s going, and what to do next.',
    'Cause donations90 donations',
    'Supporters20 supporters',
    'Statements£25.00 paid on 1 Oct 2026',
    'Manage cause settingsLast paid into the account ending 4321',
    'View cause pageWhat everyone can see.',
  ])
})

test('what can’t be read leaves the ways standing', async () => {
  openScreen(<CauseSummaryScreen cause={cause} />, () => 'no answer')
  expect(await screen.findByText(/^We couldn’t load this cause/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Statements' })).toBeTruthy()
})
