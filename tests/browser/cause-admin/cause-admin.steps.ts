import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { enter, openSite, type TestSite } from '#tests/kit/site.ts'

/** The site, and a page of somebody who runs causes. */
export async function openAsAdmin(): Promise<{ site: TestSite; page: Page }> {
  const site = await openSite()
  // A refused form is an answer like any other, and so is a network that is off; the browser notes them all the same.
  const { page } = await site.open({ allow: /status of (404|422)|ERR_INTERNET_DISCONNECTED/ })
  await enter(page, 'admin')
  return { site, page }
}

/** Without a fault of accessibility, and nowhere wider than the screen. */
export async function seeWellMade(page: Page): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOf(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}
