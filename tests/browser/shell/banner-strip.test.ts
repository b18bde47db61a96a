import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, logIn, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('H-018 a message stands at the end of the page, covers and moves nothing, and stays closed after a reload, in a new tab and in a new session', async () => {
  const { page, context } = await site.open({ isMoving: true })
  await enter(page, 'supporter')
  const message = (on: Page) => on.getByRole('region', { name: 'Donation Reminder' })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      const seen = window as unknown as { shift: number }
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Where its place is in sight, it would push the footer about: it waits until it isn't.
  await page.setViewportSize({ width: 1280, height: 9000 })
  await go(page, '/how-it-works')
  await see(page.getByRole('link', { name: 'Account' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await see(message(page)).toHaveCount(0)
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 700 })
    await go(page, '/how-it-works')
    await see(message(page)).toBeVisible()
    await see(message(page)).not.toBeInViewport()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
    await message(page).scrollIntoViewIfNeeded()
    const gaps = async () => {
      const [above, own, below] = await Promise.all(
        [page.getByRole('main'), message(page), page.getByRole('contentinfo')].map((part) => part.boundingBox()),
      )
      const ends = [above, own].map((box) => (box?.y ?? Number.NaN) + (box?.height ?? 0))
      return Math.min((own?.y ?? Number.NaN) - (ends[0] ?? 0), (below?.y ?? Number.NaN) - (ends[1] ?? 0))
    }
    await expect.poll(gaps).toBeGreaterThanOrEqual(-1)
  }
  const saved = page.waitForResponse((answer) => answer.url().includes('/user/me/udo') && answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await see(message(page)).toHaveCount(0)
  await saved
  const staysAway = async (on: Page) => {
    await go(on, '/how-it-works')
    await see(on.getByRole('link', { name: 'Account' })).toBeVisible()
    await on.waitForLoadState('networkidle')
    await see(message(on)).toHaveCount(0)
  }
  await staysAway(page)
  const tab = await context.newPage()
  await staysAway(tab)
  await go(page, '/account')
  await page.getByRole('link', { name: 'Log out' }).first().click()
  await see.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
  await logIn(page, 'supporter')
  await staysAway(page)
  // On another device the account remembers it.
  const elsewhere = await site.open({ isMoving: true })
  await logIn(elsewhere.page, 'supporter')
  await staysAway(elsewhere.page)
  await elsewhere.context.close()
  await context.close()
})

/** A site that has networks and apps; without them its footer names none. */
