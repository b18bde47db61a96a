import { type Page, expect as see } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { go, type TestSite } from '#tests/kit/site.ts'
import { seeFitted } from '../account/cropper.steps.ts'
import { openAsAdmin } from './cause-admin.steps.ts'

let site: TestSite
let page: Page
beforeAll(async () => {
  ;({ site, page } = await openAsAdmin())
})
afterAll(() => site.close())

test('H-003 a picture is put with an update, cut to four by three, stands on the page with what it shows, and is taken away', async () => {
  await go(page, '/account/causes/3/updates')
  const update = page.getByRole('listitem').filter({ hasText: 'Four of the new helmets are in use.' })
  await update.getByRole('button', { name: /^Add a picture to the update of / }).press('Enter')
  await update.getByLabel('What does it show? (optional)').fill('Four helmets on a bench')
  const create = { width: 900, height: 900, channels: 3, background: '#205080' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await update.getByLabel('Choose a picture').setInputFiles({ name: 'helmets.png', mimeType: 'image/png', buffer })
  await seeFitted(page)
  const frame = await page.locator('cropper-canvas').boundingBox()
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  expect(await violationsOf(page)).toEqual([])
  await update.getByRole('button', { name: 'Save this picture' }).press('Enter')
  await see(page.getByText('The picture is with your update now.')).toBeVisible()
  await see(page.getByRole('heading', { name: 'Posted updates' })).toBeFocused()
  const shown = update.getByRole('img', { name: 'Four helmets on a bench' })
  await see(shown).toHaveAttribute('src', /^\/user-images\/[0-9a-f]{32}\.jpg$/)

  const { slug } = await site.server.services.db.selectFrom('cause').select('slug').where('id', '=', 3).executeTakeFirstOrThrow()
  await go(page, `/causes/${slug}`)
  const latest = page.getByRole('region', { name: /^Latest from / })
  await latest.scrollIntoViewIfNeeded()
  const picture = latest.getByRole('img', { name: 'Four helmets on a bench' })
  await see(picture).toBeVisible()
  // As wide as it's shown, not as it's kept, and none the shorter for it.
  await see
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/^http:.*\/user-images\/[0-9a-f]{32}\.jpg\/480\.webp$/)
  await see
    .poll(() =>
      picture.evaluate(({ complete, naturalWidth, naturalHeight }: HTMLImageElement) => complete && naturalWidth / naturalHeight),
    )
    .toBeCloseTo(4 / 3)

  await go(page, '/account/causes/3/updates')
  await update.getByRole('button', { name: /^Change or remove the picture of / }).press('Enter')
  await update.getByRole('button', { name: 'Remove the picture', exact: true }).press('Enter')
  await see(page.getByRole('dialog')).toContainText('we won’t keep a copy')
  await page.getByRole('button', { name: 'Yes, remove it' }).press('Enter')
  await see(page.getByText('We’ve removed the picture.')).toBeVisible()
  await see(page.getByRole('heading', { name: 'Posted updates' })).toBeFocused()
  await see(update.getByRole('img')).toHaveCount(0)
  // Pages are kept for a minute; another address of it isn't that page.
  const { page: elsewhere } = await site.open()
  await go(elsewhere, `/causes/${slug}?seen=again`)
  await see(elsewhere.getByRole('region', { name: /^Latest from / })).toContainText('Four of the new helmets are in use.')
  await see(elsewhere.getByRole('region', { name: /^Latest from / }).getByRole('img')).toHaveCount(0)
})
