import { type BrowserContext, type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { empty, go, logIn, openSite, type TestSite } from '#tests/kit/site.ts'

// Production's thresholds (C-001, C-003): after a hundred days both tokens are due.
let site: TestSite
beforeAll(async () => {
  site = await openSite({ environment: 'production' })
})
afterAll(() => site.close())

const due = 100
const moveClock = (page: Page, days: number) => page.request.post('/dev/clock', { form: { days: String(days) } })

function countRefreshes(context: BrowserContext) {
  const seen = { refreshToken: 0, accessToken: 0 }
  context.on('request', (request) => {
    const kind = /\/api\/auth\/refresh\/(refreshToken|accessToken)$/.exec(request.url())?.[1]
    if (kind === 'refreshToken' || kind === 'accessToken') seen[kind] += 1
  })
  return seen
}

async function signedIn(name: 'supporter' | 'admin' = 'supporter', allow = /status of 401/) {
  const opened = await site.open({ allow })
  await logIn(opened.page, name)
  await see(opened.page.getByRole('heading', { level: 1 })).toBeVisible()
  return opened
}

/** Lets the tokens of open tabs grow old together, and has every tab make its 25 calls at once. */
async function callsFromManyTabs(context: BrowserContext, first: Page, count: number): Promise<number> {
  await context.addInitScript(() => {
    const real = Date.now
    Date.now = () => real() + Number(document.documentElement?.dataset.shift ?? 0)
  })
  const tabs: Page[] = []
  for (let index = 0; index < count; index++) {
    const tab = await context.newPage()
    await go(tab, '/dev/ui')
    tabs.push(tab)
  }
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')))
  await moveClock(first, due)
  const shift = String(due * 86_400_000)
  for (const tab of tabs)
    await tab.evaluate((milliseconds) => {
      document.documentElement.dataset.shift = milliseconds
    }, shift)
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Make 25 calls' }).click()))
  const answered = await Promise.all(
    tabs.map(async (tab) => {
      const status = tab.locator('[data-answered]')
      await status.waitFor({ state: 'attached' })
      return Number(await status.getAttribute('data-answered'))
    }),
  )
  await Promise.all(tabs.map((tab) => tab.close()))
  return answered.reduce((sum, one) => sum + one, 0)
}

// `npm run heavy` makes more of them.
const runs = Number(process.env.TAB_RUNS ?? 1)

test(`S1 twenty tabs with twenty-five calls each: one refresh sequence, 500 answers, nobody logged out (${runs} ${runs === 1 ? 'run' : 'runs'})`, async () => {
  for (let run = 0; run < runs; run++) {
    const { page, context } = await signedIn()
    const refreshes = countRefreshes(context)
    expect(await callsFromManyTabs(context, page, 20)).toBe(500)
    expect(refreshes).toEqual({ refreshToken: 1, accessToken: 1 })
    await go(page, '/account/donations')
    await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
    await context.close()
  }
})

test('S3 without Web Locks: at most two refreshes, nobody logged out', async () => {
  const { page, context } = await signedIn()
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }))
  const refreshes = countRefreshes(context)
  expect(await callsFromManyTabs(context, page, 10)).toBe(250)
  expect(refreshes.refreshToken).toBeLessThanOrEqual(2)
  expect(refreshes.accessToken).toBeLessThanOrEqual(2)
  await context.close()
})

