import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { countRefreshes, due, moveClock, signedInOn } from './session.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ environment: 'production' })
})
afterAll(() => site.close())
const signedIn = signedInOn(() => site)

/** A limit in real time holds where the machine does nothing else (`npm run heavy`): on a busy one, pages that load beside each other take longer than it. */
const within = (timeout: number) => (process.env.WHOLE ? { timeout } : {})

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
  const { page, context } = await signedIn('supporter', { hasTimeouts: true })
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
  await see(other.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible(within(6000))
  expect(refreshes.refreshToken).toBeLessThanOrEqual(2)
  await context.close()
})

test('S14 after logging out, Back shows nothing private', async () => {
  const { page, context } = await signedIn()
  await go(page, '/account/donations')
  await see(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto('/logout')
  await see(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
  await page.goBack()
  await see(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await see(page.getByRole('table')).toHaveCount(0)
  await context.close()
})

test('S12 logging out in one tab reaches every other by itself, at once: none has to ask the server', async () => {
  const { page, context } = await signedIn()
  const tabs = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const tab = await context.newPage()
      // This tab writes tokens of its own, which must not outlive the logout in another.
      await tab.addInitScript(() => localStorage.removeItem('accessToken'))
      await go(tab, '/account/donations')
      await see(tab.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
      await tab.route('**/api/**', () => {}) // never answered
      return tab
    }),
  )
  await go(page, '/logout')
  await see(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
  await Promise.all(tabs.map((tab) => see(tab).toHaveURL(/\/login/, within(1000))))
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken'), document.cookie]),
  ).toEqual([null, null, expect.not.stringMatching(/PHPSESSID|checkSupporter/)])
  await context.close()
})
