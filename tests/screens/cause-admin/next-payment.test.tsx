import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { isShownByStatement, LatestStatement, Payment } from '#web/features/cause-admin/dashboard/dashboard-money.tsx'
import { actionFor, NextAction, NextStep } from '#web/features/cause-admin/dashboard/dashboard-next.tsx'
import { GettingStarted } from '#web/features/cause-admin/getting-started/getting-started.tsx'

const next = { on: '2027-01-04T00:00:00.000Z', readyPence: 7975, minimumPence: 1500, missing: null } as const
const show = (more: Partial<NextPayment>, statements = wholeDashboard.statements) =>
  openScreen(
    <>
      <Payment causeId={1} next={{ ...next, unpaid: { us: 7975, bank: 0, shops: 0 }, ...more }} statements={statements} />
      <LatestStatement causeId={1} statements={statements} />
    </>,
    () => 'no answer',
  )
const said = () => screen.getByRole('region', { name: 'Next payment, so far' }).textContent

test('the next payment is one sum and one day; what else is confirmed is a sentence that says why it isn’t in it', () => {
  const { unmount } = show({ unpaid: { us: 7975, bank: 4020, shops: 11033 } })
  expect(said()).toMatch(
    /^Next payment, so far£79\.75Monday 4\s+January 2027Another £110\.33 is confirmed\. It’s paid once the shops have paid us\.Another £40\.20 is on its way from the bank\.$/,
  )
  unmount()
  show({})
  expect(said()).toMatch(/^Next payment, so far£79\.75Monday 4\s+January 2027$/)
})

test('what is with the bank is said once: by the newest statement, where that is of the same money', () => {
  const [newest] = wholeDashboard.statements ?? []
  if (!newest) throw new Error('The whole dashboard has every part.')
  const unpaid = { us: 7975, bank: 4020, shops: 0 }
  const sent = (pence: number) => ({ ...newest, stage: 'onItsWay' as const, pence })
  const withBank: NextPayment = { ...next, unpaid }
  expect([
    isShownByStatement(sent(4020), withBank),
    isShownByStatement(sent(1500), withBank),
    isShownByStatement(undefined, withBank),
  ]).toEqual([true, false, false])
  show({ unpaid }, [sent(4020)])
  expect(screen.queryByText(/on its way from the bank/)).toBeNull()
  expect(screen.getByRole('region', { name: 'Latest statement' }).textContent).toContain('£40.20 on its way')
})

test.each([
  ['noBankDetails', true],
  ['cheque', true],
  ['accountRefused', true],
  ['underMinimum', false],
  ['held', false],
  [null, false],
] as const)('the next payment asks for bank details where only these help: with %s, %s', (missing, isAsked) => {
  show({ missing })
  const link = screen.queryByRole('link', { name: 'Add bank details' })
  expect(link?.getAttribute('href')).toBe(isAsked ? '/account/causes/1/settings/payment-methods' : undefined)
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

test('beside the steps stands what would help most: those who have stopped, and materials once all steps are done', () => {
  const { cause, stats } = wholeDashboard
  if (!cause || !stats) throw new Error('The whole dashboard has every part.')
  const said = (lapsed: number, isStarted: boolean) => {
    const found = { ...wholeDashboard, stats: { ...stats, supporters: { ...stats.supporters, lapsed } } }
    const action = actionFor(found, isStarted)
    const { unmount } = openScreen(action && <NextAction cause={cause} action={action} lapsed={lapsed} />, () => 'no answer')
    const link = screen.queryByRole('link')
    unmount()
    return link && [link.textContent, link.getAttribute('href')]
  }
  expect(said(3, false)).toEqual(['See these 3 supporters', '/account/causes/1/supporters?part=lapsed'])
  expect(said(1, false)?.[0]).toBe('See this supporter')
  expect(said(0, true)?.[0]).toBe('Get the materials')
  expect(said(0, false)).toBeNull()
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
