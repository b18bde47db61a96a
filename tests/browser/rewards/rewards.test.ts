import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { notifyOfVisits } from '#server/account/notices/notices.job.ts'
import { mailTo } from '#tests/kit/mails.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { button, heading, main } from '../driver.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('G-031 by keyboard: a visit that came to nothing is told, and leads to a claim that is filled in already', async () => {
  const { page, context } = await site.open({ allow: /status of 401/ })
  await enter(page, 'supporter')
  const shop = await site.server.services.db
    .selectFrom('retailer')
    .select(['slug', 'name'])
    .where('sector', '=', 'goods')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await go(page, `/retailer/${shop.slug}/visit`).catch(() => {})
  await see(page.getByText('This is a demo shop.')).toBeVisible()
  // The visit's own day: midnight may have passed since.
  const { created_at: visitedAt } = await site.server.services.db
    .selectFrom('visit')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(visitedAt)
  site.server.services.clock.advance(15 * DAY)
  await notifyOfVisits(site.server.services)
  await go(page, '/panel')
  await see(page.getByRole('link', { name: /^Account/ }).first()).toContainText(/\d+ new/)
  const marked = page.waitForResponse('**/api/user/me/notices/read')
  await page.getByRole('link', { name: /^You have \d+ new updates?/ }).press('Enter')
  const line = page.getByRole('listitem').filter({ hasText: `Bought something at ${shop.name}? It hasn’t told us yet` })
  await see(line).toContainText('New')
  // Who leaves before has not seen it.
  await marked
  await line.getByRole('link', { name: 'I bought something' }).press('Enter')
  await see(heading('What did you buy?')(page)).toBeVisible()
  await see(page.getByText(new RegExp(`${shop.name}.*${day.replace(' ', '\\s')}`))).toBeVisible()
  // What was shown is no longer new, on any page.
  await go(page, '/account')
  await see(page.getByRole('heading', { level: 2, name: 'What’s new' })).toBeVisible()
  await see(line).toBeVisible()
  await see(line).not.toContainText('New')
  await context.close()
})

test('F-092, R-074, R-075, U-064 a full card becomes a bonus among the donations; one that is not full, used or unknown says so', async () => {
  const { page, context } = await site.open({ allow: /status of 409/ })
  await enter(page, 'supporter')
  await go(page, '/stampcards')
  await page.getByRole('link', { name: 'Claim your bonus' }).press('Enter')
  await see(heading('Claim £2.00 for your cause?')(page)).toBeVisible()
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
  await see(heading('You’ve already claimed this bonus')(page)).toBeVisible()
  await go(page, '/stampcards')
  await see(page.getByText(/^£2 for your cause, on /)).toBeVisible()
  const { id } = await site.server.services.db
    .selectFrom('stamp_card')
    .select('id')
    .where('user_id', '=', 1)
    .where('stamps', '<', 5)
    .executeTakeFirstOrThrow()
  await go(page, `/stampcards/shop-for-stamps/${id}/redeem`)
  await see(heading('This card isn’t full yet')(page)).toBeVisible()
  await go(page, '/stampcards/shop-for-stamps/nothing/redeem')
  await see(heading('We can’t find this card')(page)).toBeVisible()
  await context.close()
})

test('R-078, C-055, F-065…F-067 somebody follows the address, registers, and both causes have their bonus in sight', async () => {
  const { page, context } = await site.open()
  await enter(page, 'admin')
  await go(page, '/referrals')
  const address =
    (await page
      .getByText(/\?invite=/)
      .first()
      .textContent()) ?? ''
  const invite = new URL(`https://${address}`).search
  const friend = await site.open()
  await go(friend.page, `/${invite}`)
  await see.poll(async () => (await friend.context.cookies()).some(({ name }) => name === 'invite')).toBe(true)
  await go(friend.page, '/create-an-account')
  await friend.page.getByLabel('Cause name, town or postcode').fill('abbotsmere hospice')
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
  await see(page.getByRole('heading', { name: 'Your friend has joined' })).toBeVisible()
  await friend.context.close()
  await context.close()
})

test('F-130 bad addresses are told and nothing typed is lost; without the network it is kept and sent again once', async () => {
  const { page, context } = await site.open({ allow: /Failed to load resource|ERR_INTERNET/ })
  await enter(page, 'supporter')
  await go(page, '/email-share')
  await page.getByLabel('Your own words (optional)').fill('Do have a look.')
  await button('Send')(page).press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await see(summary).toContainText('Enter at least one email address')
  await page.getByLabel('Email addresses').fill('ada@example.org, nonsense')
  await button('Send')(page).press('Enter')
  await see(summary).toContainText('separated by commas')
  await see(page.getByLabel('Your own words (optional)')).toHaveValue('Do have a look.')
  await page.getByLabel('Email addresses').fill('ada.share@example.org; ben.share@example.org')
  await context.setOffline(true)
  await button('Send')(page).press('Enter')
  await see(page.getByText(/^We couldn’t send the emails/)).toBeVisible()
  await see(page.getByLabel('Email addresses')).toHaveValue('ada.share@example.org; ben.share@example.org')
  await context.setOffline(false)
  await button('Try again')(page).press('Enter')
  await see(page.getByText('We’ve emailed 2 friends.')).toBeVisible()
  await see(page.getByLabel('Email addresses')).toHaveValue('')
  const mails = site.server.services.db.selectFrom('mail').select('recipient').where('recipient', 'like', '%.share@example.org')
  await expect.poll(() => mails.execute()).toHaveLength(2)
  await context.close()
})

test('G-020 by keyboard: the link in a friend’s mail stops these mails, for somebody who is nobody here', async () => {
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await go(page, '/email-share')
  await page.getByLabel('Email addresses').fill('cara.share@example.org')
  await button('Send')(page).press('Enter')
  await see(page.getByText('We’ve emailed your friend.')).toBeVisible()
  const { db } = site.server.services
  const link = new URL((await mailTo(site, 'cara.share@example.org', /https?:\S+mail-opt-out\S+/))[0])
  const friend = await site.open({ viewport: { width: 375, height: 760 } })
  await go(friend.page, link.pathname + link.hash)
  await see(main(friend.page)).toContainText('cara.share@example.org')
  // The proof in the address is nobody else's to read.
  await see(friend.page).toHaveURL(/\/mail-opt-out$/)
  await button('Yes, stop them')(friend.page).press('Enter')
  await see(heading('Nobody can email you from here any more')(friend.page)).toBeFocused()
  const stopped = await db.selectFrom('mail_opt_out').select('email_hash').execute()
  expect(stopped).toHaveLength(1)
  // The address itself is not kept.
  expect(stopped[0]?.email_hash).toMatch(/^[0-9a-f]{8}\.[0-9a-f]{64}$/)
  await friend.context.close()
  await context.close()
})
