import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '#tests/kit/matrix.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { countRefreshes, signedInOn } from './session.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ environment: 'production' })
})
afterAll(() => site.close())
const signedIn = signedInOn(() => site)

// By minutes and by a year; hours and days between them with `npm run heavy`.
const wrongBy = [-365 * 24, 5 / 60, ...(isWhole ? [-24, -1, -5 / 60, 1, 24, 365 * 24] : [])]

test.each(wrongBy)('S17 a clock that is wrong by %d hours: nobody is logged out, nothing loops', async (hours) => {
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
})
