import { type Page, expect as see } from '@playwright/test'

/** The picture has been fitted into its window. What turns, enlarges or saves it before that finds nothing to turn, enlarge or save. */
export async function seeFitted(page: Page): Promise<void> {
  const picture = page.locator('cropper-image')
  await see(picture).toBeVisible()
  const scale = () =>
    picture.evaluate((image) => {
      const [a = 1, b = 0] = (image as unknown as { $getTransform(): number[] }).$getTransform() // the library's own element
      return Math.hypot(a, b)
    })
  await see.poll(async () => Math.abs((await scale()) - 1)).toBeGreaterThan(0.05)
}
