import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, logIn, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Counts the calls of a kind that a page makes. */
function counted(page: Page, pattern: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (pattern.test(request.url())) count += 1
  })
  return () => count
}

test('F-016, F-019 an access token that is gone is refreshed once, however many calls wait for it', async () => {
  const { page } = await site.open()
  await enter(page, 'supporter')
  await page.evaluate(() => localStorage.setItem('accessToken', 'a.b.c'))
  const refreshes = counted(page, /\/api\/auth\/refresh\//)
  await go(page, '/account/donations')
  await see(page.getByRole('link', { name: /Grocers|Holidays|Paints/ }).first()).toBeVisible()
  expect(refreshes()).toBe(1)
})

test('F-002, F-004, F-017, F-020 without tokens the legacy session brings them back; without anything the page asks to log in', async () => {
  const { page, context } = await site.open({ allow: /status of 401/ })
  await enter(page, 'supporter')
  const forgetTokens = () =>
    page.evaluate(() => {
      localStorage.removeItem('accessToken')
      localStorage.removeItem('refreshToken')
    })
  await forgetTokens()
  await go(page, '/account/donations')
  await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
  await forgetTokens()
  await context.clearCookies()
  await page.goto('/account/donations')
  await see(page).toHaveURL(/\/login\?/)
  await see(page.getByText('Log in to see this page. We’ll bring you straight back.')).toBeVisible()
})

test('F-001, F-003, X-004, E-020, S-005 a check-supporter cookie alone recognises the person, and asks for a login before anything private', async () => {
  const { page, context } = await site.open({ allow: /status of 401/ })
  await enter(page, 'supporter')
  await page.evaluate(() => {
    localStorage.removeItem('accessToken')
    localStorage.removeItem('refreshToken')
  })
  await context.clearCookies({ name: 'PHPSESSID' })
  await go(page, '/panel')
  await see(page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeVisible()
  await see(page.getByText('Log in to see your figures.')).toBeVisible()
  await page.goto('/account/donations')
  await see(page).toHaveURL(/\/login\?.*forward-url=%2Faccount%2Fdonations/)
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
})

test('logging out in one tab signs the others out', async () => {
  // What the first tab is still reading then is refused.
  const { page, context } = await site.open({ allow: /status of 401/ })
  await enter(page, 'admin')
  await go(page, '/account/donations')
  const other = await context.newPage()
  await go(other, '/logout')
  await see(other.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
  await see(page).toHaveURL(/\/login\?/)
})

test('E-021, P-009, V-093 the page of another’s cause sends to the panel', async () => {
  const { page } = await site.open()
  await enter(page, 'treasurer')
  await page.goto('/account/causes/1/donations')
  await see(page).toHaveURL(/\/panel$/)
  await go(page, '/account/causes/4/donations')
  await see(page.getByRole('heading', { level: 1, name: 'Cause donations' })).toBeVisible()
})

test('X-009, N-055 who is signed in goes from the login page on to where they were going', async () => {
  const { page } = await site.open()
  await enter(page, 'supporter')
  await page.goto('/login?forward-url=/account/donations')
  await see(page).toHaveURL(/\/account\/donations$/)
  await page.goto('/login?forward-url=//evil.example')
  await see(page).toHaveURL(/\/panel$/)
})

test('where storage is refused, signing in works until the page is left', async () => {
  const { page } = await site.open()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await logIn(page, 'supporter')
  await see(page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeVisible()
  await page.getByRole('link', { name: 'See all donations' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
})

test('A-114, S-018 under another host name the site speaks to that host’s back end, with its key', async () => {
  const { ownBases } = await import('#contract/bases.ts')
  const other = await openSite({
    backEnds: [
      {
        environment: 'staging',
        hosts: ['localhost'],
        bases: { ...ownBases, search: 'https://search.example.org' },
        authorizationKey: 'key-of-staging',
      },
    ],
  })
  const { page } = await other.open()
  const asked: (string | undefined)[] = []
  await page.route('https://search.example.org/**', async (route) => {
    asked.push((await route.request().allHeaders())['x-authorization'])
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      contentType: 'application/json',
      body: JSON.stringify({ body: { details: { result: { results: [] } } } }),
    })
  })
  await go(page, '/')
  await page.getByRole('button', { name: 'A shop', exact: true }).click()
  await page.getByRole('combobox').fill('garden')
  await see(page.getByText('No shops found. Press Enter to look for causes instead.')).toBeVisible()
  expect(asked).toEqual(['key-of-staging'])
  await other.close()
})
