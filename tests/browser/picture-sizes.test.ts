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
  for (const image of await page.locator('img[src*="/user-images/"]').all()) await image.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  return page.evaluate(() =>
    [...document.images].flatMap(({ currentSrc, clientWidth, clientHeight }) => {
      const scale = devicePixelRatio
      return currentSrc.includes('/user-images/')
        ? [{ currentSrc, width: clientWidth * scale, height: clientHeight * scale }]
        : []
    }),
  )
}

const everybody = ['/', '/causes/abbotsmere-hospice', '/causes/ardleigh-cross-st-peters-animal-rescue', '/cause-directory/a']
test.each([
  ['visitor', everybody],
  ['supporter', ['/panel', '/account/settings/my-cause']],
  ['admin', ['/account/causes/1', '/account/causes/1/updates', '/admin-dashboard']],
] as const)(
  'a %s is sent every picture as WebP, sharp enough and at most three times as wide as it’s shown',
  async (who, paths) => {
    for (const [width, deviceScaleFactor] of [
      [1280, 1],
      [375, 3],
    ] as const) {
      const { page, context } = await site.open({ viewport: { width, height: 812 }, deviceScaleFactor })
      if (who !== 'visitor') await enter(page, who)
      let count = 0
      for (const path of paths) {
        await go(page, path)
        await page.waitForLoadState('networkidle')
        for (const shown of await picturesOf(page)) {
          const got = await context.request.get(shown.currentSrc)
          const file = await sharp(await got.body()).metadata()
          const name = new URL(shown.currentSrc).pathname.replace(/\/[^/]+$/, '')
          const whole = await sharp(await (await context.request.get(new URL(name, shown.currentSrc).href)).body()).metadata()
          const of = `${path} ${width} px × ${deviceScaleFactor}: ${shown.currentSrc} ${file.width} × ${file.height} for ${shown.width} × ${shown.height}`
          expect(file.format, of).toBe('webp')
          // What is cut off at two sides has to fill the other two.
          const sharpness = Math.min(file.width / shown.width, file.height / shown.height)
          if (file.width < whole.width) expect(sharpness, of).toBeGreaterThan(0.75)
          expect(sharpness, of).toBeLessThan(3)
          count += 1
        }
      }
      expect(count).toBeGreaterThan(paths.length / 2)
      await context.close()
    }
  },
)
