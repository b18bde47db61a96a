import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** How often its height goes into the width of each wide picture that a cause has uploaded, once it has come; those of its updates have another shape. */
async function shapes(page: Page): Promise<number[]> {
  const pictures = await page.getByRole('main').locator('img[src$=".jpg"]:not([data-face], [width="1200"])').all()
  const all: number[] = []
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await see
      .poll(() => picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight))
      .toBeCloseTo(3, 1)
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
    all.push(Math.round((10 * width) / height) / 10)
  }
  return all
}

test.each([375, 1280])(
  'H-003 a cause’s own picture is three times as wide as high at %d px, on its page and where it has been paid',
  async (width) => {
    const { page, context } = await site.open({ viewport: { width, height: 900 } })
    await go(page, '/causes/abbotsmere-hospice')
    expect(await shapes(page)).toEqual([3])
    await go(page, '/')
    expect(await shapes(page)).toEqual([3, 3])
    await context.close()
  },
)