test('S4 a tab that is closed in the middle of its refresh stops nobody', async () => {
  const { page, context } = await signedIn()
  await moveClock(page, due)
  const holder = await context.newPage()
  await holder.route('**/api/auth/refresh/*', () => {}) // never answered
  const isHeld = holder.waitForRequest('**/api/auth/refresh/*')
  await holder.goto('/account/donations')
  await isHeld
  const other = await context.newPage()
  const waits = other.goto('/account/donations')
  await holder.close()
  await waits
  await see(other.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
  await context.close()
})

test('S4 a tab that is frozen in the middle of its refresh stops nobody for more than five seconds', async () => {
  const { page, context } = await signedIn()
  await moveClock(page, due)
  const refreshes = countRefreshes(context)
  const holder = await context.newPage()
  await holder.route('**/api/auth/refresh/*', () => {}) // never answered
  const isHeld = holder.waitForRequest('**/api/auth/refresh/*')
  await holder.goto('/account/donations')
  await isHeld
  await (await context.newCDPSession(holder)).send('Page.setWebLifecycleState', { state: 'frozen' })
  const other = await context.newPage()
  await other.goto('/account/donations')
  await see(other.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible({ timeout: 6000 })
  expect(refreshes.refreshToken).toBeLessThanOrEqual(2)
  await context.close()
})

test('S14 after logging out, Back shows nothing private', async () => {
  const { page, context } = await signedIn()
  await go(page, '/account/donations')
  await see(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto('/logout')
  await see(page.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible()
  await page.goBack()
  await see(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await see(page.getByRole('table')).toHaveCount(0)
  await context.close()
})

test('S12 logging out in one tab reaches every other within a second', async () => {
  const { page, context } = await signedIn()
  const tabs = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const tab = await context.newPage()
      // This tab writes tokens of its own, which must not outlive the logout in another.
      await tab.addInitScript(() => localStorage.removeItem('accessToken'))
      await go(tab, '/account/donations')
      await see(tab.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
      return tab
    }),
  )
  await go(page, '/logout')
  await see(page.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible()
  await Promise.all(tabs.map((tab) => see(tab).toHaveURL(/\/login/, { timeout: 1000 })))
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken'), document.cookie]),
  ).toEqual([null, null, expect.not.stringMatching(/PHPSESSID|checkSupporter/)])
  await context.close()
})

/** A page as tomorrow’s visit finds it: the tokens are gone, and only this cookie of the sign-in is left. */
async function onlyCookie(page: Page, context: BrowserContext, name: 'PHPSESSID' | 'checkSupporter'): Promise<void> {
  await page.goto(empty)
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies({ name: name === 'PHPSESSID' ? 'checkSupporter' : 'PHPSESSID' })
}

test('S11, F-021 a server that is away while a session of the older site is shown is told as such: no login page, and nothing is forgotten', async () => {
  const { page, context } = await signedIn('supporter', /status of 503/)
  await onlyCookie(page, context, 'PHPSESSID')
  await page.route('**/api/auth/session-upgrade', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } }))
  await go(page, '/account/donations')
  await see(page.getByRole('heading', { level: 1, name: 'We could not load your account' })).toBeVisible()
  await see(page).toHaveURL(/\/account\/donations$/)
  expect((await context.cookies()).map(({ name }) => name)).toContain('PHPSESSID')
  await page.unroute('**/api/auth/session-upgrade')
  await page.getByRole('button', { name: 'Try again' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
  await context.close()
})

test.each(['PHPSESSID', 'checkSupporter'] as const)(
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

test('F-028…F-031, S15 a link of somebody else asks first; its secret is in no other address, referrer or page', async () => {
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
  const dialog = page.getByRole('dialog', { name: /^Go on as / })
  await see(dialog).toBeVisible()
  await see(page).toHaveURL(/\/retailers\?letter=a$/)
  await dialog.getByRole('button', { name: 'No, change nothing' }).click()
  await see(dialog).toBeHidden()
  await go(page, '/panel')
  await see(page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeVisible()
  expect(leaks).toEqual([])
  expect(await page.content()).not.toContain(fp)

  await page.goto(`/?fp=${await linkOfAdmin()}`)
  const asked = page.getByRole('dialog', { name: /^Go on as / })
  const name = /^Go on as (.+)\?$/.exec((await asked.getByRole('heading').textContent()) ?? '')?.[1] ?? ''
  await asked.getByRole('button', { name: `Go on as ${name}` }).click()
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

test.each([-365 * 24, -24, -1, -5 / 60, 5 / 60, 1, 24, 365 * 24])(
  'S17 a clock that is wrong by %d hours: nobody is logged out, nothing loops',
  async (hours) => {
    const { page, context } = await signedIn()
    const refreshes = countRefreshes(context)
    await page.addInitScript((skew) => {
      const real = Date.now
      Date.now = () => real() + skew
    }, hours * 3_600_000)
    await go(page, '/dev/ui')
    await page.getByRole('button', { name: 'Make 25 calls' }).click()
    await see(page.locator('[data-answered="25"]')).toBeVisible()
    expect(refreshes.refreshToken + refreshes.accessToken).toBeLessThanOrEqual(2)
    await context.close()
  },
)
