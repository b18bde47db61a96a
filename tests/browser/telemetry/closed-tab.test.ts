import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { counted, countingIn } from './flows.steps.ts'
import { allow } from './services.steps.ts'

// Chromium gives a tab that closes half a second to say goodbye, so this test has the machine for itself (`patient`).
let site: TestSite
beforeAll(async () => {
  site = await openSite({ consentManager: 'own' })
  await site.server.services.db.deleteFrom('flow_count').execute()
})
afterAll(() => site.close())

test('a tab that is closed in the middle has given up there; a screen that is left has too, and one that was finished has not', async () => {
  const { page, context } = await site.open()
  await go(page, '/')
  await allow(page)
  const later = await context.newPage()
  const loaded = countingIn(later)
  await go(later, '/contact')
  await loaded
  await later.getByLabel('Something else', { exact: true }).check()
  await later.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await see(later.getByLabel('Your message')).toBeVisible()
  await later.getByLabel('Your message').fill('canary in a message')
  // Half a second isn't enough for a tab that still loads.
  await later.waitForLoadState('networkidle')
  await later.evaluate(() => {
    const send = navigator.sendBeacon
    navigator.sendBeacon = function (...args) {
      localStorage.setItem('beacons', `${Number(localStorage.getItem('beacons')) + 1}`)
      return send.apply(this, args)
    }
  })
  await later.close({ runBeforeUnload: true })
  await expect.poll(() => counted(site)).toMatchObject({ 'contactForm choosing': [1, 1, 0], 'contactForm writing': [1, 0, 1] })
  // All that it had to tell went in one: a second could be lost.
  expect(await page.evaluate(() => localStorage.getItem('beacons'))).toBe('1')

  // Another page of the same window: the screen is gone, and the window is not.
  const again = countingIn(page)
  await go(page, '/login')
  await again
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await see(page.getByRole('heading', { level: 1, name: /password/i })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => counted(site)).toMatchObject({ 'login editing': [1, 0, 1] })
  await context.close()
})
