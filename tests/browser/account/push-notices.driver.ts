import { type Page, expect as see } from '@playwright/test'
import { go, stopTime } from '#tests/kit/site.ts'
import { failing, type PartDriver, press } from '../part.ts'

const endpoint = 'https://push.example.com/1'
const publicKey = 'BAbc'
const section = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' })
const says = (text: RegExp) => (page: Page) => see(section(page).getByText(text)).toBeVisible()
const found = (told: { publicKey: string | null; endpoint: string | null }) => ({
  status: 200,
  json: { body: { details: told } },
})
const ok = { status: 200, json: { body: { details: {} } } }

/** The browser's part, as this test's page plays it. */
interface Played {
  permission: NotificationPermission
  /** Whether the browser takes notices already. */
  isTaken: boolean
  answer(permission: NotificationPermission | null): void
}
declare global {
  interface Window {
    played: Played
  }
}

/** What an earlier step has taken from the browser is there again. */
const play = (page: Page, part: Partial<Pick<Played, 'permission' | 'isTaken'>>) =>
  page.evaluate((given) => {
    Object.assign(window.played, given)
    if (!('PushManager' in window)) Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true })
  }, part)

/** A browser without a push service of its own: headless Chromium has none to ask. */
async function playBrowser(page: Page): Promise<void> {
  await page.addInitScript(
    ([address, key]) => {
      const bytes = Uint8Array.from(atob(key ?? ''), (letter) => letter.charCodeAt(0))
      const subscription = {
        endpoint: address,
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => ({ endpoint: address, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
        async unsubscribe() {
          window.played.isTaken = false
        },
      }
      const registration = {
        getNotifications: async () => [],
        pushManager: {
          getSubscription: async () => (window.played.isTaken ? subscription : null),
          async subscribe() {
            window.played.isTaken = true
            return subscription
          },
        },
      }
      window.played = { permission: 'default', isTaken: false, answer: () => {} }
      const worker = {
        register: async () => registration,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      }
      Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
      Object.defineProperty(Notification, 'permission', { get: () => window.played.permission, configurable: true })
      Notification.requestPermission = () =>
        new Promise((resolve, reject) => {
          window.played.answer = (permission) => {
            if (permission === null) return reject(new Error('Made by the test'))
            window.played.permission = permission
            resolve(permission)
          }
        })
    },
    [endpoint, publicKey],
  )
}

export const pushNoticesDriver: PartDriver = {
  chart: 'pushNotices',
  signsIn: true,
  // What it plays of the browser is put into each new page.
  ownPage: true,
  async opens({ page, held }) {
    await playBrowser(page)
    await held.catch(page, /\/user\/me\/push$/)
    await go(page, '/account/settings/preferences')
    // Who somebody is, is found out before time stands.
    await see(section(page).locator('[aria-busy=true]')).toBeVisible()
    await stopTime(page)
  },
  offered: {
    'device.checked': (page) =>
      press(page, 'Check again').or(
        section(page)
          .filter({ hasText: /We couldn’t check this device/ })
          .getByRole('button', { name: 'Try again' }),
      ),
    'submission.retried': (page) =>
      section(page)
        .filter({ hasText: /We couldn’t turn o(n|ff) notifications/ })
        .getByRole('button', { name: 'Try again' }),
    'notices.wished': (page) => press(page, 'Turn on notifications'),
    'wish.withdrawn': (page) => press(page, 'Not now'),
    'notices.stopped': (page) => press(page, 'Turn off notifications'),
  },
  does: {
    'look: done#1': ({ held }) => held.settle(found({ publicKey: null, endpoint: null })),
    async 'look: done#2'({ page, held }) {
      await page.evaluate(() => void Reflect.deleteProperty(window, 'PushManager'))
      await held.settle(found({ publicKey, endpoint: null }))
    },
    async 'look: done#3'({ page, held }) {
      await play(page, { permission: 'denied' })
      await held.settle(found({ publicKey, endpoint: null }))
    },
    async 'look: done#4'({ page, held }) {
      await play(page, { permission: 'default' })
      await held.settle(found({ publicKey, endpoint: null }))
    },
    async 'look: done#5'({ page, held }) {
      await play(page, { permission: 'granted', isTaken: true })
      await held.settle(found({ publicKey, endpoint }))
    },
    'look: error': ({ held }) => held.settle(failing),
    async 'after: patience'({ held, pass }) {
      await held.hasCome()
      await pass(15_000)
      // Nobody waits for it any more: the next answer is for the next ask.
      await held.settle('lost')
    },
    'device.checked': ({ page }) =>
      section(page)
        .getByRole('button', { name: /^(Check again|Try again)$/ })
        .click(),
    'notices.wished': ({ page }) => press(page, 'Turn on notifications').click(),
    'wish.withdrawn': ({ page }) => press(page, 'Not now').click(),
    'notices.stopped': ({ page }) => press(page, 'Turn off notifications').click(),
    'submission.retried': ({ page }) => section(page).getByRole('button', { name: 'Try again' }).click(),
    'askPermission: done#1': ({ page }) => page.evaluate(() => window.played.answer('granted')),
    'askPermission: done#2': ({ page }) => page.evaluate(() => window.played.answer('denied')),
    'askPermission: done#3': ({ page }) => page.evaluate(() => window.played.answer('default')),
    'askPermission: error': ({ page }) => page.evaluate(() => window.played.answer(null)),
    'subscribe: done': ({ held }) => held.settle(ok),
    async 'subscribe: error'({ page, held }) {
      await held.settle(failing)
      await see.poll(() => page.evaluate(() => window.played.isTaken)).toBe(false)
    },
    async 'unsubscribe: done'({ page, held }) {
      await held.settle(ok)
      await see.poll(() => page.evaluate(() => window.played.isTaken)).toBe(false)
    },
    'unsubscribe: error': ({ held }) => held.settle(failing),
  },
  asks: {
    look: { method: 'GET', path: '/api/user/me/push' },
    // The browser is asked.
    askPermission: null,
    subscribe: {
      method: 'POST',
      path: '/api/user/me/push',
      body: { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
    },
    unsubscribe: { method: 'DELETE', path: '/api/user/me/push' },
  },
  outside: {
    'look: done#2': 'Use a browser that can’t show notifications',
    'look: done#3': 'Use a browser that blocks notifications from this site',
    'look: done#4': 'Use a browser that hasn’t been asked yet',
    'look: done#5': 'Use a browser where notifications are on',
    'askPermission: done#1': 'Allow notifications when the browser asks',
    'askPermission: done#2': 'Block notifications when the browser asks',
    'askPermission: done#3': 'Close the browser’s question',
    'askPermission: error': 'The browser can’t ask',
  },
  sees: {
    '"looking"': (page) => see(section(page).locator('[aria-busy=true]')).toBeVisible(),
    '"lookFailed"': says(/^We couldn’t check this device/),
    '"notOffered"': (page) => see(section(page)).toBeHidden(),
    '"unsupported"': says(/^This browser can’t show notifications/),
    '"blocked"': says(/^This browser blocks notifications from us/),
    '"off"': says(/^Notifications are off on this device/),
    '"asking"': says(/^Your browser is asking you/),
    '"subscribing"': says(/^Turning on notifications/),
    '"subscribeFailed"': says(/^We couldn’t turn on notifications/),
    '"on"': says(/^Notifications are on for this device/),
    '"stopping"': says(/^Turning off notifications/),
    '"stopFailed"': says(/^We couldn’t turn off notifications/),
  },
}
