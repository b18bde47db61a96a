import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { button, heading, main } from '../driver.ts'
import { guides, readPage } from './donation-reminder.steps.ts'

const chromeShop = 'https://shop.example/donation-reminder'
let plain: TestSite
let told: TestSite
beforeAll(async () => {
  plain = await openSite()
  told = await openSite({
    tenant: 'harbour',
    reminder: { stores: { chrome: chromeShop }, figures: { sites: 4300, people: 168_000 } },
  })
})
afterAll(async () => {
  await plain.close()
  await told.close()
})

describe('addresses of guides', () => {
  test('X-023 what has a page of its own is never taken for a browser', async () => {
    expect((await readPage(plain, `${guides}/unsupported`)).title).toBe('Donation Reminder doesn’t work in this browser')
    expect((await readPage(plain, `${guides}/v2/missing-bar`)).title).toBe('What to do if you can’t see the bar')
    expect((await readPage(plain, `${guides}/mobile/safari/farthing/success`)).title).toBe('Farthing is ready in Safari')
  })

  test.each([
    ['R-061 a browser without a guide', `${guides}/netscape`, `${guides}/unsupported`],
    ['R-062 and its further pages', `${guides}/netscape/success`, `${guides}/unsupported`],
    ['R-063', `${guides}/netscape/fix-permissions`, `${guides}/unsupported`],
    ['R-064', `${guides}/netscape/review-bar`, `${guides}/unsupported`],
    ['R-065', `${guides}/netscape/fix-permissions/redirect-ios`, `${guides}/unsupported`],
    ['R-066', `${guides}/netscape/limited-permissions-set`, `${guides}/unsupported`],
    ['R-061 Android', `${guides}/android`, '/enable-donation-reminder-smartdevices'],
    [
      'R-065 the settings of an iPhone in Chrome',
      `${guides}/chrome/fix-permissions/redirect-ios`,
      `${guides}/chrome/fix-permissions`,
    ],
  ])('%s leads on', async (_, path, to) => {
    const { status, location } = await readPage(plain, path)
    expect([status, location]).toEqual([307, to])
  })

  test('R-067, R-068, R-069 a text that isn’t there, and another tenant’s brand, are not found', async () => {
    const paths = [`${guides}/v2/nothing`, `${guides}/mobile/safari/harbour`, `${guides}/mobile/safari/harbour/success`]
    expect(await Promise.all(paths.map(async (path) => (await readPage(plain, path)).status))).toEqual([404, 404, 404])
    const other = await readPage(told, `${guides}/mobile/safari/harbour`)
    expect([other.status, other.title]).toEqual([200, 'Add Harbour Giving to Safari'])
    expect((await readPage(told, `${guides}/mobile/safari/farthing`)).status).toBe(404)
  })
})

test('F-094 who goes back before the next page has come stays where they went', async () => {
  const { page, context } = await plain.open()
  await go(page, `${guides}/chrome/review-bar`)
  // Pressed as soon as it can be: the next page's own screen is still on its way.
  await page.evaluate(() => {
    const press = (name: string) => [...document.querySelectorAll('main button')].find((one) => one.textContent === name)
    const seen = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Let Donation Reminder see shops') return
      seen.disconnect()
      const back = press('Back')
      if (back instanceof HTMLElement) back.click()
      document.documentElement.dataset.wentBack = location.pathname
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await button('No, I can’t')(page).click()
  await page.locator('html[data-went-back]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await see(heading('Can you see the bar?')(page)).toBeVisible()
  await see(page).toHaveURL((url) => url.pathname === `${guides}/chrome/review-bar`)
  await context.close()
})

test('F-094 by keyboard from the first page to a reminder that works, each step at an address of its own', async () => {
  const { page, context } = await told.open({ viewport: { width: 375, height: 800 } })
  const isAt = (path: string) => see(page).toHaveURL((url) => url.pathname === path)
  await go(page, '/donation-reminder')
  // The browser of the tests is built on Chromium, and is no Chrome.
  await button('Add it to your browser')(page).press('Enter')
  await see(heading('Add Donation Reminder to your browser')(page)).toBeFocused()
  await isAt(`${guides}/chromium`)
  const shop = main(page).getByRole('link', { name: 'Open the Chrome Web Store' })
  await see(shop).toHaveAttribute('href', chromeShop)
  await see(shop).toHaveAttribute('target', '_blank')
  for (const step of ['2', '3', '4']) {
    await button('I’ve done this')(page).press('Enter')
    await see(main(page).getByRole('status')).toHaveText(`Step ${step} of 4`)
  }
  await button('I’ve done this, what’s next?')(page).press('Enter')
  await see(heading('Can you see the bar?')(page)).toBeFocused()
  await isAt(`${guides}/chromium/review-bar`)
  await button('No, I can’t')(page).press('Enter')
  await see(heading('Let Donation Reminder see shops')(page)).toBeFocused()
  await isAt(`${guides}/chromium/fix-permissions`)
  await button('No, I can’t')(page).press('Enter')
  await see(heading('Let’s try something else')(page)).toBeFocused()
  await button('Back')(page).press('Enter')
  await button('Yes, I can see it')(page).press('Enter')
  await see(heading('Donation Reminder is ready')(page)).toBeFocused()
  await isAt(`${guides}/chromium/success`)
  await page.goBack()
  await see(heading('Let Donation Reminder see shops')(page)).toBeVisible()
  await page.goForward()
  await main(page).getByRole('link', { name: 'Choose my shops' }).press('Enter')
  await see(heading('You’re nearly there')(page)).toBeFocused()
  // Favourites are somebody's: a visitor is asked to log in first.
  await main(page).getByRole('link', { name: 'Choose my shops' }).press('Enter')
  await see(heading('Log in')(page)).toBeVisible()
  await context.close()
})

test('R-036 without scripts every guide is a link', async () => {
  const { page, context } = await plain.open({ javaScriptEnabled: false })
  await page.goto('/donation-reminder')
  await main(page).getByRole('link', { name: 'Firefox' }).click()
  await see(heading('Add Donation Reminder to Firefox')(page)).toBeVisible()
  await context.close()
})
