import { type BrowserContext, type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { empty } from '#tests/kit/lent-page.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { signedInOn } from './session.steps.ts'

// Production's thresholds (C-001, C-003): after a hundred days both tokens are due.
let site: TestSite
beforeAll(async () => {
  site = await openSite({ environment: 'production' })
})
afterAll(() => site.close())
const signedIn = signedInOn(() => site)

/** A page as tomorrow’s visit finds it: the tokens are gone, and only this cookie of the sign-in is left. */
async function onlyCookie(page: Page, context: BrowserContext, name: 'PHPSESSID' | 'checkSupporter'): Promise<void> {
  await page.goto(empty)
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies({ name: name === 'PHPSESSID' ? 'checkSupporter' : 'PHPSESSID' })
}

test('S11, F-021 a server that is away while a session of the older site is shown is told as such: no login page, and nothing is forgotten', async () => {
  const { page, context } = await signedIn('supporter', { allow: /status of 503/ })
  await onlyCookie(page, context, 'PHPSESSID')
  await page.route('**/api/auth/session-upgrade', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } }))
  await go(page, '/account/donations')
  await see(page.getByRole('heading', { level: 1, name: 'We couldn’t load your account' })).toBeVisible()
  await see(page).toHaveURL(/\/account\/donations$/)
  expect((await context.cookies()).map(({ name }) => name)).toContain('PHPSESSID')
  await page.unroute('**/api/auth/session-upgrade')
  await page.getByRole('button', { name: 'Try again' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
  await context.close()
})

test.each(isWhole ? (['PHPSESSID', 'checkSupporter'] as const) : (['PHPSESSID'] as const))(
  'S16 three tabs that are opened at once with only %s: it is shown once, and every tab knows the person',
  async (name) => {
    const { page, context } = await signedIn()
    await onlyCookie(page, context, name)
    const answers: number[] = []
    context.on('response', (response) => {
      if (/\/api\/auth\/(session|checksupporter)-upgrade$/.test(response.url())) answers.push(response.status())
    })
    const tabs = await Promise.all(Array.from({ length: 3 }, () => context.newPage()))
    const known = await Promise.all(
      tabs.map(async (tab) => {
        const asked = tab.waitForResponse(/\/api\/user\/me$/)
        await tab.goto('/retailers')
        return (await asked).status()
      }),
    )
    expect(known).toEqual([200, 200, 200])
    expect(answers).toEqual([200])
    await context.close()
  },
)

/** Ends the session behind the page's back, and makes the page notice. */
async function expire(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'gone')
    localStorage.setItem('refreshToken', 'gone')
  })
}

