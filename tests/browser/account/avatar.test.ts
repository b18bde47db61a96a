import { type Page, expect as see } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { seeFitted } from './cropper.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Left half red, right half blue. */
const flag = () => {
  const half = (background: string) => ({ create: { width: 300, height: 400, channels: 3 as const, background } })
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: half('#0000ff'), left: 300, top: 0 }])
    .png()
    .toBuffer()
}
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel(/^Choose a picture/).setInputFiles({ name, mimeType, buffer })
/** The colours in the middle of the four sides: left, right, top, bottom. */
async function coloursOf(page: Page): Promise<string[]> {
  const shown = (await page.getByRole('img', { name: 'Your picture' }).getAttribute('src')) ?? ''
  const address = shown.replace(/\/[\w-]+\.webp$/, '') // the picture as it’s kept
  expect(address).not.toBe(shown)
  const picture = sharp(Buffer.from(await (await page.request.get(address)).body()))
  const { width, height } = await picture.metadata()
  expect([width, height]).toEqual([268, 268])
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3)
    return red > 200 && green > 200 && blue > 200 ? 'white' : red > blue ? 'red' : 'blue'
  }
  return [at(20, 134), at(247, 134), at(134, 20), at(134, 247)]
}

test.each([
  { viewport: { width: 375, height: 800 }, colorScheme: 'dark' as const },
  // By keyboard both are the same; `npm run heavy` sees the wide one too.
  ...(isWhole ? [{ viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const }] : []),
])(
  'F-122, F-170, C-043…C-046, E-041, E-042, U-054 by keyboard: a picture is chosen, enlarged, turned, moved and saved at $viewport.width px',
  async (options) => {
    const { page, context } = await site.open(options)
    await enter(page, 'supporter')
    await go(page, '/account/settings/personal-details')
    await see(page.getByRole('heading', { name: 'Your picture' })).toBeVisible()
    await choose(page, 'a.gif', 'image/gif', Buffer.from('GIF89a'))
    await see(page.getByText('The picture must be a PNG or JPEG')).toBeVisible()
    await choose(page, 'a.png', 'image/png', Buffer.alloc(5_000_001))
    await see(page.getByText('The picture must be 5 MB or smaller')).toBeVisible()
    await choose(page, 'a.png', 'image/png', Buffer.from('isn’t a picture'))
    await see(page.getByText('We couldn’t read this picture. Choose another one')).toBeVisible()

    await choose(page, 'flag.png', 'image/png', await flag())
    await see(page.getByText('Drag to move the picture, or use the buttons.')).toBeFocused()
    await seeFitted(page)
    await see(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
    expect(await violationsOf(page)).toEqual([])
    for (let step = 0; step < 20; step++) await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
    await see(page.getByText('300%')).toBeVisible()
    await see(page.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
    for (let step = 0; step < 20; step++) await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
    await see(page.getByText('100%')).toBeVisible()
    await page.getByRole('button', { name: 'Save this picture' }).press('Enter')
    await see(page.getByText('Your picture is saved.')).toBeVisible()
    expect((await coloursOf(page)).slice(0, 2)).toEqual(['red', 'blue'])

    await choose(page, 'flag.png', 'image/png', await flag())
    await seeFitted(page)
    await page.getByRole('button', { name: 'Rotate right' }).press('Enter')
    await page.getByRole('button', { name: 'Save this picture' }).press('Enter')
    await see(page.getByText('Your picture is saved.')).toBeVisible()
    expect((await coloursOf(page)).slice(2)).toEqual(['red', 'blue'])
    await context.close()
  },
)

test('F-122, F-170 by pointer: the picture is enlarged with the wheel and dragged to where the square shall be', async () => {
  const { page, context } = await site.open()
  await enter(page, 'treasurer')
  await go(page, '/account/settings/personal-details')
  await choose(page, 'flag.png', 'image/png', await flag())
  const canvas = page.locator('cropper-canvas')
  await seeFitted(page)
  await canvas.hover()
  await page.mouse.wheel(0, -100)
  await see(page.getByText('110%')).toBeVisible()
  for (let step = 0; step < 9; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await see(page.getByText('200%')).toBeVisible()
  // 400 pixels of height fill twice the square's 268.
  await expect
    .poll(() =>
      page.locator('cropper-image').evaluate((image) => (image as unknown as { $getTransform(): number[] }).$getTransform()[0]),
    )
    .toBeCloseTo((2 * 268) / 400, 2)
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The picture is not there.')
  await page.mouse.move(box.x + 100, box.y + 134)
  await page.mouse.down()
  await page.mouse.move(box.x + 220, box.y + 134, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Save this picture' }).click()
  await see(page.getByText('Your picture is saved.')).toBeVisible()
  // Its middle has moved 120 pixels to the right, so that the square is red from side to side.
  expect((await coloursOf(page)).slice(0, 2)).toEqual(['red', 'red'])
  await context.close()
})

test.each([
  [
    'E-043',
    'Could not generate canvas context',
    () => {
      HTMLCanvasElement.prototype.getContext = () => null
    },
  ],
  [
    'E-044',
    'Could not generate cropped canvas context',
    () => {
      Object.assign(customElements.get('cropper-selection')?.prototype ?? {}, { $toCanvas: async () => undefined })
    },
  ],
  [
    'E-045',
    'Could not create a file blob',
    () => {
      HTMLCanvasElement.prototype.toDataURL = () => 'data:,'
    },
  ],
])(
  '%s, E-046 a picture that this browser cannot draw says so, is still here, and the log says “%s”',
  async (_id, words, breaks) => {
    const { page, context } = await site.open()
    await enter(page, 'admin')
    await go(page, '/account/settings/personal-details')
    await choose(page, 'flag.png', 'image/png', await flag())
    await seeFitted(page)
    await page.evaluate(breaks)
    const logged = page.waitForRequest(
      (request) => request.url().endsWith('/api/logs/js') && request.postData()?.includes(words) === true,
    )
    await page.getByRole('button', { name: 'Save this picture' }).press('Enter')
    await see(page.getByText(/^We couldn’t save your picture\. It’s still here/)).toBeVisible()
    await see(page.locator('cropper-image')).toBeVisible()
    await logged
    await context.close()
  },
)
