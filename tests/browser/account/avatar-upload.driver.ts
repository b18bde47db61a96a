import { type Page, expect as see } from '@playwright/test'
import sharp from 'sharp'
import { expect } from 'vitest'
import { go } from '#tests/kit/site.ts'
import { type PartDriver, press } from '../part.ts'
import { seeFitted } from './cropper.steps.ts'

/** Reading a picture ends when the test says so, and as it says. */
function holdReading(): void {
  const decode = HTMLImageElement.prototype.decode
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    const { dataset } = document.documentElement
    dataset.reading = 'true'
    return new Promise<void>((done, failed) => {
      addEventListener('read', () => decode.call(this).then(done, failed), { once: true })
      addEventListener('unreadable', () => failed(new Error('Made by the test')), { once: true })
    }).finally(() => delete dataset.reading)
  }
}
/** And so does drawing the square, from the next time on. */
function holdDrawing(): void {
  const { prototype } = customElements.get('cropper-selection') ?? {}
  if (!prototype || Object.hasOwn(prototype, 'held')) return
  const draw = Reflect.get(prototype, '$toCanvas')
  function held(this: HTMLElement, options: object) {
    const { dataset } = document.documentElement
    dataset.drawing = 'true'
    return new Promise<void>((done, failed) => {
      addEventListener('drawn', () => draw.call(this, options).then(done, failed), { once: true })
      addEventListener('undrawable', () => failed(new Error('Made by the test')), { once: true })
    }).finally(() => delete dataset.drawing)
  }
  Object.assign(prototype, { held: true, $toCanvas: held })
}
/** The file itself is read first, and who tells before hears nothing of it. */
async function tell(
  page: Page,
  doing: 'reading' | 'drawing',
  happening: 'read' | 'unreadable' | 'drawn' | 'undrawable',
): Promise<void> {
  await page.locator(`html[data-${doing}]`).waitFor({ state: 'attached' })
  await page.evaluate((name) => dispatchEvent(new Event(name)), happening)
}
async function choose(page: Page, mimeType: string, buffer: Buffer): Promise<void> {
  // What is being read is read in vain.
  await page.evaluate(() => delete document.documentElement.dataset.reading)
  await page.getByLabel(/^Choose a picture/).setInputFiles({ name: 'picture', mimeType, buffer })
}
const picture = (page: Page) => page.getByRole('region', { name: 'Your picture' })
const imageRefused = { status: 422, json: { error: { code: 'imageType', message: 'Made by the test', retryable: false } } }

export const avatarUploadDriver: PartDriver = {
  chart: 'avatarUpload',
  needsBrowser: 'reads a picture, and draws it on a canvas',
  signsIn: true,
  // A picture is read by a script of the test’s own, which waits for its events.
  ownPage: true,
  async opens({ page, held }) {
    await page.addInitScript(holdReading)
    await held.catch(page, /\/api\/user\/me\/images\/avatar$/)
    await go(page, '/account/settings/personal-details')
    await see(picture(page)).toBeVisible()
  },
  offered: {
    'file.chosen': (page) => picture(page).locator('label').filter({ hasText: 'Choose a picture' }),
    'picture.zoomed': (page) => press(page, 'Zoom in'),
    'picture.turned': (page) => press(page, 'Rotate right'),
    'picture.moved': (page) => press(page, 'Right'),
    'crop.confirmed': (page) => press(page, 'Save this picture'),
    'crop.cancelled': (page) => press(page, 'Choose another picture'),
  },
  does: {
    'file.chosen#1': async ({ page }) =>
      choose(
        page,
        'image/png',
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
          .png()
          .toBuffer(),
      ),
    'file.chosen#2': ({ page }) => choose(page, 'image/gif', Buffer.from('GIF89a')),
    'file.chosen#3': ({ page }) => choose(page, 'image/jpeg', Buffer.alloc(5_000_001)),
    'readFile: done': ({ page }) => tell(page, 'reading', 'read'),
    'readFile: error': ({ page }) => tell(page, 'reading', 'unreadable'),
    'picture.zoomed#1': ({ page }) => press(page, 'Zoom in').click(),
    'picture.turned': ({ page }) => press(page, 'Rotate right').click(),
    'picture.moved': ({ page }) => press(page, 'Right').click(),
    async 'crop.confirmed'({ page }) {
      await page.evaluate(holdDrawing)
      await press(page, 'Save this picture').click()
    },
    'renderPicture: done': ({ page }) => tell(page, 'drawing', 'drawn'),
    'renderPicture: error': ({ page }) => tell(page, 'drawing', 'undrawable'),
    'crop.cancelled': ({ page }) => press(page, 'Choose another picture').click(),
    'saveAvatar: done#1': ({ held }) => held.settle('real'),
    'saveAvatar: done#2': ({ held }) => held.settle(imageRefused),
    'saveAvatar: error': ({ held }) => held.settle('lost'),
    async 'after: patience'({ page, held }) {
      await page.clock.fastForward(15_000)
      await held.settle('lost') // late, when nobody waits for it any more
    },
  },
  asks: {
    readFile: null,
    renderPicture: null,
    saveAvatar: {
      method: 'POST',
      path: '/api/user/me/images/avatar',
      body: {
        imagePayload: expect.stringMatching(/^data:image\/png;base64,./),
        terms: { path: '/account/settings/personal-details', statement: 'Save', policies: [] },
      },
    },
  },
  outside: {
    'readFile: done': 'The browser reads the picture',
    'readFile: error': 'The browser can’t read the picture',
    'renderPicture: done': 'The browser draws the picture',
    'renderPicture: error': 'The browser can’t draw the picture',
  },
  sees: {
    '"choosing"': (page) => see(page.getByLabel(/^Choose a picture/)).toBeAttached(),
    '"reading"': (page) => see(page.getByLabel(/^Choose a picture/)).toBeAttached(),
    async '"cropping"'(page) {
      await see(press(page, 'Rotate right')).toBeVisible()
      await seeFitted(page)
    },
    async '"rendering"'(page) {
      await see(press(page, 'Rotate right')).toBeHidden()
      await see(picture(page).locator('cropper-canvas')).toBeVisible()
    },
    async '"saving"'(page) {
      await see(press(page, 'Rotate right')).toBeHidden()
      await see(picture(page).locator('cropper-canvas')).toBeVisible()
    },
    '"failed"': (page) => see(page.getByText(/^We couldn’t save your picture/)).toBeVisible(),
    '"saved"': (page) => see(page.getByText('Your picture is saved.')).toBeVisible(),
  },
}
