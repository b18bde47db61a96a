import { expect as see } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, logIn, openSite, type TestSite } from '#tests/kit/site.ts'
import { allow, bar, collect, eventsOf, toCollector } from './services.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ consentManager: 'own' })
  // What it leads to is for each test to say.
  await sql`UPDATE flag SET value = 'true' WHERE name = 'cause-sign-up-redirect'`.execute(site.server.services.db)
})
afterAll(() => site.close())

test('F-076, H-013, U-013, X-062, T-018 nothing is counted before a yes, nor after a no; the choice is kept and can be changed', async () => {
  const { page, context } = await site.open()
  const { events } = collect(page)
  await go(page, '/')
  await see(bar(page)).toBeVisible()
  await page.getByRole('link', { name: 'See all shops' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible()
  await bar(page).getByRole('button', { name: 'No, don’t count' }).click()
  await see(bar(page)).toBeHidden()
  await go(page, '/')
  await page.waitForLoadState('networkidle')
  await see(bar(page)).toBeHidden()
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('needed')
  expect(events).toEqual([])

  const afterPolicy = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Cookies', exact: true }) })
  await afterPolicy.getByRole('button', { name: 'Cookie choices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookies and measurement' })
  await dialog.getByLabel('Counting pages and searches').check()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await see(dialog).toBeHidden()
  const sent = page.waitForRequest(toCollector)
  await page.getByRole('link', { name: 'See all shops' }).click()
  expect(eventsOf(await sent).map(({ category, event }) => `${category} ${event}`)).toEqual(['page viewed'])
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('needed.analytics')
  await context.close()
})

test('A-077, C-084, G-021, T-001…T-005, F-071, S-003, S-013, S-016 page views carry who, where and what, go out together, and hold no secret of the address', async () => {
  const { page, context } = await site.open()
  await go(page, '/')
  await allow(page)
  const sent = page.waitForRequest(toCollector)
  await go(page, '/retailer/alder-home?utm_source=letter&q=rowan%40example.org&tenancy-banner=autumn')
  const [view] = eventsOf(await sent)
  expect(view).toMatchObject({
    property: 'website',
    category: 'page',
    event: 'viewed',
    level: 'info',
    eventData: {
      platform: 'farthing-www',
      userId: 0,
      isAdmin: false,
      user_authentication: 'unauthenticated',
      page_type: 'retailer',
      campaign: 'autumn',
      utm_source: 'letter',
      pageUrl: `${site.server.address}/retailer/alder-home?utm_source=letter`,
    },
  })
  expect(view?.eventData.installationId).toMatch(/^[0-9a-f]{32}$/)
  await context.close()
})

test('F-171 what waits when the page goes away is sent as a beacon', async () => {
  const { page, context } = await site.open()
  await go(page, '/')
  await allow(page)
  await page.waitForLoadState('networkidle')
  const beacon = context.waitForEvent('request', (request) => toCollector(request) && request.resourceType() === 'ping')
  // The page goes away again and again: what is counted a moment after the next page is seen would go out by itself a second later.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    setInterval(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })), 20)
  })
  await page.getByRole('link', { name: 'See all shops' }).focus()
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible()
  // The collector takes nothing but events of their shape, so its answer proves the beacon's content.
  expect((await (await beacon).response())?.status()).toBe(200)
  await context.close()
})

