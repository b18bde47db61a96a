import { expect as see } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite, wakeFooter } from '#tests/kit/site.ts'
import { allow, collect } from './services.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ consentManager: 'own' })
  // What it leads to is for each test to say.
  await sql`UPDATE flag SET value = 'true' WHERE name = 'cause-sign-up-redirect'`.execute(site.server.services.db)
})
afterAll(() => site.close())

test('F-074, E-066, F-173, T-016 flags that fail leave the page whole, and the log says so without repeating it', async () => {
  const { page, context } = await site.open({ allow: /status of 500/ })
  await page.route('**/api/feature-toggles', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'x' } } }),
  )
  const shipped = page.waitForRequest('**/api/logs/js')
  await go(page, '/')
  const lines: { msg: string; level: string }[] = (await shipped).postDataJSON()
  expect(lines.filter(({ msg }) => msg === 'Failed to get the feature flags from the API')).toHaveLength(1)
  await see(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('E-010, E-012, E-065, T-007 calls that fail are logged and counted, a login that is not there as a warning, an expected answer not at all', async () => {
  const { page, context } = await site.open({ allow: /status of (401|500)/ })
  const { events } = collect(page)
  const lines: { msg: string; level: string }[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/logs/js')) lines.push(...request.postDataJSON())
  })
  await page.route('**/api/search/**', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'x', retryable: true } } }),
  )
  await page.route('**/api/retailers?**', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'notSignedIn', message: 'Who is asking?', retryable: false } } }),
  )
  await go(page, '/login')
  await allow(page)
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await see(page.getByText('Your email and/or password are incorrect')).toBeVisible()
  await go(page, '/how-it-works')
  await page.getByLabel('Search for a shop').first().fill('alder')
  await expect
    .poll(() => lines.map(({ level, msg }) => `${level} ${msg}`))
    .toContainEqual(expect.stringMatching(/^error A-\d+ failed: non successful response from the search api!$/))
  await wakeFooter(page)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/retailers"]')?.click())
  await expect
    .poll(() => lines.map(({ level, msg }) => `${level} ${msg}`))
    .toContainEqual(expect.stringMatching(/^warn A-\d+ failed: Who is asking\?$/))
  await expect
    .poll(() => events.filter(({ category }) => category === 'error').map(({ event, eventData }) => [event, eventData.status]))
    .toEqual([
      ['request', 500],
      // The shops, and what gives more now.
      ['request', 401],
      ['request', 401],
    ])
  await context.close()
})

test('F-065…F-067, S-007, S-011 an invitation is recorded once and kept for sixty days', async () => {
  const { page, context } = await site.open()
  let recorded = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/referrals')) recorded += 1
  })
  const answered = page.waitForResponse('**/api/referrals')
  await go(page, '/?invite=partner-7')
  const { id } = (await (await answered).json()).body.details.referral
  await see.poll(async () => (await context.cookies()).find(({ name }) => name === 'invite')?.value).toBe(id)
  const cookie = (await context.cookies()).find(({ name }) => name === 'invite')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(59.9)
  expect(days).toBeLessThan(60.1)
  await go(page, '/retailers?invite=partner-8')
  await page.waitForLoadState('networkidle')
  expect(recorded).toBe(1)
  await context.close()
})

test('F-077 a text whose first reads fail is shown all the same', async () => {
  const { page, context } = await site.open({ allow: /status of 503/ })
  let reads = 0
  await page.route('**/api/terms/cookies', (route) => (++reads < 3 ? route.fulfill({ status: 503, json: {} }) : route.continue()))
  await go(page, '/')
  await wakeFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).first().click()
  await see(page.getByRole('heading', { level: 1, name: /ookie/ })).toBeVisible()
  await expect.poll(() => reads).toBe(3)
  await context.close()
})

test.each([
  ['off', false, '/causes/abbotsmere-hospice', null],
  ['on', true, '/causes/abbotsmere-hospice', 'Abbotsmere Hospice'],
  ['on, with no cause seen', true, '/how-it-works', null],
  ['a campaign’s cause', 2, '/how-it-works', 2],
  ['a campaign’s cause, but the visitor has come for another', 2, '/causes/abbotsmere-hospice', 'Abbotsmere Hospice'],
])(
  'F-049, F-068, U-002, U-003, S-017 with the cause sign-up redirect %s, Sign up leads where it says, on later pages as well',
  async (_, flag, path, expected) => {
    const { page, context } = await site.open()
    await page.route('**/api/feature-toggles', (route) =>
      route.fulfill({ json: { body: { details: { flags: { 'cause-sign-up-redirect': flag } } } } }),
    )
    const toggles = page.waitForResponse('**/api/feature-toggles')
    await go(page, path)
    await toggles
    await page.getByRole('banner').getByRole('link', { name: 'Farthing' }).click()
    await see(page.getByRole('heading', { level: 1 })).not.toHaveText('Abbotsmere Hospice')
    const cause =
      expected === null
        ? undefined
        : await site.server.services.db
            .selectFrom('cause')
            .select(['id', 'name'])
            .where(typeof expected === 'number' ? 'id' : 'name', '=', expected)
            .executeTakeFirstOrThrow()
    const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' })
    await see(signUp).toHaveAttribute('href', cause ? `/support-a-good-cause/step-1?cause=${cause.id}` : /^\/create-an-account/)
    await signUp.click()
    if (cause) await see(page.getByText(cause.name).first()).toBeVisible()
    else await see(page).toHaveURL(/\/create-an-account/)
    await context.close()
  },
)

test('T-012, X-045 with the flag on, half of those who are not signed in shop first, and are counted as exposed', async () => {
  const { page, context } = await site.open()
  const { events } = collect(page)
  await page.route('**/api/feature-toggles', (route) =>
    route.fulfill({ json: { body: { details: { flags: { 'anonymous-visits': true } } } } }),
  )
  let variantKey = 'control'
  await page.route('**/api/experiment/evaluation', async (route) => {
    const answer = await (await route.fetch()).json()
    Object.assign(answer.body.details, { variantKey })
    await route.fulfill({ json: answer })
  })
  await go(page, '/')
  await allow(page)
  await go(page, '/retailer/alder-home/visit')
  await see(page.getByRole('heading', { name: /^Before you go to [A-Z]/ })).toBeVisible()
  await see
    .poll(() => events.filter(({ category }) => category === 'experiment').map(({ eventData }) => eventData.variantKey))
    .toEqual(['control'])
  variantKey = 'variant'
  await page.goto('/retailer/alder-home/visit')
  await see(page.getByText('This is a demo shop.')).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === 'visitSession')?.value).toMatch(/^[0-9a-f]{32}$/)
  await context.close()
})
