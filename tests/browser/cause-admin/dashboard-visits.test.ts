import { expect as see } from '@playwright/test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { seeFitted } from '../account/cropper.steps.ts'
import { press } from '../part.ts'
import { causes, dismissed } from './dashboard.driver.ts'
import { openDashboardOn } from './dashboard.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ consentManager: 'own' })
  await sql`UPDATE app_user SET preferences = preferences || '{"analytics": true}'`.execute(site.server.services.db)
})
afterAll(() => site.close())
const openDashboard = openDashboardOn(() => site)

test('F-139, D-033, T-013, U-038 who is in the variant gets the starter pack by itself and counts as exposed; the others find it under the steps', async () => {
  const { page, context } = await openDashboard()
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/analytics\//.test(request.url()))
      told.push(...request.postDataJSON().events.filter(({ category }: { category: string }) => category === 'experiment'))
  })
  await page.getByRole('region', { name: 'Cookies and measurement' }).getByRole('button', { name: 'Yes, that’s fine' }).click()
  await page.route(/\/api\/user\/me\/udo$/, (route) => route.fulfill(dismissed('welcome', 'header')))
  let variantKey = 'control'
  await page.route('**/api/experiment/evaluation', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ flagKey: 'starter-pack', entityID: '2' })
    const answer = await (await route.fetch()).json()
    Object.assign(answer.body.details, { variantKey })
    await route.fulfill({ json: answer })
  })
  await go(page, '/admin-dashboard')
  await see
    .poll(() => told)
    .toEqual([
      expect.objectContaining({
        event: 'exposed',
        eventData: expect.objectContaining({ flagKey: 'starter-pack', variantKey: 'control' }),
      }),
    ])
  await see(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('region', { name: '3 steps to get you started' }).getByRole('button').first().click()
  await press(page, 'Your starter pack').click()
  const pack = page.getByRole('dialog', { name: 'Your starter pack' })
  await see(pack.getByText(/Abbotsmere Hospice now raises money when you shop online/)).toBeVisible()
  await press(page, 'Close the starter pack').click()
  variantKey = 'variant'
  await go(page, '/admin-dashboard')
  const line = page.getByRole('region', { name: 'Your starter pack' })
  await line.getByRole('button', { name: 'Your starter pack' }).click()
  const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/udo?'))
  await press(page, 'Close the starter pack').click()
  expect((await saved).postDataJSON()).toEqual({ dismissed_onboarding_modal_starter_pack: true })
  await context.close()
})

test('F-137, F-138, D-034, D-035, U-039…U-041, C-085 a new administrator is welcomed once, with a film, and shown the header at the next visit', async () => {
  const { page, context } = await site.open()
  await enter(page, 'admin')
  await go(page, '/admin-dashboard')
  const welcome = page.getByRole('region', { name: '24-second film: how shopping raises money' })
  await see(welcome).toBeVisible()
  // The demo's cause has raised something: the welcome is a line that opens.
  await welcome.getByRole('button', { name: '24-second film: how shopping raises money' }).click()
  const film = welcome.locator('video')
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await see.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBe(24)
  await press(page, 'Transcript').click()
  await see(welcome.getByRole('listitem')).toHaveCount(4)
  expect(await violationsOf(page)).toEqual([])
  const saved = page.waitForResponse((response) => response.url().includes('/udo?'))
  await press(page, 'Got it').click()
  expect((await saved).status()).toBe(200)
  await go(page, '/admin-dashboard')
  const header = page.getByRole('region', { name: 'Your cause is at the top' })
  await see(header.getByText(/Run more than one cause/)).toBeVisible()
  const again = page.waitForResponse((response) => response.url().includes('/udo?'))
  await press(page, 'Got it').click()
  await again
  await page.reload()
  await see(page.getByRole('heading', { level: 2, name: 'How you’re doing' })).toBeVisible()
  await see(header).toHaveCount(0)
  await context.close()
})

test('F-141, D-001, U-026, U-027, U-035, U-052, E-034 the logo is changed from the header, and a failure keeps the picture', async () => {
  await site.server.services.db.updateTable('cause').set({ logo: null }).where('id', '=', 1).execute()
  const { page, context } = await openDashboard()
  // Where there is no picture, the first letters of the name stand in for it.
  await see(press(page, `Change the logo of ${causes[1]}`).locator('img')).toHaveCount(0)
  await see(press(page, `Change the logo of ${causes[1]}`)).toContainText('AH')
  await press(page, `Change the logo of ${causes[1]}`).click()
  const dialog = page.getByRole('dialog', { name: 'Your cause’s logo' })
  const red = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  await dialog.getByLabel(/^Choose a logo/).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: red })
  await seeFitted(page)
  await page.route(/\/images\/logo$/, (route) => route.abort(), { times: 1 })
  await press(page, 'Save this picture').click()
  const toasts = page.getByRole('region', { name: 'Messages' })
  // Under the pointer it stays.
  await toasts.getByRole('button', { name: 'Try again' }).hover()
  await see(dialog.getByText('We couldn’t save your logo. It’s still here.')).toBeVisible()
  // Whatever is behind the dialog could not be pressed.
  await toasts.getByRole('button', { name: 'Try again' }).click()
  await see(dialog.getByRole('paragraph').filter({ hasText: 'We’ve saved your logo.' })).toBeVisible()
  await see(toasts.getByText('We couldn’t save your logo')).toHaveCount(0)
  await see(toasts.getByRole('link', { name: 'See your page' })).toHaveAttribute('href', '/causes/abbotsmere-hospice')
  await see(dialog.getByRole('link', { name: 'See it on your cause page' })).toHaveAttribute('href', '/causes/abbotsmere-hospice')
  await page.keyboard.press('Escape')
  await see(press(page, `Change the logo of ${causes[1]}`).locator('img')).toBeVisible()
  await context.close()
})

test('X-003 who is only recognised sees the frame and logs in to see figures, and comes back here', async () => {
  const { page, context } = await openDashboard()
  // Nothing of the site runs here: what is removed stays removed.
  await page.goto('/static-www/icon.svg')
  await page.evaluate(() => {
    localStorage.removeItem('accessToken')
    localStorage.removeItem('refreshToken')
  })
  await context.clearCookies({ name: 'PHPSESSID' })
  await go(page, '/admin-dashboard')
  await see(page.getByText('Log in to see your cause’s figures.')).toBeVisible()
  await page.getByRole('link', { name: 'Log in to see figures' }).click()
  await page.getByLabel('Email address').fill('admin@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await press(page, 'Log in').click()
  await see(page).toHaveURL(/\/admin-dashboard$/)
  await see(page.getByRole('heading', { level: 2, name: 'How you’re doing' })).toBeVisible()
  await context.close()
})
