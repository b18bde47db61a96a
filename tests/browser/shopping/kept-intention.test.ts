import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from '#tests/kit/mails.ts'
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
  await main(opened.page).getByRole('link', { name: 'Go to Alder Home' }).click()
  await see(opened.page.getByRole('heading', { level: 1, name: /^Before you go to [A-Z]/ })).toBeVisible()
  return opened
}

/** What the server was told of the last visit. */
const lastVisit = () =>
  site.server.services.db
    .selectFrom('visit')
    .innerJoin('retailer', 'retailer.id', 'visit.retailer_id')
    .leftJoin('app_user', 'app_user.id', 'visit.user_id')
    .select(['retailer.slug', 'app_user.email'])
    .orderBy('visit.created_at', 'desc')
    .executeTakeFirstOrThrow()

/** The shop's page again, from where the visit is opened with what it was wanted with. */
async function shopNow(page: Page, body: object) {
  await see(page).toHaveURL(/\/retailer\/alder-home/)
  const visit = page.waitForRequest(/\/api\/visits$/)
  await main(page).getByRole('link', { name: 'Go to Alder Home' }).click()
  expect((await visit).postDataJSON()).toMatchObject({ retailerSlug: 'alder-home', ...body })
  await see(page.getByText('This is a demo shop.')).toBeVisible()
}

async function logIn(page: Page, password = 'Shop-for-good-1') {
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function chooseCause(page: Page) {
  await page.getByLabel('Cause name, town or postcode').fill('abbotsmere hospice')
  await press(page, 'Search for causes').click()
  const found = press(page, /Abbotsmere Hospice/).first()
  await found.click()
}

async function makeAccount(page: Page, email: string) {
  await chooseCause(page)
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Last name').fill('Ashby')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await press(page, 'Continue').click()
  await page.getByLabel('I accept the supporter terms').check()
  await press(page, 'Create my account').click()
}

test('R-025 who is not logged in logs in, is back at the same shop, and shops', async () => {
  const { page, context } = await openVisit()
  await press(page, 'Log in').click()
  await logIn(page)
  await shopNow(page, {})
  expect(await lastVisit()).toEqual({ slug: 'alder-home', email: 'supporter@farthing.example' })
  await context.close()
})

test('R-025, R-010 who has no account makes one, from the visit or from the page to log in, and shops at the same shop', async () => {
  for (const [index, way] of (['Sign up', 'Log in'] as const).entries()) {
    const { page, context } = await openVisit()
    await press(page, way).click()
    if (way === 'Log in') await main(page).getByRole('link', { name: 'Create an account' }).click()
    await see(page).toHaveURL(/\/create-an-account\?/)
    expect(new URL(page.url()).searchParams.get('forward-url')).toBe('/retailer/alder-home')
    await makeAccount(page, `wren${index}@kept.example`)
    await shopNow(page, {})
    expect(await lastVisit()).toEqual({ slug: 'alder-home', email: `wren${index}@kept.example` })
    await context.close()
  }
})

test('R-011…R-013 who has forgotten the password shops at the same shop in the end, on whichever device the mail is read', async () => {
  const { page, context } = await openVisit()
  await press(page, 'Log in').click()
  await main(page).getByRole('link', { name: 'Forgotten your password?' }).click()
  // The page before has a field of the same name.
  await see(press(page, /^Send/)).toBeVisible()
  await page.getByLabel('Email address').fill('treasurer@farthing.example')
  await press(page, /^Send/).click()
  const [link] = await mailTo(site, 'treasurer@farthing.example', /https?:\S+\/password\/reset\/\S+/)
  await context.close()
  const other = await site.open()
  const { pathname, search } = new URL(link ?? '')
  await go(other.page, pathname + search)
  await other.page.getByLabel('New password').fill('seven green kites')
  await press(other.page, 'Save').click()
  await main(other.page).getByRole('link', { name: 'Log in' }).click()
  await other.page.getByLabel('Email address').fill('treasurer@farthing.example')
  await other.page.getByLabel('Password', { exact: true }).fill('seven green kites')
  await other.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await shopNow(other.page, {})
  await other.context.close()
})

test('R-026, R-027, C-078 an offer, a rate, the search and who has led here are kept while somebody logs in', async () => {
  const { db } = site.server.services
  const { id } = await db.selectFrom('retailer').select('id').where('slug', '=', 'alder-home').executeTakeFirstOrThrow()
  const deal = await db
    .insertInto('deal')
    .values({ retailer_id: id, title: 'A third off lamps', ends_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rate = await db.selectFrom('rate').select(['id', 'name']).where('retailer_id', '=', id).executeTakeFirstOrThrow()
  for (const [path, chosen, body] of [
    [`/deal/alder-home/${deal.id}/visit`, 'A third off lamps', { dealId: deal.id }],
    [`/retailer/alder-home/rates/${rate.id}/visit`, rate.name, { rateId: rate.id }],
  ] as const) {
    const { page, context } = await site.open()
    await go(page, `${path}?searchSessionId=trip-2&origin=EXT`)
    await press(page, 'Log in').click()
    await logIn(page)
    await see(main(page).getByText(`You’ve chosen ${chosen}`)).toBeVisible()
    await shopNow(page, { ...body, searchSessionId: 'trip-2', origin: 'EXT' })
    await context.close()
  }
})

test('favourites wait for who makes an account, and so does a cause; nobody is sent to another site', async () => {
  const { page, context } = await site.open()
  await go(page, '/donation-reminder/guide-quickstart/favourites')
  await main(page).getByRole('link', { name: 'Create an account' }).click()
  await makeAccount(page, 'wren.favourite@kept.example')
  await see(page).toHaveURL(/\/guide-quickstart\/favourites$/)
  await context.close()
  const other = await site.open()
  await go(other.page, `/login?forward-url=${encodeURIComponent('/support-a-good-cause/step-1?cause=2')}`)
  await see(main(other.page).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/support-a-good-cause/step-1?cause=2',
  )
  for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await go(other.page, `/login?forward-url=${encodeURIComponent(elsewhere)}`)
    await see(main(other.page).getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/create-an-account')
    await see(main(other.page).getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/password/forgot',
    )
    await go(other.page, `/password/forgot?forward-url=${encodeURIComponent(elsewhere)}`)
    await see(main(other.page).getByRole('link', { name: 'Back to the login page' })).toHaveAttribute('href', '/login')
  }
  await other.context.close()
})

test('R-025, R-045, X-055 a guest chooses a cause, and the shop is there already', async () => {
  const { page, context } = await openVisit()
  // Whose purchase this is about, and what it gives, stands above the choice.
  await see(
    page.getByRole('main').getByText(/^Alder HomeYou’ll raise( up to)?[\d.]+%of the price before VAT and delivery$/),
  ).toBeVisible()
  await press(page, 'Continue as a guest').click()
  await chooseCause(page)
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
  await main(page).getByRole('link', { name: 'Go to Alder Home' }).click()
  await press(page, /^Go to .* now$/).click()
  expect((await visit).postDataJSON()).toMatchObject({ retailerSlug: 'alder-home', searchSessionId: 'trip-1' })
  await context.close()
})
