import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messageEvents } from '#contract/cause-admin/supporter-message.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { settingsNow } from '#machines/cause-admin/cause-settings/cause-settings.fixtures.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { CauseSummaryScreen } from '#web/features/cause-admin/cause-summary/cause-summary-screen.tsx'

const { cause, stats, statements } = wholeDashboard
if (!cause || !stats) throw new Error('The whole dashboard has a cause.')
const totals = { raised: 79757, pending: 14308, confirmed: 65449, paid: 46441, declined: 300, count: 90 }

const { team, messages } = settingsNow

const answering =
  (more: { cause?: Partial<Cause>; missing?: 'noBankDetails'; admins?: number; texts?: string | null; lapsed?: number } = {}) =>
  (call: string): Said => {
    const details = (given: object): Said => ({ status: 200, details: given })
    if (call.endsWith('/totals')) return details({ totals })
    if (call.endsWith('/statements'))
      return details({
        statements,
        paid: { year: 2026, inYear: 2500, inAll: 2500 },
        next: stats.nextPayment,
        isBuildingSociety: false,
      })
    if (call.includes('admin-dashboard-stats'))
      return details({
        ...stats,
        nextPayment: { ...stats.nextPayment, missing: more.missing ?? null },
        supporters: { ...stats.supporters, lapsed: more.lapsed ?? 0 },
      })
    if (call.endsWith('/admin-invites')) return details({ ...team, admins: team.admins.slice(0, more.admins ?? 2) })
    if (call.endsWith('/supporter-communications'))
      return details({
        messages: messageEvents.map((event) => ({
          ...messages[0],
          event,
          text: more.texts === undefined ? 'Thank you.' : more.texts,
        })),
      })
    return details({ cause: { ...cause, logoHttps: '/logo.png', ...more.cause } })
  }
const items = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('R-102 what is raised is the sum of what was paid, what waits and what shops still check; below it what is new', async () => {
  const { container } = openScreen(<CauseSummaryScreen cause={cause} />, answering({ cause: { yearTarget: 85_000 } }))
  await screen.findByRole('region', { name: 'What it’s raised' })
  const figures = [...container.querySelectorAll('dl > div')].map((part) =>
    [...part.querySelectorAll('dt, dd')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  )
  expect(figures).toEqual([
    ['Raised in all', '£797.57'],
    ['Pending', '£143.08'],
    ['Confirmed, not paid yet', '£190.08'],
    ['Paid to you', '£464.41'],
    ['Last payment 1 Oct 2026', '£25.00'],
    ['Last 30 days 26 October to 24 November 2026. Your overview counts whole months.', '£31.00'],
  ])
  expect(screen.getByText(/^Your next payment is £20\.00 so far, on Monday 4\s+January 2027\.$/)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '£42.50 of £850' })).toBeTruthy()
  expect(screen.getByText('5 of 5 set up')).toBeTruthy()
  expect(screen.getByText('Nothing is missing. We’ll list it here if Abbotsmere Hospice needs something.')).toBeTruthy()
  expect(
    screen
      .getAllByRole('navigation')
      .flatMap((part) => within(part).getAllByRole('link'))
      .map((link) => link.querySelector('b')?.textContent),
  ).toEqual(['Cause page', 'Supporter messages', 'QR code poster', 'Bank details', 'Contact details', 'Administrators'])
})

test('what the record lacks is listed, the money first, each with the page where it is put right', async () => {
  openScreen(
    <CauseSummaryScreen cause={cause} />,
    answering({ cause: { logoHttps: null, description: '' }, missing: 'noBankDetails', admins: 1, texts: null, lapsed: 3 }),
  )
  await screen.findByRole('region', { name: 'What to do next' })
  expect(items('What to do next')).toEqual([
    ['Add your bank details', '/account/causes/1/settings/payment-methods'],
    ['Add a second administrator', '/invite-other-admins'],
    ['Add your logo', '/account/causes/1/settings/cause-details'],
    ['Add a description', '/account/causes/1/settings/cause-details'],
    ['Add a note to your messages', '/settings/cause/1/supporter-communications'],
    ['3 supporters haven’t shopped for 90 days', '/account/causes/1/supporters?part=lapsed'],
  ])
  expect(screen.getByText('0 of 6 messages have your note.')).toBeTruthy()
  expect(screen.getByText('0 of 5 set up')).toBeTruthy()
})

test('what can’t be read leaves the ways standing', async () => {
  openScreen(<CauseSummaryScreen cause={cause} />, () => 'no answer')
  expect(await screen.findByText(/^We couldn’t load this cause/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Bank details/ })).toBeTruthy()
})