test('F-172, T-009, T-010, X-033, X-034, S-020, V-081 searches go out together after four seconds, only with their flag on', async () => {
  const { page, context } = await site.open()
  let flags: unknown = { 'retailer-search-analytics': false }
  await page.route('**/api/feature-toggles', (route) => route.fulfill({ json: { body: { details: { flags } } } }))
  const { events } = collect(page)
  await go(page, '/')
  await allow(page)
  const field = page.getByLabel('Search for a shop').first()
  await page.getByRole('button', { name: 'A shop', exact: true }).click()
  await field.fill('alder')
  await see(page.getByRole('option').first()).toBeVisible()
  flags = [{ name: 'retailer-search-analytics', value: true }]
  await go(page, '/')
  await page.waitForLoadState('networkidle')
  expect(events.filter(({ category }) => category === 'search')).toEqual([])
  await page.getByRole('button', { name: 'A shop', exact: true }).click()
  await field.fill(' ALDER')
  await see(page.getByRole('option').first()).toBeVisible()
  const sent = page.waitForRequest(
    (request) => toCollector(request) && eventsOf(request).some(({ category }) => category === 'search'),
  )
  await page.getByRole('option').first().click()
  await see(page).toHaveURL(/\/retailer\//)
  const searches = eventsOf(await sent)
  expect(searches.map(({ event }) => event)).toEqual(['searched', 'resultClicked'])
  expect(searches[0]?.eventData).toMatchObject({
    searchTerm: 'alder',
    searchLocation: 'header',
    searchType: 'retailer',
    searchTypeHeader: 'trigram',
    segmentationHeader: 'none',
    returnedResults: expect.stringMatching(/^\d+(,\d+){0,9}$/),
  })
  expect(searches[1]?.eventData).toMatchObject({ searchResultPosition: 1, retailerId: expect.any(Number) })
  expect(searches[1]?.eventData.searchSessionId).toBe(searches[0]?.eventData.searchSessionId)
  await context.close()
})

test('T-017, E-069 a collector that fails is never in the way: a page that could not be counted is shown all the same', async () => {
  const { page, context } = await site.open({ allow: /status of 503/ })
  await page.route('**/api/analytics/**', (route) => route.fulfill({ status: 503, json: {} }))
  await go(page, '/')
  await allow(page)
  const failed = page.waitForResponse(/\/api\/analytics\//)
  await go(page, '/retailers')
  const lost = (await failed).request().postDataJSON().events
  expect(lost).toContainEqual(expect.objectContaining({ category: 'page', event: 'viewed' }))
  await see(page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible()
  await see(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'How it works' }).first().click()
  await see(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  await context.close()
})

test('A26 canaries of a whole visit are in no event, no log and no address', async () => {
  const { page, context } = await site.open({ allow: /status of (401|404|500)/ })
  const { texts } = collect(page)
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  await go(page, '/')
  await allow(page)
  await logIn(page, 'supporter')
  await see(page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeVisible()
  const tokens = await page.evaluate(() => [
    localStorage.getItem('accessToken') ?? '',
    localStorage.getItem('refreshToken') ?? '',
  ])
  const cookies = (await context.cookies()).filter(({ name }) => name === 'PHPSESSID' || name === 'checkSupporter')
  await go(page, '/account/donations')
  await go(page, '/password/reset/canary-of-a-reset-link')
  await page.route('**/api/retailers**', (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'internal', message: `broken for supporter@farthing.example at SW1A 1AA ${tokens[0]}` } },
    }),
  )
  await go(page, '/retailer/alder-home')
  const shipped = page.waitForRequest('**/api/logs/js')
  await page.getByRole('link', { name: 'All shops' }).first().click()
  await see(
    page
      .getByRole('heading', { level: 1, name: 'Something went wrong' })
      .or(page.getByText('We encountered a temporary error'))
      .first(),
  ).toBeVisible()
  await shipped
  const canaries = [
    'supporter@farthing.example',
    'Shop-for-good-1',
    'canary-of-a-reset-link',
    'SW1A 1AA',
    ...tokens,
    ...cookies.map(({ value }) => value),
  ]
  expect(canaries.every((canary) => canary.length > 6)).toBe(true)
  for (const canary of canaries) {
    expect(texts.filter((text) => text.includes(canary))).toEqual([])
    const inAddress = addresses.filter((address) => address.includes(canary) && !address.endsWith(`/password/reset/${canary}`))
    expect(inAddress).toEqual([])
  }
  expect(texts.length).toBeGreaterThan(1)
  await context.close()
})
