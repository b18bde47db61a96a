import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type TestSite } from '#tests/kit/site.ts'
import { openDashboardOn } from './dashboard.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const openDashboard = openDashboardOn(() => site)

test('on a phone with letters twice as large a dashboard has room: nothing scrolls sideways, and the cause’s name stands in whole words', async () => {
  const { page, context } = await openDashboard()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await see(page.getByRole('region', { name: 'Worth doing next' })).toBeVisible()
  await see.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  const name = page.getByRole('region', { name: 'Current cause' }).locator('b')
  const { height, words, line } = await name.evaluate((one) => ({
    height: one.getBoundingClientRect().height,
    words: one.textContent?.split(' ').length ?? 0,
    line: Number.parseFloat(getComputedStyle(one).lineHeight),
  }))
  expect(Math.round(height / line)).toBeLessThanOrEqual(words)
  await context.close()
})
