import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, logIn, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function shopAtAlderHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to Alder Home' }).click()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await see(page.getByText('The shop has reported the sale to Farthing.')).toBeVisible()
}

test('E-019, F-032, F-048, F-083…F-086, F-089, F-097, F-108, P-003, S-015 the whole journey: search, sign up, shop, see the donation, have it confirmed, log out', async () => {
  const { page } = await site.open({ loadsAhead: true })
  await go(page, '/')
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Shop as usual. Raise money for the cause you love.')

  // F-083…F-086: suggestions, arrows, Enter.
  await page.getByRole('button', { name: 'A shop', exact: true }).click()
  const search = page.getByRole('combobox', { name: 'Search for a shop' })
  await search.fill('alder ho')
  await see(page.getByRole('option', { name: /Alder Home/ })).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Alder Home' })).toBeFocused()
  await see(page).toHaveTitle('Alder Home - Farthing')

  // F-048: choose a cause, create an account, agree.
  await page.getByRole('link', { name: 'Sign up' }).click()
  await see(page.getByText('Step 1 of 3: Your cause')).toBeVisible()
  await page.getByLabel('Cause name, town or postcode').fill('hospice')
  await page.getByRole('button', { name: 'Search for causes' }).click()
  await page.getByRole('button', { name: /Abbotsmere Hospice/ }).click()
  await see(page).toHaveURL(/step=create-account/)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email address').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('I accept the supporter terms').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await see(page.getByRole('heading', { level: 1 })).toHaveText(/Good (morning|afternoon|evening), Ada/)
  await see(page).toHaveURL(/\/panel$/)
  await see(page.getByText('You’re raising money for Abbotsmere Hospice')).toBeVisible()

  // F-089: a visit through the server's demo shop.
  await go(page, '/retailer/alder-home')
  await shopAtAlderHome(page)
  await page.getByRole('link', { name: 'See your donations on Farthing' }).click()
  await see(page.getByRole('row', { name: /Alder Home/ })).toContainText('Pending')
  await see(page.getByRole('row', { name: /Alder Home/ })).toContainText('£2.24')

  // F-097, F-108: the detail with its timeline, before and after the retailer confirms.
  await page.getByRole('link', { name: 'Alder Home' }).click()
  await see(page.getByRole('heading', { level: 1, name: '£2.24' })).toBeVisible()
  await see(page.getByText('Waiting for the returns period to end', { exact: true })).toBeVisible()
  const { network_reference: reference } = await site.server.services.db
    .selectFrom('donation')
    .select('network_reference')
    .orderBy('purchased_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(await site.server.simulator.report({ type: 'confirmed', reference })).toBe(200)
  await page.getByRole('button', { name: 'Check again' }).click()
  await see(page.getByText(/^The shop has approved this donation\. Its payment should reach us by/)).toBeVisible()
  const steps = page.getByRole('region', { name: 'What’s happened and what’s next' }).getByRole('listitem')
  await see(steps).toHaveText([
    /^Purchase reported/,
    /^Confirmed.*by the shop/,
    /^The shop sends the money.*should reach us by/,
    /^The next quarterly payment.*Around .*, if at least £15 is ready/,
    /^Your cause receives the money.*Up to 3 working days later$/,
  ])
  await page.getByRole('link', { name: 'All donations' }).click()
  await see(page.getByRole('row', { name: /Alder Home/ })).toContainText('Confirmed')
  await see(page.getByRole('definition').nth(1)).toHaveText('£2.24')

  // F-032: logging out leaves nothing behind.
  await page.getByRole('link', { name: 'Log out' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
  expect(
    await page.evaluate(() => [
      localStorage.accessToken,
      localStorage.refreshToken,
      document.cookie.includes('checkSupporter'),
      document.cookie.includes('PHPSESSID'),
    ]),
  ).toEqual([undefined, undefined, false, false])
  await page.goto('/account/donations')
  await see(page).toHaveURL(/\/login\?.*reason=efr-www-authenticated_isAnon.*forward-url=/)
})

test('A14 a visitor who is not signed in logs in from the visit, comes back to the shop’s page, and goes to the shop by their own click', async () => {
  const { page } = await site.open({ loadsAhead: true })
  await go(page, '/retailer/alder-home')
  await page.getByRole('link', { name: 'Go to Alder Home' }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByLabel('Email address').fill('admin@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await see(page).toHaveURL(/\/retailer\/alder-home$/)
  await page.getByRole('link', { name: 'Go to Alder Home' }).click()
  await see(page).toHaveURL(/\/demo-shop\/alder-home\?visit=/)
})

test('R-025…R-027, F-089 all three ways to a shop open it; an unknown offer says so', async () => {
  const { page } = await site.open({ loadsAhead: true, allow: /status of 404/ })
  await logIn(page, 'supporter')
  const { db } = site.server.services
  const rate = await db
    .selectFrom('rate')
    .innerJoin('retailer', 'retailer.id', 'rate.retailer_id')
    .select(['rate.id', 'retailer.slug'])
    .executeTakeFirstOrThrow()
  const deal = await db
    .selectFrom('deal')
    .innerJoin('retailer', 'retailer.id', 'deal.retailer_id')
    .select(['deal.id', 'retailer.slug'])
    .executeTakeFirstOrThrow()
  for (const [path, slug] of [
    [`/retailer/${rate.slug}/visit`, rate.slug],
    [`/retailer/${rate.slug}/rates/${rate.id}/visit`, rate.slug],
    [`/deal/${deal.slug}/${deal.id}/visit`, deal.slug],
  ] as const) {
    await page.goto(path)
    await see(page).toHaveURL(new RegExp(`/demo-shop/${slug}\\?visit=`))
  }
  await page.goto(`/deal/${rate.slug}/999999/visit`)
  await see(page.getByRole('heading', { level: 1, name: 'This shop or offer isn’t available any more' })).toBeVisible()
})

test('U-077 the whole journey by keyboard alone', async () => {
  const { page } = await site.open({ loadsAhead: true })
  await go(page, '/login')
  const tabTo = async (name: string | RegExp, role: 'link' | 'button' | 'textbox') => {
    const wanted = page.getByRole(role, { name }).first()
    await see(wanted).toBeVisible()
    for (let presses = 0; presses < 60; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${role} ${name}`)
  }
  await page.keyboard.press('Tab')
  await see(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused()
  await tabTo('Email address', 'textbox')
  await page.keyboard.type('supporter@farthing.example')
  await tabTo('Password', 'textbox')
  await page.keyboard.type('Shop-for-good-1')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeFocused()
  await page.getByRole('combobox').last().focus()
  // What is suggested for the first letters goes with the next: an arrow would go with it.
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === 'alder home')
  await Promise.all([page.keyboard.type('alder home'), answered])
  await see(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await see(page.getByRole('option', { selected: true })).toContainText('Alder Home')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Alder Home', exact: true })).toBeFocused()
  await tabTo('Go to Alder Home', 'link')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: 'Buy now' })).toBeVisible()
  await tabTo('Buy now', 'button')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await tabTo('See your donations on Farthing', 'link')
  await page.keyboard.press('Enter')
  await see(page.getByRole('row', { name: /Alder Home/ }).first()).toContainText('Pending')
  await tabTo('Log out', 'link')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
})

test('U-074, V-001, V-002, V-005 the error summary takes the focus, leads to the field and keeps what was typed', async () => {
  const { page } = await site.open({ loadsAhead: true })
  await go(page, '/login')
  await page.getByLabel('Email address').fill('rowan')
  await page.getByRole('button', { name: 'Log in' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await see(summary).toBeFocused()
  await see(page).toHaveTitle(/^Error: /)
  await see(summary.getByRole('link')).toHaveText([
    'Enter an email address in the correct format, like name@example.com',
    'Password is required',
  ])
  await summary.getByRole('link').nth(1).press('Enter')
  await see(page.getByLabel('Password', { exact: true })).toBeFocused()
  await see(page.getByLabel('Email address')).toHaveValue('rowan')
  await see(page.getByLabel('Email address')).toHaveAccessibleDescription(/correct format/)
  expect(new URL(page.url()).hash).toBe('')
})

test('F-035, F-038 without a network nothing typed is lost, and trying again works', async () => {
  const { page, context } = await site.open({ loadsAhead: true, allow: /ERR_INTERNET_DISCONNECTED/ })
  await go(page, '/login')
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log in' }).click()
  await see(page.getByText('We have had a problem trying to log you in')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await see(page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeVisible()
})

test('Back in the browser is the wizard’s step before, with everything typed', async () => {
  const { page } = await site.open({ loadsAhead: true })
  await go(page, '/support-a-good-cause/step-1?cause=5')
  await see(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email address').fill('back@example.org')
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await page.getByRole('button', { name: 'Continue' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Terms and news' })).toBeFocused()
  await page.goBack()
  await see(page.getByLabel('Email address')).toHaveValue('back@example.org')
  await page.goForward()
  await see(page.getByRole('heading', { level: 1, name: 'Terms and news' })).toBeVisible()
  // What was answered is kept on this device, except the password: so this is as far as one may be.
  await go(page, '/create-an-account?step=marketing-terms')
  await see(page.getByText('Step 2 of 3: Your account')).toBeVisible()
  await see(page.getByLabel('Email address')).toHaveValue('back@example.org')
  await see(page.getByLabel('Password', { exact: true })).toHaveValue('')
  const { page: elsewhere } = await site.open({ loadsAhead: true })
  await go(elsewhere, '/create-an-account?step=marketing-terms')
  await see(elsewhere.getByText('Step 1 of 3: Your cause')).toBeVisible()
})

test('V-004, F-047, F-048 a known address logs in inside the wizard, and the cause is changed only when wanted', async () => {
  const { page } = await site.open({ loadsAhead: true })
  await go(page, '/support-a-good-cause/step-1?cause=5')
  await page.getByLabel('First name').fill('Rowan')
  await page.getByLabel('Last name').fill('Ellis')
  await page.getByLabel('Email address').fill('Supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await page.getByRole('button', { name: 'Continue' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'You already have an account' })).toBeFocused()
  const main = page.getByRole('main')
  await see(main.getByLabel('Email address')).toHaveValue('Supporter@farthing.example')
  await main.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await see(page.getByRole('heading', { level: 1, name: /^Do you want to support / })).toBeFocused()
  await page.getByRole('button', { name: /^Switch to / }).click()
  await see(page).toHaveURL(/\/panel$/)
})
