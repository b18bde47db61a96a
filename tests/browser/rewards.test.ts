import AxeBuilder from '@axe-core/playwright'
import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '../../src/contract/limits.ts'
import { runJobs } from '../../src/server/jobs/jobs.ts'
import { go, logIn, openSite, type TestSite } from '../kit/site.ts'
import { button, heading, main } from './driver.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

test('G-031 by keyboard: a visit that came to nothing is told, and leads to a claim that is filled in already', async () => {
  const { page, context } = await site.open({ allow: /status of 401/ })
  await logIn(page, 'supporter')
  const shop = await site.server.services.db
    .selectFrom('retailer')
    .select(['slug', 'name'])
    .where('sector', '=', 'goods')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await go(page, `/retailer/${shop.slug}/visit`).catch(() => {})
  await see(page.getByText('This is a demo shop.')).toBeVisible()
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
    site.server.services.clock.now(),
  )
  site.server.services.clock.advance(15 * DAY)
  await runJobs(site.server.services)
  await go(page, '/panel')
  await see(page.getByRole('link', { name: /^Account/ }).first()).toContainText(/\d+ new/)
  await page.getByRole('link', { name: /^There (is|are) \d+ new notices? for you/ }).press('Enter')
  const line = page.getByRole('listitem').filter({ hasText: `Nothing has tracked from your visit to ${shop.name}` })
  await see(line).toContainText('New')
  await line.getByRole('link', { name: 'I bought something: ask the shop' }).press('Enter')
  await see(heading('What did you buy?')(page)).toBeVisible()
  await see(page.getByText(new RegExp(`${shop.name}.*${day}`))).toBeVisible()
  // What was shown is no longer new, on any page.
  await go(page, '/account')
  await see(page.getByRole('heading', { level: 2, name: 'What is new' })).toBeVisible()
  await see(line).toBeVisible()
  await see(line).not.toContainText('New')
  await context.close()
})

test('F-092, R-074, R-075, U-064, U-056 a full card becomes a bonus among the donations; one that is not full, used or unknown says so', async () => {
  const { page, context } = await site.open({ allow: /status of 409/ })
  await logIn(page, 'supporter')
  await go(page, '/stampcards')
  await page.getByRole('link', { name: 'Turn it into a bonus' }).press('Enter')
  await see(heading('Turn your card into £2.00?')(page)).toBeVisible()
  const address = new URL(page.url()).pathname
  await button('Yes, give £2.00')(page).press('Enter')
  await see(heading(/^£2\.00 for /)(page)).toBeVisible()
  await page.getByRole('link', { name: 'See the bonus' }).press('Enter')
  await see(heading('£2.00')(page)).toBeVisible()
  await see(main(page).getByText('A full stamp card')).toBeVisible()
  await see(main(page).getByRole('link', { name: 'Ask about this donation' })).toHaveCount(0)
  await go(page, '/account/donations')
  await see(page.getByRole('link', { name: 'Stamp card bonus' })).toBeVisible()
  await go(page, address)
  await see(heading('This card has been redeemed')(page)).toBeVisible()
  await go(page, '/stampcards')
  await see(page.getByText(/^£2\.00 for your cause, on /)).toBeVisible()
  const { id } = await site.server.services.db
    .selectFrom('stamp_card')
    .select('id')
    .where('user_id', '=', 1)
    .where('stamps', '<', 5)
    .executeTakeFirstOrThrow()
  await go(page, `/stampcards/shop-for-stamps/${id}/redeem`)
  await see(heading('This card is not full yet')(page)).toBeVisible()
  await go(page, '/stampcards/shop-for-stamps/nothing/redeem')
  await see(heading('We do not know this card')(page)).toBeVisible()
  await context.close()
})

test('R-078, C-055, F-065…F-067 somebody follows the address, registers, and both causes have their bonus in sight', async () => {
  const { page, context } = await site.open()
  await logIn(page, 'admin')
  await go(page, '/referrals')
  const address = (await page.getByText(/\?invite=/).textContent()) ?? ''
  const invite = new URL(address).search
  const friend = await site.open()
  await go(friend.page, `/${invite}`)
  await see.poll(async () => (await friend.context.cookies()).some(({ name }) => name === 'invite')).toBe(true)
  await go(friend.page, '/create-an-account')
  await friend.page.getByLabel('Name of the cause').fill('abbotsmere hospice')
  await button('Search for causes')(friend.page).click()
  await button(/Abbotsmere Hospice/)(friend.page).click()
  await friend.page.getByLabel('First name').fill('Brought')
  await friend.page.getByLabel('Last name').fill('Along')
  await friend.page.getByLabel('Email address').fill('brought.along@example.org')
  await friend.page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await button('Continue')(friend.page).click()
  await friend.page.getByLabel('I accept the supporter terms').check()
  await button('Create my account')(friend.page).click()
  await see(friend.page.getByRole('heading', { level: 1, name: /Brought/ })).toBeVisible()
  await go(friend.page, '/account/donations')
  await see(friend.page.getByRole('link', { name: 'Referral bonus' })).toBeVisible()
  await go(page, '/referrals')
  await see(page.getByText('£10.00')).toBeVisible()
  await go(page, '/account')
  await see(page.getByRole('heading', { name: 'Somebody has joined through you' })).toBeVisible()
  await friend.context.close()
  await context.close()
})

test('F-130 bad addresses are told and nothing typed is lost; without the network it is kept and sent again once', async () => {
  const { page, context } = await site.open({ allow: /Failed to load resource|ERR_INTERNET/ })
  await logIn(page, 'supporter')
  await go(page, '/email-share')
  await page.getByLabel('Your own words (optional)').fill('Do have a look.')
  await button('Send')(page).press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await see(summary).toContainText('Enter at least one email address')
  await page.getByLabel('Email addresses').fill('ada@example.org, nonsense')
  await button('Send')(page).press('Enter')
  await see(summary).toContainText('with commas between them')
  await see(page.getByLabel('Your own words (optional)')).toHaveValue('Do have a look.')
  await page.getByLabel('Email addresses').fill('ada.share@example.org; ben.share@example.org')
  await context.setOffline(true)
  await button('Send')(page).press('Enter')
  await see(page.getByText(/^The mails could not be sent/)).toBeVisible()
  await see(page.getByLabel('Email addresses')).toHaveValue('ada.share@example.org; ben.share@example.org')
  await context.setOffline(false)
  await button('Try again')(page).press('Enter')
  await see(page.getByText('We have written to 2 friends.')).toBeVisible()
  await see(page.getByLabel('Email addresses')).toHaveValue('')
  const mails = await site.server.services.db
    .selectFrom('mail')
    .select('recipient')
    .where('recipient', 'like', '%.share@example.org')
    .execute()
  expect(mails).toHaveLength(2)
  await context.close()
})

test.each([375, 1280])('axe and reflow at %i px: the new pages in both themes, filled and with errors', async (width) => {
  const { page, context } = await site.open({ viewport: { width, height: 900 } })
  await logIn(page, 'supporter')
  for (const path of [
    '/account',
    '/stampcards',
    '/stampcards/shop-for-stamps/new/redeem',
    '/referrals',
    '/leaderboard',
    '/email-share',
  ]) {
    await go(page, path)
    await see(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (path === '/email-share') await button('Send')(page).click()
    for (const tenant of ['farthing', 'harbour']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.tenant = name
      }, tenant)
      expect(await violations(page), `${path} ${tenant}`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width, height: 900 })
  }
  await context.close()
})
