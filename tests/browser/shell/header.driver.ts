import { type Page, expect as see } from '@playwright/test'
import { go, goInside, stopTime } from '#tests/kit/site.ts'
import { comeBack, failing, type PartDriver, press } from '../part.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Donation Reminder' })
const away = (page: Page) => see(banner(page)).toBeHidden()
const keptFlags = (flags: object) => ({ status: 200, json: { body: { details: { UDO: { user_id: 1, ...flags } } } } })
/** Twice the height of the header's first row, and so many pixels more. */
const scrollPast = (page: Page, more: number) =>
  page.evaluate((pixels) => scrollTo(0, 2 * (document.querySelector('header > div')?.clientHeight ?? 0) + pixels), more)

const signUp = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign up' })
const toAccount = (page: Page) => see(signUp(page)).toHaveAttribute('href', '/create-an-account')
const flagged = (flag: boolean | number | null) => ({
  status: 200,
  json: { body: { details: { flags: flag === null ? {} : { 'cause-sign-up-redirect': flag } } } },
})

/** Inside the page, as any link does it: the flag is read once for the window. */
async function lookAtCause(page: Page, slug: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, `/causes/${slug}`)
  await see(page.getByRole('link', { name: 'Shop for this cause' })).toBeVisible()
}

const causeSignUp: PartDriver = {
  chart: 'causeSignUp',
  offered: {
    'flag.read': { noControl: 'the server has said how it’s set' },
    'cause.seen': { noControl: 'a page is about a cause, however one came to it' },
  },
  async opens({ page, held }) {
    await held.catch(page, /\/api\/feature-toggles$/)
    await go(page, '/how-it-works')
  },
  does: {
    'flag.read#1': ({ held }) => held.settle(flagged(true)),
    'flag.read#2': ({ held }) => held.settle(flagged(false)),
    'flag.read#3': ({ held }) => held.settle(flagged(7)),
    'flag.read#4': ({ held }) => held.settle(flagged(null)),
    'flag.read#5': ({ held }) => held.settle(flagged(-1)),
    'cause.seen#1': ({ page }) => lookAtCause(page, 'abbotsmere-hospice'),
  },
  asks: { page: { method: 'GET', path: '/api/feature-toggles' } },
  outside: {
    'flag.read#1': 'The switch “cause-sign-up-redirect” is on',
    'flag.read#2': 'The switch is off',
    'flag.read#3': 'The switch names a cause',
    'flag.read#4': 'Nothing is said of the switch',
    'flag.read#5': 'The switch names no cause that there is',
    'cause.seen#1': 'Go to the page of a cause',
  },
  sees: {
    '"asking"': toAccount,
    '"off"': toAccount,
    '"noCauseYet"': toAccount,
    '"withCause"': (page) => see(signUp(page)).toHaveAttribute('href', /^\/support-a-good-cause\/step-1\?cause=(1|7)$/),
  },
}

export const headerDrivers: PartDriver[] = [
  causeSignUp,
  {
    chart: 'headerBanners',
    signsIn: true,
    // What is still under way when a path ends would be answered in the next one.
    ownPage: true,
    offered: {
      'page.ready': { noControl: 'a page is there, however one came to it' },
      'page.left': { noControl: 'a page is left, by whatever leads away' },
      'banner.dismissed': (page) => press(page, 'Close this message'),
    },
    async opens({ page, held }) {
      await held.catch(page, /\/user\/me\/udo/)
      await go(page, '/account')
      await page.waitForLoadState('networkidle')
      await see(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
      await stopTime(page)
    },
    does: {
      async 'page.ready#1'({ page }) {
        await goInside(page, '/how-it-works')
        await see(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
        await page.waitForLoadState('networkidle')
      },
      async 'page.left'({ page, held }, from) {
        await goInside(page, '/account')
        await see(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
        // Nobody waits for what was asked before: the next answer is for the next ask.
        if (from === '"asking"') await held.settle(keptFlags({}))
      },
      'banner.dismissed': ({ page }) => press(page, 'Close this message').click(),
      // The banner's script may still be on its way to its first look at the page: its 300 ms begin there.
      async 'after: bannerDelay'({ page, pass }) {
        for (const _ of Array(8)) {
          await pass(300)
          await page.evaluate(() => fetch('/static-www/icon.svg').then((answer) => answer.text()))
        }
      },
      'readDismissal: done#1': ({ held }) => held.settle(keptFlags({})),
      // Where nothing comes of it, there is nothing to wait for but the answer itself.
      async 'readDismissal: done#2'({ page, held }) {
        await held.settle(keptFlags({ dismissed_onboarding_modal_reminder: true }))
        await comeBack(page)
      },
      async 'readDismissal: error'({ page, held }) {
        await held.settle(failing)
        await comeBack(page)
      },
      'saveDismissal: done': ({ held }) => held.settle(keptFlags({})),
      'saveDismissal: error': ({ held }) => held.settle(failing),
    },
    asks: {
      readDismissal: { method: 'GET', path: '/api/user/me/udo' },
      saveDismissal: {
        method: 'POST',
        path: '/api/user/me/udo',
        query: { ignoreResponse: 'true' },
        body: { dismissed_onboarding_modal_reminder: true },
      },
    },
    outside: {
      'page.ready#1': 'Go to “How it works”',
      'page.left': 'Go to “Your account”',
    },
    sees: {
      '"hidden"': away,
      '"waiting"': away,
      '"asking"': away,
      '"shown"': (page) => see(banner(page)).toBeVisible(),
      async '"saving"'(page) {
        await see.poll(() => page.evaluate(() => localStorage.getItem('reminderBanner'))).toBe('closed')
        await away(page)
      },
      '"dismissed"': away,
      '"unknown"': away,
    },
  },
  {
    chart: 'stickyHeader',
    needsBrowser: 'scrolls, and is told by its styles',
    signsIn: true,
    offered: { 'page.scrolled': { noControl: 'the page is scrolled' } },
    async opens({ page }) {
      await page.setViewportSize({ width: 375, height: 500 })
      await go(page, '/account/donations')
      await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
    does: {
      'page.scrolled#1': ({ page }) => page.evaluate(() => scrollTo(0, 0)),
      'page.scrolled#2': ({ page }) => scrollPast(page, 0),
      'page.scrolled#3': ({ page }) => scrollPast(page, 1),
    },
    outside: {
      'page.scrolled#1': 'Scroll to the top',
      'page.scrolled#2': 'Scroll by twice the height of the header’s first row',
      'page.scrolled#3': 'Scroll a little further than that',
    },
    sees: {
      '"static"': (page) => see(page.getByRole('banner')).toHaveCSS('position', 'static'),
      '"sticky"': (page) => see(page.getByRole('banner')).toHaveCSS('position', 'sticky'),
    },
  },
]
