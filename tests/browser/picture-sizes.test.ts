import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Every uploaded picture that is seen on a page: the file that the browser has taken, and how many pixels of the device it fills. */
async function picturesOf(page: Page) {
  for (const image of await page.locator('img[src*="/user-images/"]:visible').all()) await image.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => [...document.images].every(({ complete, clientWidth }) => complete || clientWidth === 0))
  return page.evaluate(() =>
    [...document.images].flatMap(({ currentSrc, clientWidth, clientHeight }) => {
      const scale = devicePixelRatio
      return currentSrc.includes('/user-images/') && clientWidth > 0
        ? [{ currentSrc, width: clientWidth * scale, height: clientHeight * scale }]
        : []
    }),
  )
}

/** The pages with uploaded pictures, and who sees them. */
const pages = [
  ['a visitor', null, ['/', '/causes/abbotsmere-hospice', '/cause-directory/a']],
  ['a supporter', 'supporter', ['/panel', '/account/settings/my-cause']],
  [
    'an administrator',
    'admin',
    ['/account/causes/1', '/account/causes/1/updates', '/settings/cause/1/cause-page', '/admin-dashboard'],
  ],
] as const
const screens = [
  [375, 3],
  [768, 2],
  [1280, 1],
  [1920, 1],
] as const
test.each(pages)(
  '%s is sent every picture as WebP, sharp enough and at most three times as wide as it’s shown',
  async (_, who, paths) => {
    for (const [width, deviceScaleFactor] of screens) {
      const { page, context } = await site.open({ viewport: { width, height: 812 }, deviceScaleFactor })
      if (who) await enter(page, who)
      for (const path of paths) {
        await go(page, path)
        await page.waitForLoadState('networkidle')
        const pictures = await picturesOf(page)
        expect(pictures.length, path).toBeGreaterThan(0)
        for (const shown of pictures) {
          const got = await context.request.get(shown.currentSrc)
          const file = await sharp(await got.body()).metadata()
          const name = new URL(shown.currentSrc).pathname.replace(/\/[^/]+$/, '')
          const whole = await sharp(await (await context.request.get(new URL(name, shown.currentSrc).href)).body()).metadata()
          const of = `${path} ${width} px × ${deviceScaleFactor}: ${shown.currentSrc} ${file.width} × ${file.height} for ${shown.width} × ${shown.height}`
          expect(file.format, of).toBe('webp')
          // What is cut off at two sides has to fill the other two. A screen with three pixels for each shows two of them.
          const sharpness = Math.min(file.width / shown.width, file.height / shown.height)
          if (file.width < whole.width) expect(sharpness * Math.max(1, deviceScaleFactor / 2), of).toBeGreaterThan(0.75)
          expect(file.width <= 256 ? 0 : sharpness, of).toBeLessThan(3)
        }
      }
      await context.close()
    }
  },
)
