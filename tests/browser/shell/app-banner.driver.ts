import { type Page, expect as see } from '@playwright/test'
import { emptyPublicConfig } from '#contract/shopping/public-config.ts'
import { go, goInside, stopTime } from '#tests/kit/site.ts'
import { comeBack, failing, type PartDriver, press } from '../part.ts'

const told = { ...emptyPublicConfig, app: { stores: { google: 'https://store.example/2' }, opens: {}, figures: null } }
const banner = (page: Page) => page.getByRole('region', { name: 'Mobile app' })
const away = (page: Page) => see(banner(page)).toBeHidden()
const isClosed = (page: Page) => see.poll(() => page.evaluate(() => localStorage.getItem('appBanner'))).toBe('closed')

/** On an Android phone whose store has the app. */
export const appBannerDriver: PartDriver = {
  chart: 'appBanner',
  signsIn: true,
  async opens({ page, held }) {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 15) Chrome/140', configurable: true })
    })
    await page.route('**/account', async (route) => {
      const answer = await route.fetch()
      const facts = JSON.stringify(told).replaceAll('"', '&quot;')
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/data-config="[^"]*"/, `data-config="${facts}"`),
      })
    })
    await held.catch(page, /\/user\/me\/udo/)
    await go(page, '/account')
    await page.waitForLoadState('networkidle')
    await see(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    await stopTime(page)
  },
  offered: {
    'page.ready': { noControl: 'a page is there, however one came to it' },
    'page.left': { noControl: 'a page is left, by whatever leads away' },
    'banner.dismissed': (page) => press(page, 'Close this message'),
  },
  does: {
    async 'page.ready#1'({ page }) {
      const loaded = page.waitForResponse(/\/banners-[^/]*\.js$/)
      await goInside(page, '/how-it-works')
      await loaded
      await see(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeHidden()
      await page.waitForLoadState('networkidle')
    },
    'banner.dismissed': ({ page }) => press(page, 'Close this message').click(),
    // The banner's script may still be on its way to its first look at the page: its 300 ms begin there.
    async 'after: bannerDelay'({ page, pass }) {
      for (const _ of Array(8)) {
        await pass(300)
        await page.evaluate(() => fetch('/static-www/icon.svg').then((answer) => answer.text()))
      }
    },
    'readDismissal: done#1': ({ held }) => held.settle({ status: 200, json: { body: { details: { UDO: { user_id: 1 } } } } }),
    // Where nothing comes of it, there is nothing to wait for but the answer itself.
    async 'readDismissal: done#2'({ page, held }) {
      await held.settle({
        status: 200,
        json: { body: { details: { UDO: { user_id: 1, dismissed_onboarding_modal_app: true } } } },
      })
      await comeBack(page)
    },
    async 'readDismissal: error'({ page, held }) {
      await held.settle(failing)
      await comeBack(page)
    },
    'saveDismissal: done': ({ held }) => held.settle({ status: 200, json: { body: { details: { UDO: { user_id: 1 } } } } }),
    'saveDismissal: error': ({ held }) => held.settle(failing),
  },
  asks: {
    readDismissal: { method: 'GET', path: '/api/user/me/udo' },
    saveDismissal: {
      method: 'POST',
      path: '/api/user/me/udo',
      query: { ignoreResponse: 'true' },
      body: { dismissed_onboarding_modal_app: true },
    },
  },
  outside: {
    'page.ready#1': 'Go to “How it works”',
  },
  sees: {
    '"hidden"': away,
    '"waiting"': away,
    '"asking"': away,
    '"shown"': (page) => see(banner(page)).toBeVisible(),
    async '"saving"'(page) {
      await isClosed(page)
      await away(page)
    },
    async '"closed"'(page) {
      await isClosed(page)
      await away(page)
    },
    '"dismissed"': away,
    '"unknown"': away,
  },
}
