import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StatementDetail } from '#contract/cause-admin/statement.ts'
import { siteRoutes } from '#tests/house/site-routes.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { StatementScreen } from '#web/features/cause-admin/statement/statement-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const paid: StatementDetail = {
  id: 'p2',
  reference: 'FAR-1-2026Q3',
  stage: 'paid',
  pence: 2500,
  date: '2026-09-30T23:00:00.000Z',
  paidOn: '2026-09-30T23:00:00.000Z',
  causeName: 'Abbotsmere Hospice',
  from: '2026-06-30T23:00:00.000Z',
  sentAt: null,
  paidWith: null,
  reason: null,
  corrections: null,
  refusal: null,
  returnedAt: null,
  lastFour: '4321',
  lines: [{ name: 'Alder Home', donations: 3, pence: 2500 }],
}

test('F-119 one that was carried over names the payment that it went with, and one on its way the day of the bank’s file', async () => {
  const carried = { ...paid, stage: 'carriedOver', reason: 'underMinimum', paidWith: 'FAR-1-2026Q4' }
  const first = openScreen(<StatementScreen causeId={1} statementId="p2" />, () => ({
    status: 200,
    details: { statement: carried },
  }))
  expect(await screen.findByText('Paid with FAR-1-2026Q4')).toBeTruthy()
  first.unmount()
  const sent = { ...paid, stage: 'onItsWay', sentAt: '2026-11-23T09:00:00.000Z' }
  openScreen(<StatementScreen causeId={1} statementId="p2" />, () => ({ status: 200, details: { statement: sent } }))
  expect(await screen.findByText('Sent to the bank on 23 November 2026')).toBeTruthy()
})

test.each([
  [{}, 'Paid by bank transfer'],
  [{ stage: 'carriedOver', reason: 'underMinimum', pence: 1499 }, 'Carried over: less than £15 was ready'],
  [{ stage: 'carriedOver', reason: 'noBankDetails' }, 'Carried over: we don’t have your bank details'],
] as const)(
  'U-066, F-119 a statement with %o has its reference, says “%s”, and is printed without a layout',
  async (changes, outcome) => {
    let printed = 0
    const browser = {
      print: () => {
        printed += 1
      },
    } as Browser // all that the screen uses
    const said = { status: 200, details: { statement: { ...paid, ...changes } } } as const
    const { user } = openScreen(<StatementScreen causeId={1} statementId="p2" />, () => said, { browser })
    await screen.findByRole('heading', { level: 1, name: 'Statement FAR-1-2026Q3' })
    expect(screen.getByText(outcome)).toBeTruthy()
    expect(screen.getByText('Account ending 4321')).toBeTruthy()
    expect(screen.getByText('For Abbotsmere Hospice', { exact: false })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
    expect(printed).toBe(1)
    const route = siteRoutes().find(({ path }) => path === '/account/causes/$causeId/statements/$paymentId')
    expect(route).toMatchObject({ layout: 'none', banners: false })
  },
)

test('F-151 a statement that is opened in order to be printed is printed once it is there, without a press', async () => {
  let printed = 0
  const browser = {
    print: () => {
      printed += 1
    },
  } as Browser // all that the screen uses
  const said = { status: 200, details: { statement: paid } } as const
  openScreen(<StatementScreen causeId={1} statementId="p2" isToPrint />, () => said, { browser })
  await screen.findByRole('heading', { level: 1, name: 'Statement FAR-1-2026Q3' })
  expect(printed).toBe(1)
})
