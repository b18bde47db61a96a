import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('the support team opens a donation, and the run that pays it, on its chart: where it stands now and how it got there', async () => {
  const { page } = await site.open()
  const { db } = site.server.services
  const { id } = await db
    .selectFrom('donation')
    .select('id')
    .where('stage', '=', 'paid')
    .where('bonus_type', 'is', null)
    .executeTakeFirstOrThrow()
  const run = await db.selectFrom('payment_run').select('id').where('stage', '=', 'sent').executeTakeFirstOrThrow()
  await enter(page, 'support')
  await go(page, `/support/donations/${id}`)
  await page.getByRole('link', { name: 'See the steps of this donation' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'donation' })).toBeVisible()
  await see(
    page.getByText(/^Now in Paid\. It came through Pending, Pending: in review, Confirmed, Confirmed: ready to pay/),
  ).toBeVisible()
  await see(page.locator('[data-lit]')).toHaveAttribute('data-state', 'confirmed.paid')
  const been = () => page.locator('[data-been]').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')).sort())
  expect(await been()).toEqual([
    'confirmed.available',
    'confirmed.awaitingFunds',
    'confirmed.inPaymentRun',
    'pending.inReview',
    'pending.tracked',
  ])
  expect(await violationsEverywhere(page)).toEqual([])
  await go(page, `/support/payment-runs/${run.id}`)
  await page.getByRole('link', { name: 'See the steps of this payment run' }).press('Enter')
  await see(page.locator('[data-lit]')).toHaveAttribute('data-state', 'sent')
  expect(await been()).toEqual(['approved', 'prepared'])
})

test.runIf(isWhole)('the support team opens a claim on its chart: where it stands now and how it got there', async () => {
  const { page } = await site.open()
  const { db } = site.server.services
  const { id } = await db
    .selectFrom('claim')
    .select('id')
    .where('status', '=', 'inProgress')
    .where('appeals', '=', 0)
    .executeTakeFirstOrThrow()
  await enter(page, 'support')
  await go(page, `/support/queue?item=claims.${id}`)
  await page.getByRole('link', { name: 'See the steps of this claim' }).click()
  await see(page.locator('[data-lit]')).toHaveAttribute('data-state', 'inProgress')
  const been = await page.locator('[data-been]').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
  expect(been).toEqual(['received'])
})
