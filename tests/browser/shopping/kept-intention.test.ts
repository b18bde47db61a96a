import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { main } from '../driver.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function openVisit() {
  const opened = await site.open({ viewport: { width: 375, height: 800 } })
  await go(opened.page, '/retailer/alder-home')
  await main(opened.page).getByRole('link', { name: 'Shop and donate' }).click()
  await see(opened.page.getByRole('heading', { level: 1, name: 'Log in so your cause gets the donation' })).toBeVisible()
  return opened
}

test('R-025 who is not logged in logs in and is back at the same shop', async () => {
  const { page, context } = await openVisit()
  await press(page, 'Log in').click()
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await see(page).toHaveURL(/\/retailer\/alder-home$/)
  await context.close()
})

test('R-025, R-010 who has no account is led to making one that ends at the same shop', async () => {
  const { page, context } = await openVisit()
  await press(page, 'Create an account').click()
  await see(page).toHaveURL(/\/create-an-account\?/)
  expect(new URL(page.url()).searchParams.get('forward-url')).toBe('/retailer/alder-home')
  await context.close()
})

test('R-025, R-045, X-055 a guest chooses a cause, and the shop is there already', async () => {
  const { page, context } = await openVisit()
  await press(page, 'Raise as a guest').click()
  await page.getByLabel('Name of the cause').fill('abbotsmere hospice')
  await press(page, 'Search for causes').click()
  await press(page, /Abbotsmere Hospice/)
    .first()
    .click()
  await see(main(page)).toContainText('Alder Home')
  await press(page, 'Continue with this shop').click()
  await page.getByLabel('Email address').fill('rowan@example.org')
  await press(page, 'Continue').click()
  await press(page, 'Go to Alder Home').click()
  await see(page.getByText('This is a demo shop.')).toBeVisible()
  const kept = await site.server.services.db
    .selectFrom('visit')
    .innerJoin('retailer', 'retailer.id', 'visit.retailer_id')
    .innerJoin('cause', 'cause.id', 'visit.cause_id')
    .select(['retailer.slug', 'cause.name'])
    .orderBy('visit.created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ slug: 'alder-home', name: 'Abbotsmere Hospice' })
  await context.close()
})

test('R-022, S-014 a shop’s page knows the search that led to it: back to its shops, and the visit is told of it', async () => {
  const { page, context } = await site.open()
  await go(page, '/retailer/alder-home?q=alder&cat=retailer&searchSessionId=trip-1')
  await main(page).getByRole('link', { name: 'Back to the shops for “alder”' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Shops for “alder”' })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /Alder Home/ })
    .click()
  await see(page).toHaveURL('/retailer/alder-home?q=alder&cat=retailer&searchSessionId=trip-1')
  const visit = page.waitForRequest(/\/api\/visits$/)
  await main(page).getByRole('link', { name: 'Shop and donate' }).click()
  await press(page, 'Continue without a donation').click()
  expect((await visit).postDataJSON()).toMatchObject({ retailerSlug: 'alder-home', searchSessionId: 'trip-1' })
  await context.close()
})
