import { readFileSync } from 'node:fs'
import { type Page, expect as see } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/db/seed/seed.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { violationsOf } from '#tests/kit/axe.ts'
import { mailTo } from '#tests/kit/mails.ts'
import { freePort } from '#tests/kit/ports.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  // The demo's own provider sends people back to the port that it was told.
  const port = await freePort()
  site = await openSite({ port, publicUrl: `http://localhost:${port}` })
})
afterAll(() => site.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('F-121, M-032, V-016…V-018 by keyboard: details are corrected, saved, and there after a reload', async () => {
  const { page, context } = await site.open({ viewport: { width: 375, height: 800 } })
  await enter(page, 'treasurer')
  await go(page, '/account/settings')
  await page.getByRole('link', { name: 'Personal details' }).press('Enter')
  await see(page.getByLabel('First name')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await see(page.getByRole('link', { name: 'Enter your date of birth' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Enter your date of birth' }).press('Enter')
  await see(page.getByLabel('Day')).toBeFocused()
  await page.keyboard.type('17')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1980')
  await page.getByLabel('Gender (optional)').fill('Non-binary')
  await page.getByLabel('Mobile number (optional)').fill('+44 7700 900 982')
  await page.getByLabel('Address line 1').fill('18 Mill Lane')
  await page.getByLabel('Postcode').fill('zz47cd')
  await page.getByLabel('Postcode').press('Enter')
  await see(page.getByText('We’ve saved your details.')).toBeVisible()
  await page.reload()
  await see(page.getByLabel('Postcode')).toHaveValue('ZZ4 7CD')
  await see(page.getByLabel('Mobile number (optional)')).toHaveValue('07700900982')
  await see(page.getByLabel('Gender (optional)')).toHaveValue('Non-binary')
  for (const [box, value] of [
    ['Day', '17'],
    ['Month', '05'],
    ['Year', '1980'],
  ] as const)
    await see(page.getByLabel(box)).toHaveValue(value)
  await context.close()
})

test('F-123, F-124, F-126 by keyboard: an address is changed with the mailed code, a password with the old one, and an account is connected and cut', async () => {
  const { page, context } = await site.open({ allow: /status of 422/ })
  await enter(page, 'admin')
  await go(page, '/account/settings/login-and-security')
  await page.getByRole('button', { name: 'Change Email address' }).press('Enter')
  await page.getByLabel('New email address', { exact: true }).fill('robin@example.org')
  await page.getByLabel('Confirm new email address').fill('robin@example.org')
  await page.getByRole('button', { name: 'Email a code to the new address' }).press('Enter')
  await see(page.getByLabel('Code from the email')).toBeVisible()
  const code = (await mailTo(site, 'robin@example.org', /this code there: (\d{6})/))[1] ?? ''
  await page.getByLabel('Code from the email').fill(code.slice(0, 3))
  await page.getByRole('button', { name: 'Use this address' }).press('Enter')
  await see(page.getByRole('link', { name: 'Enter the 6 digits of the code' })).toBeVisible()
  await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Use this address' }).press('Enter')
  await see(page.getByText('You log in with robin@example.org.', { exact: true })).toBeVisible()
  await mailTo(site, 'admin@farthing.example', /robin@example\.org/)

  await page.getByRole('button', { name: 'Change Password' }).press('Enter')
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill('three blue boats')
  await page.getByLabel('Confirm new password').fill('three blue boat')
  await page.getByRole('button', { name: 'Save new password' }).press('Enter')
  await see(page.getByRole('link', { name: "Password doesn't match" })).toBeVisible()
  await page.getByLabel('Confirm new password').fill('three blue boats')
  await page.getByRole('button', { name: 'Save new password' }).press('Enter')
  await see(page.getByRole('link', { name: 'Password is incorrect' })).toBeVisible()
  await page.getByLabel('Current password').fill(demoPassword)
  await page.getByRole('button', { name: 'Save new password' }).press('Enter')
  await see(page.getByText(/^We’ve saved your new password/)).toBeVisible()
  await see(page.getByLabel('Current password')).toHaveValue('')

  const dialog = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Connect Facebook' }).press('Enter')
  const popup = await dialog
  await popup.getByLabel('Whose account at Facebook is it?').fill('Robin Ash')
  // The window may have closed before the key is up again.
  await popup
    .getByRole('button', { name: 'Go on' })
    .press('Enter')
    .catch((cause: unknown) => {
      if (!/has been closed/.test(String(cause))) throw cause
    })
  await see(page.getByText(/^Facebook: /)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Disconnect Facebook' }).press('Enter')
  await see(page.getByText('You haven’t connected any accounts.')).toBeVisible()
  await context.close()
})

test('F-127 by keyboard: an archive is asked for, made by the job, and downloaded', async () => {
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await go(page, '/account/settings/download-data')
  await page.getByRole('button', { name: 'Request my data' }).press('Enter')
  await see(page.getByText(/^We’re preparing your data/)).toBeVisible()
  await runJobs(site.server.services)
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).press('Enter')
  const file = await started
  const inside = unzipSync(new Uint8Array(readFileSync(await file.path())))
  expect(Object.keys(inside)).toContain('donations.csv')
  expect(strFromU8(inside['account.json'] ?? new Uint8Array())).toContain('supporter@farthing.example')
  expect(await violationsOf(page)).toEqual([])
  await context.close()
})

test('F-128, F-129 by keyboard: a cause is changed, an account is closed with its password, and had back through the mailed link', async () => {
  const { page, context } = await site.open({ allow: /status of 4(01|22)/ })
  await enter(page, 'supporter')
  await go(page, '/account/settings/my-cause')
  await see(page.getByText(/^You’re raising money for/)).toBeVisible()
  await page.getByLabel('Cause name, town or postcode').fill('abbotsmere')
  await page.getByRole('button', { name: 'Search for causes' }).press('Enter')
  await page
    .getByRole('button', { name: /Abbotsmere/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: /^Raise money for/ }).press('Enter')
  await see(heading(page, /^You’re raising money for Abbotsmere/)).toBeVisible()

  await go(page, '/account/settings/delete-account')
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await see(page.getByRole('link', { name: 'Password is incorrect' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await see(heading(page, 'Your account is closed')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the home page' }).press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  const address = (await mailTo(site, 'supporter@farthing.example', /http\S+\/password\/reset\/[\w-]+/))[0]
  await go(page, new URL(address).pathname)
  await page.getByLabel('New password', { exact: true }).fill('three blue boats')
  await page.getByRole('button', { name: 'Save new password' }).press('Enter')
  await see(page.getByRole('button', { name: 'Save new password' })).toBeHidden()
  await go(page, '/login')
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await page.getByRole('button', { name: 'Log in' }).press('Enter')
  await see(heading(page, /Rowan/)).toBeVisible()
  await context.close()
})

test('A-007, A-008, F-028 a code of one device logs the same person in on another, once and within a minute', async () => {
  const { page, context } = await site.open()
  await enter(page, 'treasurer')
  await go(page, '/account/settings/login-and-security')
  const device = page.getByRole('region', { name: 'Log in on another device' })
  await device.getByRole('button', { name: 'Show a code to scan' }).click()
  await see(device.getByRole('img', { name: 'The code to scan' })).toBeVisible()
  const address = (await device.getByText(/\/\?fp=/).textContent()) ?? ''
  const phone = await site.open()
  await phone.page.goto(address)
  await phone.page.getByRole('dialog', { name: 'Continue as Jo?' }).getByRole('button', { name: 'Continue as Jo' }).click()
  await see(phone.page.getByRole('dialog')).toBeHidden()
  await go(phone.page, '/panel')
  await see(phone.page.getByRole('heading', { level: 1, name: /^Good .*, Jo$/ })).toBeVisible()
  expect(phone.page.url()).not.toContain('fp=')
  // Used once, it is worth nothing to whoever finds it.
  const stranger = await site.open({ allow: /status of 401/ })
  await stranger.page.goto(address)
  await stranger.page.waitForLoadState('networkidle')
  await see(stranger.page.getByRole('dialog')).toHaveCount(0)
  await see(stranger.page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
  await context.close()

  const slow = await site.open()
  await slow.page.clock.install()
  await enter(slow.page, 'treasurer')
  await go(slow.page, '/account/settings/login-and-security')
  const again = slow.page.getByRole('region', { name: 'Log in on another device' })
  await again.getByRole('button', { name: 'Show a code to scan' }).click()
  await see(again.getByRole('img', { name: 'The code to scan' })).toBeVisible()
  await slow.page.clock.fastForward(60_000)
  await see(again.getByText(/^The code has expired/)).toBeVisible()
  await see(again.getByText(/fp=/)).toHaveCount(0)
})
