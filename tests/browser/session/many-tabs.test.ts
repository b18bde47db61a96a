import { type BrowserContext, type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { countRefreshes, due, moveClock, signedInOn } from './session.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ environment: 'production' })
})
afterAll(() => site.close())
const signedIn = signedInOn(() => site)

/**
 * Lets the tokens of open tabs grow old together, and has every tab make its 25 calls at once. Time stands still in them but for that: a note that
 * holds the others off is over after seconds, and a busy machine needs more of them.
 */
async function callsFromManyTabs(context: BrowserContext, first: Page, count: number): Promise<number> {
  await context.addInitScript((now) => {
    Date.now = () => now + Number(document.documentElement?.dataset.shift ?? 0)
  }, Date.now())
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
      // Five hundred calls of twenty tabs: the time that they need is the machine's.
      await status.waitFor({ state: 'attached', timeout: 120_000 })
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
