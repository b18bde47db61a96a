import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
  // Every shop has reported what it was going to report.
  await site.server.services.db
    .updateTable('retailer')
    .set({ tracking_amount: 1, tracking_unit: 'days', sector: 'goods' })
    .execute()
})
afterAll(() => site.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const claimsOf = (reference: string) =>
  site.server.services.db.selectFrom('claim').selectAll().where('order_reference', '=', reference).execute()

/** To the order of the shop that was visited so many shops ago. */
async function toOrder(page: Page, shop: number): Promise<void> {
  await go(page, '/enquiry/missing-donation/new')
  await see(heading(page, 'Which shop did you buy from?')).toBeVisible()
  await page.getByRole('main').getByRole('list').getByRole('button').nth(shop).press('Enter')
  await see(heading(page, 'Which visit was it?')).toBeFocused()
  await page.getByRole('main').getByRole('list').getByRole('button').first().press('Enter')
  await see(heading(page, 'What did you buy?')).toBeFocused()
}

async function fillOrder(page: Page, reference: string): Promise<void> {
  await page.getByLabel('Order reference').fill(reference)
  await page.getByLabel(/^How much did you spend/).fill('£1,249.99')
  await page.getByLabel('No', { exact: true }).check()
}

test('F-112, F-114 by keyboard: a missing donation is reported, decided, asked about once more, and explains itself', async () => {
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await toOrder(page, 2)
  await page.getByRole('button', { name: 'Send claim', exact: true }).press('Enter')
  await see(page.getByRole('link', { name: 'You must specify a number' })).toBeHidden()
  await see(page.getByRole('link', { name: 'Please enter a valid reference' })).toBeVisible()
  await page.getByLabel(/^How much did you spend/).fill('a lot')
  await page.getByRole('button', { name: 'Send claim', exact: true }).press('Enter')
  await see(page.getByRole('link', { name: 'You must specify a number' })).toBeVisible()
  await fillOrder(page, 'ORD-77')
  await page.getByRole('button', { name: 'Send claim', exact: true }).press('Enter')
  await see(heading(page, 'We’ve got your claim')).toBeFocused()
  const [claim] = await claimsOf('ORD-77')
  expect(claim?.spent_pence).toBe(124_999)
  await page.getByRole('link', { name: 'See your claim' }).press('Enter')
  await see(page.getByText(/^We’ll reply by/)).toBeVisible()
  await see(page.getByText(/^We expect a decision by/)).toBeVisible()

  const support = await site.open()
  await enter(support.page, 'support')
  await site.server.services.db
    .updateTable('claim')
    .set({ status: 'accepted' })
    .where('id', '!=', claim?.id ?? '')
    .execute()
  await go(support.page, '/support/queue?queue=claims')
  const waiting = support.page.getByRole('region', { name: 'What’s waiting' })
  await waiting.getByRole('listitem').getByRole('link').press('Enter')
  const queue = support.page.getByRole('region', { name: 'Claims' })
  const card = queue.getByRole('listitem').filter({ hasText: claim?.id ?? '' })
  await card.getByRole('button', { name: 'Pick up this claim' }).press('Enter')
  // What is pressed gives way to what comes next, and the focus goes with it.
  const title = queue.getByRole('heading', { name: 'Claims' })
  await see(title).toBeFocused()
  await card.getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  await see(card.getByLabel('Why are you declining it?')).toBeFocused()
  await card.getByRole('button', { name: 'Cancel' }).press('Enter')
  await see(card.getByRole('button', { name: 'Decline', exact: true })).toBeFocused()
  await card.getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  await card.getByLabel('Why are you declining it?').fill('The shop has no order with this reference.')
  await card.getByRole('button', { name: 'Decline the claim' }).press('Enter')
  await see(queue.getByText(/^This isn’t waiting any more/)).toBeVisible()
  await see(title).toBeFocused()
  await support.context.close()

  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await see(page.getByText('The shop has no order with this reference.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask us to look again' }).press('Enter')
  await see(page.getByRole('link', { name: 'Tell us what we should know' })).toBeVisible()
  await page.getByLabel('What should we look at?').fill('It is ORD-77, with a hyphen.')
  await page.getByRole('button', { name: 'Ask us to look again' }).press('Enter')
  await see(page.getByText('It is ORD-77, with a hyphen.')).toBeVisible()
  await see(page.getByRole('button', { name: 'Ask us to look again' })).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await context.close()
})

test('a report made without a network is saved, survives a reload, and is sent once when the network is back', async () => {
  const { page, context } = await site.open({
    viewport: { width: 375, height: 800 },
    allow: /ERR_INTERNET_DISCONNECTED|Failed to load/,
  })
  await enter(page, 'supporter')
  await toOrder(page, 3)
  await fillOrder(page, 'ORD-88')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send claim', exact: true }).click()
  await see(heading(page, 'Saved: we’ll send it when you’re back online')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await claimsOf('ORD-88')).toHaveLength(0)
  await context.setOffline(false)
  await see(heading(page, 'We’ve got your claim')).toBeVisible()
  expect(await claimsOf('ORD-88')).toHaveLength(1)

  // What reached the server although its answer did not come is not a second claim, also after a reload.
  await toOrder(page, 4)
  await fillOrder(page, 'ORD-99')
  await page.route('**/enquiries/missing-donation', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Send claim', exact: true }).click()
  await see(heading(page, 'Saved: we’ll send it when you’re back online')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await see(heading(page, 'We’ve got your claim')).toBeVisible()
  expect(await claimsOf('ORD-99')).toHaveLength(1)
  await context.close()
})

test('what is typed in a report comes back after a reload, and Back keeps what was chosen', async () => {
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await toOrder(page, 0)
  await page.getByLabel('Order reference').fill('ORD-5')
  await page.getByLabel(/^Anything else/).fill('Two parcels')
  await see(page.getByText('You have 489 characters left')).toBeVisible()
  await page.reload()
  await see(page.getByLabel('Order reference')).toHaveValue('ORD-5')
  await see(page.getByText('You have 489 characters left')).toBeVisible()
  await page.goBack()
  await see(heading(page, 'Which visit was it?')).toBeVisible()
  await page.goForward()
  await see(page.getByLabel('Order reference')).toHaveValue('ORD-5')
  await context.close()
})

test('F-097, F-110, X-040 a date that has passed is said to be late, not expected', async () => {
  const { db } = site.server.services
  const long = new Date('2026-01-05T12:00:00.000Z')
  const donation = await db
    .selectFrom('donation')
    .select('id')
    .where('user_id', '=', 1)
    .where('stage', '=', 'inReview')
    .executeTakeFirstOrThrow()
  await db.updateTable('donation').set({ next_by: long }).where('id', '=', donation.id).execute()
  const claim = await db.selectFrom('claim').select('id').where('user_id', '=', 1).executeTakeFirstOrThrow()
  await db.updateTable('claim').set({ status: 'received' }).where('id', '=', claim.id).execute()
  await db.updateTable('claim_move').set({ at: long }).where('claim_id', '=', claim.id).execute()
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await go(page, `/account/donations/${donation.id}`)
  await see(page.getByText(/^The shop is taking longer than usual: we expected an answer by 5\sJanuary 2026\./)).toBeVisible()
  await see(page.getByText(/5\sJanuary 2026/)).toHaveCount(1)
  await go(page, `/account/claims/${claim.id}`)
  await see(page.getByText('We’re sorry: we should have replied by 12 January 2026')).toBeVisible()
  await see(page.getByText(/^We expected a decision by .*, and it’s late$/)).toBeVisible()
  await context.close()
})
