import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { isShownByStatement, Money, Overall, Payment } from '#web/features/cause-admin/dashboard/dashboard-money.tsx'
import { actionFor, NextAction, NextStep } from '#web/features/cause-admin/dashboard/dashboard-next.tsx'
import { GettingStarted } from '#web/features/cause-admin/getting-started/getting-started.tsx'

const next = { on: '2027-01-04T00:00:00.000Z', readyPence: 7975, minimumPence: 1500, missing: null } as const
const show = (unpaid: NextPayment['unpaid']) => openScreen(<Payment next={{ ...next, unpaid }} />, () => 'no answer')

test('beside the next payment stands who has the rest of what is confirmed, the bank or the shops', () => {
  const { unmount } = show({ us: 7975, bank: 4020, shops: 11033 })
  expect(screen.getByText('£79.75')).toBeTruthy()
  expect(screen.getByText('Another £40.20 is with the bank, on its way to you.', { exact: false })).toBeTruthy()
  expect(screen.getByText('Another £110.33 is confirmed, but shops haven’t paid us yet.', { exact: false })).toBeTruthy()
  unmount()
  show({ us: 7975, bank: 0, shops: 0 })
  expect(screen.queryByText(/another/i)).toBeNull()
})

test('D-029 what the cause has raised is one bar, whose parts add up', () => {
  const totals = { raised: 79757, pending: 14308, confirmed: 65449, paid: 46441, declined: 0, count: 90 }
  openScreen(<Overall totals={totals} />, () => 'no answer')
  expect(screen.getByText('£797.57')).toBeTruthy()
  const parts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  // 654.49 − 464.41
  expect(parts).toEqual(['£143.08', '£190.08', '£464.41'])
})

test('what is with the bank is said once: by the newest statement, where that is of the same money', () => {
  const [newest] = wholeDashboard.statements ?? []
  if (!newest) throw new Error('The whole dashboard has every part.')
  const withBank: NextPayment = { ...next, unpaid: { us: 7975, bank: 4020, shops: 0 } }
  const sent = (pence: number) => ({ ...newest, stage: 'onItsWay' as const, pence })
  expect([
    isShownByStatement(sent(4020), withBank),
    isShownByStatement(sent(1500), withBank),
    isShownByStatement(undefined, withBank),
  ]).toEqual([true, false, false])
  const { unmount } = openScreen(<Payment next={withBank} isBankSaid />, () => 'no answer')
  expect(screen.queryByText(/is with the bank, on its way/)).toBeNull()
  unmount()
  openScreen(<Money causeId={1} found={{ ...wholeDashboard, statements: [sent(4020)] }} />, () => 'no answer')
  expect(screen.getByRole('region', { name: 'Latest statement' }).textContent).toContain('£40.20 on its way')
})

test.each([
  ['A description and a logo show people what their shopping pays for.', null, ''],
  ['Your logo is missing. People recognise a cause by it, on its page and in lists.', null, 'Care at home.'],
  ['Your description is missing. It shows people what their shopping pays for.', '/logo.png', ''],
])('D-015 the first step says “%s” where that is what the cause’s page lacks', async (words, logoHttps, description) => {
  const { cause } = wholeDashboard
  if (!cause) throw new Error('The whole dashboard has every part.')
  const lacking = { ...cause, logoHttps, description }
  openScreen(<GettingStarted cause={lacking} found={{ ...wholeDashboard, cause: lacking }} isBrief={false} />, () => 'no answer')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Set up your cause page' }).getAttribute('href')).toBe(
    '/account/causes/1/settings/cause-details',
  )
})

test('beside the steps stands what would help most: bank details, then those who have stopped, and materials once all steps are done', async () => {
  const { cause, stats } = wholeDashboard
  if (!cause || !stats) throw new Error('The whole dashboard has every part.')
  const said = (missing: NextPayment['missing'], lapsed: number, isStarted: boolean) => {
    const found = {
      ...wholeDashboard,
      stats: { ...stats, nextPayment: { ...stats.nextPayment, missing }, supporters: { ...stats.supporters, lapsed } },
    }
    const action = actionFor(found, isStarted)
    const { unmount } = openScreen(action && <NextAction cause={cause} action={action} lapsed={lapsed} />, () => 'no answer')
    const link = screen.queryByRole('link')
    unmount()
    return link && [link.textContent, link.getAttribute('href')]
  }
  expect(said('noBankDetails', 3, true)?.[0]).toBe('Add bank details')
  expect(said(null, 3, false)).toEqual(['See these 3 supporters', '/account/causes/1/supporters?part=lapsed'])
  expect(said(null, 1, false)?.[0]).toBe('See this supporter')
  expect(said(null, 0, true)?.[0]).toBe('Get the materials')
  expect(said(null, 0, false)).toBeNull()
})

test('where nothing helps more, the first step that is still to do stands there', () => {
  const { cause } = wholeDashboard
  if (!cause) throw new Error('The whole dashboard has every part.')
  const found = { ...wholeDashboard, cause: { ...cause, logoHttps: null } }
  const { unmount } = openScreen(<NextStep cause={cause} found={found} />, () => 'no answer')
  expect(screen.getByRole('region', { name: 'Set up your cause page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start this step' }).getAttribute('href')).toBe(
    '/account/causes/1/settings/cause-details',
  )
  unmount()
  const done = { ...wholeDashboard, cause: { ...cause, logoHttps: '/logo.png', description: 'Care at home.' }, isShared: true }
  openScreen(<NextStep cause={cause} found={done} />, () => 'no answer')
  expect(screen.queryByRole('link')).toBeNull()
})
