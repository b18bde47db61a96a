import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, logIn, openSite, reload, type TestSite } from '#tests/kit/site.ts'

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

test('F-072, F-073, S-012, U-018…U-021 the banner comes 300 ms after a page is ready, and never where it must not', async () => {
  const { page } = await site.open()
  await logIn(page, 'supporter')
  const banner = page.getByRole('region', { name: 'Donation Reminder' })
  await go(page, '/')
  await see(banner).toBeVisible()
  for (const address of ['/account', '/?exp=1', '/donation-reminder']) {
    await go(page, address)
    await see(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await see(page.getByRole('link', { name: 'Account' })).toBeVisible()
    await see(banner).toHaveCount(0)
  }
  await go(page, '/')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await see(banner).toHaveCount(0)
})

test('E-002 a page whose data cannot be had says so, and a refresh brings it', async () => {
  const { page } = await site.open({ allow: /ERR_CONNECTION_RESET|Failed to load resource/ })
  await go(page, '/how-it-works')
  await page.route('**/api/retailers?**', (route) => route.abort('connectionreset'))
  await page.evaluate(() => window.history.pushState({}, '', '/retailers'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await see(page.getByRole('heading', { level: 1, name: 'We can’t connect you' })).toBeVisible()
  await page.unroute('**/api/retailers?**')
  await page.getByRole('button', { name: 'Refresh the page' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible()
})

test('E-053 an unknown page leads home', async () => {
  const { page } = await site.open({ allow: /status of 404/ })
  await go(page, '/no/such/page')
  await see(page.getByText('Oops. We’re sorry but there’s no page here.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await see(page.getByRole('heading', { level: 1, name: /Shop as usual/ })).toBeFocused()
})

test('V-080, F-084, F-167, F-168, U-044…U-046 an empty search asks nothing; Escape, a click elsewhere and the clear button end it', async () => {
  const { page } = await site.open()
  await go(page, '/')
  await page.getByRole('button', { name: 'A shop', exact: true }).click()
  const calls = counted(page, /\/api\/search\//)
  const field = page.getByRole('combobox')
  const options = page.getByRole('option')
  await field.fill('   ')
  await see(options).toHaveCount(0)
  await field.fill('garden')
  await see(options.first()).toBeVisible()
  expect(calls()).toBe(1)
  await field.press('Escape')
  await see(page.getByRole('listbox')).toBeHidden()
  await see(field).toHaveValue('garden')
  await field.fill('gardens')
  await field.fill('garden')
  await see(options.first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await see(page.getByRole('listbox')).toBeHidden()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await see(field).toHaveValue('')
  await see(field).toBeFocused()
  await field.fill('zzzzzz')
  await see(page.getByText('No shops found. Press Enter to look for causes instead.')).toBeVisible()
  await field.press('Enter')
  await see(page).toHaveURL(/\/search\/retailer\?q=zzzzzz/)
  await see(page.getByRole('heading', { level: 1, name: 'No shops match “zzzzzz”' })).toBeVisible()
  // What was looked for stays in the field, to be put right; a cause that was looked for isn’t a shop.
  const above = page.getByRole('combobox', { name: 'Search for a shop' })
  await see(above).toHaveValue('zzzzzz')
  await reload(page)
  await see(above).toHaveValue('zzzzzz')
  await go(page, '/search/retailer?q=zzzzzz&cat=cause')
  await see(page.getByRole('heading', { level: 1 })).toContainText('zzzzzz')
  await see(above).toHaveValue('')
})

const tokens = { accessToken: 'a.b.c', refreshToken: 'a.b.c' }
test.each([
  ['V-090', 'tokens', { user: { id: 1, hash: 'h' } }],
  ['V-091', 'the session of the older site that was handed over', { user: { id: 1, hash: 'h' }, tokens }],
])(
  '%s, F-036, X-008 a login that is answered without %s lets nobody in, and says so without losing what was typed',
  async (_id, _what, details) => {
    const { page, context } = await site.open()
    await go(page, '/login')
    await page.waitForLoadState('networkidle')
    let answer: object = {}
    await page.route('**/api/login-cookie', (route) => route.fulfill({ json: { body: { details: answer } } }))
    await page.getByLabel('Email address').fill('supporter@farthing.example')
    await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await see(page.getByText('We have had a problem trying to log you in')).toBeVisible()
    answer = details
    // Now, for a dead one would have been found and dropped before.
    await context.addCookies([{ name: 'PHPSESSID', value: 'kept', url: site.server.address }])
    const answered = page.waitForResponse('**/api/login-cookie')
    await page.getByRole('button', { name: 'Log in' }).click()
    await answered
    await see(page.getByText('We have had a problem trying to log you in')).toBeVisible()
    await see(page.getByLabel('Email address')).toHaveValue('supporter@farthing.example')
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    // What was not given back is given up, or every further try would end like this one.
    const isKept = (await context.cookies()).some(({ name }) => name === 'PHPSESSID')
    expect(isKept).toBe(!('tokens' in details))
    await context.close()
  },
)

test('F-079, U-007 nothing under the account header moves when it begins to come along, not for one frame', async () => {
  const { page, context } = await site.open({ viewport: { width: 375, height: 500 } })
  await enter(page, 'supporter')
  await go(page, '/account')
  await see(page.getByRole('heading', { level: 2, name: 'What’s new' })).toBeVisible()
  const places = await page.evaluate(async () => {
    const place = () => Math.round((document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY)
    const seen = [place()]
    const comes = new Promise<void>((done) => {
      // It hears of a change before anything else of the page runs, and before it is painted.
      new MutationObserver(() => {
        seen.push(place())
        done()
      }).observe(document.querySelector('header') ?? document.body, {
        attributes: true,
        attributeFilter: ['class'],
      })
    })
    scrollTo(0, 400)
    await comes
    return seen
  })
  expect(places).toEqual([places[0], places[0]])
  await context.close()
})

test('U-011 the footer stands and leads on before its script is there, and folds and follows without a page load once the network is back', async () => {
  const { page } = await site.open({
    viewport: { width: 375, height: 800 },
    allow: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  })
  await page.route('**/footer-*.js', (route) => route.abort('internetdisconnected'))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/footer-'))
  await go(page, '/how-it-works')
  const footer = page.getByRole('contentinfo')
  await see(footer).toContainText('Farthing')
  await see(footer.getByRole('link', { name: 'Farthing home' })).toBeVisible()
  await footer.scrollIntoViewIfNeeded()
  await lost
  await page.unroute('**/footer-*.js')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const fold = footer.getByRole('button', { name: 'Policies' })
  await see(async () => {
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
    await see(fold).toHaveAttribute('aria-expanded', 'true')
  }).toPass()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await see(page).toHaveURL(/\/privacy$/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('who scrolls a page while it is still coming to life stays where they are', async () => {
  const { page, context } = await site.open({ viewport: { width: 375, height: 400 } })
  await enter(page, 'supporter')
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/static-www\/assets\/(?!react|rolldown).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/account/donations', { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 200))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(50)
  release()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await context.close()
})
