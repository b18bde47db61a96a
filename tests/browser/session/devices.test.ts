import { mkdirSync } from 'node:fs'
import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, logIn, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const security = '/account/settings/login-and-security'
const devices = (page: Page) => page.getByRole('region', { name: 'Where you’re logged in' })
const keptTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')])
const shots = process.env.SCREENSHOTS
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await devices(page).scrollIntoViewIfNeeded()
    await devices(page).screenshot({ path: `${shots}/${name}-${width}.png` })
  }
}

test('A-009 another device is logged out by keyboard, and then every device, which this one forgets as well', async () => {
  const { page } = await site.open()
  // Who was logged out is told so by the server, which the browser notes.
  const phone = (await site.open({ userAgent: safari, allow: /401/ })).page
  await logIn(page, 'supporter')
  await logIn(phone, 'supporter')
  await go(page, security)
  await see(devices(page).getByRole('heading', { level: 3 })).toHaveText([/^Chrome on \w+$/, 'Safari on iOS'])
  await see(devices(page).getByRole('listitem').first().getByText('This device', { exact: true })).toBeVisible()
  await see(devices(page).getByText('This includes the device you’re using.')).toBeVisible()
  await see(devices(page).getByText(/^Logged in on \d+\s\w+ \d{4}/)).toHaveCount(2)
  await shoot(page, 'list')

  await devices(page).getByRole('button', { name: 'Log out of Safari on iOS' }).press('Enter')
  await see(devices(page).getByRole('status').filter({ hasText: 'Safari on iOS is logged out.' })).toBeVisible()
  await see(devices(page).getByRole('heading', { level: 2 })).toBeFocused()
  await see(devices(page).getByRole('heading', { level: 3 })).toHaveCount(1)
  await shoot(page, 'ended')
  await go(phone, security)
  await see(phone.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()

  await devices(page).getByRole('button', { name: 'Log out everywhere' }).press('Enter')
  await see(devices(page).getByRole('heading', { level: 2 })).toBeFocused()
  await shoot(page, 'confirm')
  await page.keyboard.press('Tab')
  await see(devices(page).getByRole('button', { name: 'Yes, log out everywhere' })).toBeFocused()
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
  expect(await keptTokens(page)).toEqual([null, null])
})
