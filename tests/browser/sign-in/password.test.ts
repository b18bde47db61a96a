import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from '#tests/kit/mails.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('F-045 by keyboard: a forgotten password, the mail, its link on another device, the new password, logging in', async () => {
  const { page, context } = await site.open()
  await go(page, '/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await page.getByRole('button', { name: 'Send the link' }).press('Enter')
  await see(page.getByRole('alert').filter({ hasText: 'Email address is required' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Email address' }).focus()
  await page.keyboard.type('treasurer@farthing.example')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await context.close()

  await mailTo(site, 'treasurer@farthing.example', /\/password\/reset\//)
  const other = await site.open({ allow: /status of 410/ })
  await other.page.goto('/dev/mail')
  const link = /http:\/\/[^\s"<]+\/password\/reset\/[\w-]+/.exec((await other.page.textContent('body')) ?? '')?.[0] ?? ''
  const path = new URL(link).pathname
  const leaks: string[] = []
  other.context.on('request', (request) => {
    if (request.headers().referer?.includes(path)) leaks.push(request.url())
  })
  await go(other.page, path)
  await see(other.page).toHaveURL(/\/password\/reset\/?$/)
  expect(leaks).toEqual([])
  await other.page.getByLabel('New password', { exact: true }).focus()
  await other.page.keyboard.type('short')
  await other.page.keyboard.press('Enter')
  await see(other.page.getByRole('alert').filter({ hasText: 'Password must be at least 8 characters' })).toBeFocused()
  await other.page.getByLabel('New password', { exact: true }).fill('three blue boats')
  await other.page.getByRole('button', { name: 'Save new password' }).press('Enter')
  await see(other.page.getByRole('heading', { level: 1, name: 'You’ve changed your password' })).toBeFocused()
  await other.page.getByRole('main').getByRole('link', { name: 'Log in' }).press('Enter')
  await other.page.getByLabel('Email address').fill('treasurer@farthing.example')
  await other.page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await other.page.keyboard.press('Enter')
  await see(other.page).toHaveURL(/\/panel/)

  await go(other.page, path)
  await other.page.getByLabel('New password', { exact: true }).fill('four blue boats')
  await other.page.keyboard.press('Enter')
  await see(other.page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await other.page.getByRole('button', { name: 'Send me a new link' }).press('Enter')
  await see(other.page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeFocused()
  await other.context.close()
})