test('expiry never destroys a page: sign-in opens over it, and everything typed is still there', async () => {
  const { page, context } = await signedIn()
  await go(page, '/account/donations')
  await page.getByRole('button', { name: 'Filter by date' }).click()
  await page.getByLabel('Start date').fill('2026-01-01')
  await page.getByLabel('End date').fill('2026-06-30')
  await expire(page)
  await page.getByRole('button', { name: 'Show these dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await see(dialog).toBeVisible()
  await see(page).toHaveURL(/\/account\/donations/)
  await see(dialog.getByLabel('Email address')).toHaveValue('supporter@farthing.example')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong one')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await see(dialog.getByText('Your email and/or password are incorrect')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await see(dialog).toBeHidden()
  await see(page.getByLabel('Start date')).toHaveValue('2026-01-01')
  await see(page.getByLabel('End date')).toHaveValue('2026-06-30')
  await page.getByRole('button', { name: 'Show these dates' }).click()
  await see(page.getByRole('row').nth(1)).toBeVisible()
  await context.close()
})

test('whoever does not sign in again leaves the page, and nothing of it stays', async () => {
  const { page, context } = await signedIn()
  await go(page, '/account/donations')
  await page.getByRole('button', { name: 'Filter by date' }).click()
  await page.getByLabel('Start date').fill('2026-01-01')
  await page.getByLabel('End date').fill('2026-06-30')
  await expire(page)
  await page.getByRole('button', { name: 'Show these dates' }).click()
  await page.getByRole('dialog', { name: 'Log in again' }).getByRole('button', { name: 'Leave this page' }).click()
  await see(page).toHaveURL(/:\d+\/$/)
  await see(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
  await context.close()
})

let linkOfAdmin: () => Promise<string>
beforeEach(() => {
  linkOfAdmin = async () => {
    const login = await fetch(`${site.server.address}/api/login-cookie`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@farthing.example', password: 'Shop-for-good-1', source: 'website' }),
    })
    const { tokens } = (await login.json()).body.details
    const made = await fetch(`${site.server.address}/api/auth/fingerprints`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.refreshToken}` },
      body: '{}',
    })
    return (await made.json()).body.details.fingerprint
  }
})

test('F-028…F-031, S-010, S15 a link of somebody else asks first; its secret is in no other address, referrer or page', async () => {
  const { page, context } = await signedIn()
  const fp = await linkOfAdmin()
  const leaks: string[] = []
  context.on('request', (request) => {
    const isExchange = request.url().endsWith(`/api/auth/fingerprints/${fp}`)
    const isLink = request.isNavigationRequest() && request.url().includes('?')
    if ((request.url().includes(fp) && !isExchange && !isLink) || request.headers().referer?.includes(fp))
      leaks.push(request.url())
  })
  await page.goto(`/retailers?letter=a&fp=${fp}`)
  const dialog = page.getByRole('dialog', { name: /^Continue as / })
  await see(dialog).toBeVisible()
  await see(page).toHaveURL(/\/retailers\?letter=a$/)
  await dialog.getByRole('button', { name: 'No, don’t change anything' }).click()
  await see(dialog).toBeHidden()
  await go(page, '/panel')
  await see(page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeVisible()
  expect(leaks).toEqual([])
  expect(await page.content()).not.toContain(fp)

  await page.goto(`/?fp=${await linkOfAdmin()}`)
  const asked = page.getByRole('dialog', { name: /^Continue as / })
  const name = /^Continue as (.+)\?$/.exec((await asked.getByRole('heading').textContent()) ?? '')?.[1] ?? ''
  await asked.getByRole('button', { name: `Continue as ${name}` }).click()
  await see(asked).toBeHidden()
  await go(page, '/panel')
  await see(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  await context.close()
})

test('F-030 a link that was used, and one of the same person, change nothing and ask nothing', async () => {
  const { page, context } = await signedIn('admin')
  const fp = await linkOfAdmin()
  const exchanged = page.waitForResponse((response) => response.url().endsWith(`/fingerprints/${fp}`))
  await page.goto(`/panel?fp=${fp}`)
  expect((await exchanged).status()).toBe(200)
  await see(page.getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening)/ })).toBeVisible()
  const again = page.waitForResponse((response) => response.url().endsWith(`/fingerprints/${fp}`))
  await page.goto(`/panel?fp=${fp}`)
  expect((await again).status()).toBe(401)
  await see(page.getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening)/ })).toBeVisible()
  await see(page.getByRole('dialog')).toHaveCount(0)
  await context.close()
})

test('F-026, F-027 a dead session of the older site is replaced by a fresh one', async () => {
  const { page, context } = await signedIn()
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'PHPSESSID')
  await context.addCookies([
    { ...kept, name: 'PHPSESSID', value: 'dead', url: site.server.address, domain: undefined, path: undefined } as never,
  ])
  const made = page.waitForResponse('**/api/auth/session-retrofit')
  await go(page, '/panel')
  expect((await made).status()).toBe(200)
  await see.poll(async () => (await context.cookies()).find(({ name }) => name === 'PHPSESSID')?.value).not.toBe('dead')
  await context.close()
})
