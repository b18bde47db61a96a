import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#contract/money.ts'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const person = () =>
  site.server.services.db
    .selectFrom('app_user')
    .select(['id', 'supported_cause_id'])
    .where('email', '=', 'supporter@farthing.example')
    .executeTakeFirstOrThrow()

test('R-072 the panel says what was raised for one’s cause, what has become of it, each month of the last twelve, and leads back to shops', async () => {
  const { page, context } = await site.open({ viewport: { width: 1280, height: 800 } })
  const { id, supported_cause_id: causeId } = await person()
  await site.server.services.db.deleteFrom('favourite').where('user_id', '=', id).execute()
  await enter(page, 'supporter')
  await go(page, '/panel')
  const rows = await site.server.services.db
    .selectFrom('donation')
    .select(['stage', 'donation_pence'])
    .where('user_id', '=', id)
    .where('cause_id', '=', causeId)
    .execute()
  const sum = (...stages: string[]) =>
    formatMoney(rows.filter(({ stage }) => stages.includes(stage)).reduce((total, row) => total + row.donation_pence, 0))
  const mine = page.getByRole('region', { name: /^£[\d,.]+ raised for Abbotsmere Hospice$/ })
  await see(
    mine.getByText(sum('tracked', 'inReview', 'awaitingFunds', 'available', 'inPaymentRun', 'paid'), { exact: true }),
  ).toBeInViewport()
  // It leads to its cause once: where the cause has told something, from there.
  await see(mine.getByRole('link', { name: 'See your cause’s page' })).toHaveCount(0)
  const news = page.getByRole('region', { name: 'Latest from Abbotsmere Hospice' })
  await see(news.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', '/causes/abbotsmere-hospice')
  await see(mine.getByRole('term')).toHaveText(['Paid to the cause', 'Confirmed, not paid yet', 'Pending'])
  await see(mine.locator('dt + dd')).toHaveText([
    sum('paid'),
    sum('awaitingFunds', 'available', 'inPaymentRun'),
    sum('tracked', 'inReview'),
  ])
  await see(mine.getByText(/^We’ll pay £[\d.]+ to your cause on /)).toBeInViewport()
  const months = page.getByRole('region', { name: 'Month by month' })
  await see(months.locator('rect.now').filter({ visible: true })).toHaveCount(12)
  await see(months.locator('rect.now[data-partial]').filter({ visible: true })).toHaveCount(1)
  await see(months.locator('text.tick').first()).toHaveText('£0')
  await months.getByRole('button', { name: 'Show as a table' }).click()
  await see(months.getByRole('table').getByRole('row')).toHaveCount(13)
  const again = page.getByRole('region', { name: 'Shop again' }).getByRole('listitem')
  await see(again).toHaveCount(3)
  await see(again.first()).toContainText(/Last visit .*Usually/)
  await see(
    page.getByRole('region', { name: 'Your stamp card is full' }).getByRole('img', { name: '5 of 5 stamps' }),
  ).toBeVisible()
  await see(page.getByRole('region', { name: 'Latest donations' }).getByRole('listitem')).toHaveCount(3)
  const offers = page.getByRole('region', { name: 'Giving more right now' })
  // A whole line of them, beside the account’s menu.
  await see(offers.getByRole('listitem')).toHaveCount(2)
  await see(page.getByRole('navigation', { name: 'Your account' }).locator('[aria-current]')).toHaveText('Home')
  const names = await again.locator('[data-name]').allTextContents()
  for (const name of names) await see(offers.getByText(name, { exact: true })).toHaveCount(0)
  for (const said of await offers.getByRole('listitem').allTextContents()) expect(said).toMatch(/Until .* Usually .*donation$/)
  await see(offers.getByRole('link', { name: 'See all offers' })).toHaveAttribute('href', '/offers/trending-offers')
  await see(months.getByText('Average', { exact: true })).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  await context.close()
})

test('R-072 favourites stand on the panel once there are some', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  const { id } = await person()
  const { id: shop, name } = await db.selectFrom('retailer').select(['id', 'name']).limit(1).executeTakeFirstOrThrow()
  await db.deleteFrom('favourite').where('user_id', '=', id).execute()
  await enter(page, 'supporter')
  await go(page, '/panel')
  await see(page.getByRole('region', { name: 'Shop again' })).toBeVisible()
  await see(page.getByRole('heading', { name: 'Your favourites' })).toBeHidden()
  await db.insertInto('favourite').values({ user_id: id, retailer_id: shop }).execute()
  await page.reload()
  await see(page.getByRole('region', { name: 'Your favourites' }).getByRole('link', { name })).toBeVisible()
  await see(page.getByRole('heading', { name: 'Giving more right now' })).toHaveCount(0)
  await context.close()
})

test('R-072 who hasn’t raised anything is told the one next step, and no zeros', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  const { id } = await person()
  await db.updateTable('donation').set({ stage: 'declined' }).where('user_id', '=', id).execute()
  await enter(page, 'supporter')
  await go(page, '/panel')
  const welcome = page.getByRole('region', { name: 'Your first donation starts with a shop' })
  await see(welcome.getByText(/part of what you spend to Abbotsmere Hospice/)).toBeVisible()
  await see(welcome.getByRole('link', { name: 'Find a shop' })).toHaveAttribute('href', '/retailers')
  await see(page.getByRole('main').getByText('£0.00')).toHaveCount(0)
  await see(page.getByRole('heading', { name: 'Month by month' })).toBeHidden()
  await see(page.getByRole('region', { name: 'Latest donations' })).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  await db.updateTable('app_user').set({ supported_cause_id: null }).where('id', '=', id).execute()
  await page.reload()
  const first = page.getByRole('region', { name: 'First, choose who you’ll shop for' })
  await see(first.getByRole('link', { name: 'Find causes near you' })).toHaveAttribute('href', '/cause-directory')
  await first.getByRole('combobox').fill('Abbotsmere H')
  const suggested = first.getByRole('option', { name: /^Abbotsmere Hospice/ })
  await see(suggested).toBeVisible()
  // It reaches over the card's edge, and isn't cut off there.
  await see
    .poll(() =>
      suggested.evaluate((one) => {
        const { x, bottom } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(x + 20, bottom - 4))
      }),
    )
    .toBe(true)
  await suggested.click()
  await page.waitForURL('**/causes/abbotsmere-hospice')
  await context.close()
})
