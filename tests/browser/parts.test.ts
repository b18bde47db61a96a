import { type Page, expect as see } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coverRoutes } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { charts } from '../kit/registry.ts'
import { enter, go, openSite, type TestSite, wakeFooter } from '../kit/site.ts'
import { dashboardDrivers } from './cause-admin/dashboard.driver.ts'
import { morePartDrivers } from './more-parts.driver.ts'
import { type Answer, failing, HeldRequests, missing, type PartDriver, press, pressBehind, refused, type Stage } from './part.ts'

async function openGallery({ page }: Stage) {
  await go(page, '/dev/ui')
  // Everything that waits for the first quiet moment is here before time stands.
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A modal' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'An overlay' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const toast = (page: Page) => messages(page).getByText(/^(Success toast|Loading toast|End the loading toast)$/)
const banner = (page: Page) => page.getByRole('region', { name: 'Donation Reminder' })
const list = (page: Page) => page.getByRole('listbox')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search for a shop' })

/** All but the one that is ready. */
const loadingStates = ['pending', 'loaded'].flatMap((user) =>
  ['pending', 'loaded'].flatMap((analytics) =>
    ['pending', 'loaded'].flatMap((statistics) =>
      [user, analytics, statistics].every((one) => one === 'loaded')
        ? []
        : [JSON.stringify({ loading: { user, analytics, statistics } })],
    ),
  ),
)

const drivers: PartDriver[] = [
  {
    chart: 'collapsible',
    opens: openGallery,
    does: { 'panel.toggled': ({ page }) => press(page, 'A panel that opens').click() },
    sees: {
      '"closed"': (page) => see(page.getByText('Its content.')).toBeHidden(),
      '"open"': (page) => see(page.getByText('Its content.')).toBeVisible(),
    },
  },
  {
    chart: 'modal',
    opens: openGallery,
    does: {
      'modal.opened': ({ page }) => pressBehind(page, 'Open the modal'),
      'modal.closed': ({ page }) => page.keyboard.press('Escape'),
      'after: fadeIn': ({ pass }) => pass(50),
      'after: fadeOut': ({ pass }) => pass(300),
    },
    sees: {
      '"closed"': (page) => see(dialog(page)).toBeHidden(),
      '"fadingIn"': (page) => see(dialog(page)).toHaveCSS('transition-duration', '0.05s'),
      '"open"': (page) => see(dialog(page)).toHaveCSS('transition-duration', '0s'),
      '"fadingOut"': (page) => see(dialog(page)).toHaveCSS('transition-duration', '0.3s'),
    },
  },
  {
    chart: 'overlay',
    opens: openGallery,
    does: {
      'overlay.opened': ({ page }) => pressBehind(page, 'Open the fading overlay'),
      'overlay.closed': ({ page }) => page.keyboard.press('Escape'),
      'after: visibleAfter': ({ pass }) => pass(100),
      'after: hiddenAfter': ({ pass }) => pass(300),
    },
    sees: {
      '"hidden"': (page) => see(overlay(page)).toHaveCount(0),
      '"entering"': (page) => see(overlay(page).locator('xpath=..')).toHaveCSS('opacity', '0'),
      '"visible"': (page) => see(overlay(page).locator('xpath=..')).toHaveCSS('opacity', '1'),
      '"leaving"': (page) => see(overlay(page).locator('xpath=..')).toHaveCSS('opacity', '0'),
    },
  },
  {
    chart: 'toast',
    beginsAnywhere: true,
    async opens(stage, start) {
      await openGallery(stage)
      await press(stage.page, start === '"loading"' ? 'Loading toast' : 'Success toast').click()
      // What lies under the pointer is held.
      await stage.page.mouse.move(0, 0)
    },
    does: {
      'toast.dismissed': ({ page }) => pressBehind(page, 'Dismiss this message'),
      'toast.settled': ({ page }) => pressBehind(page, 'End the loading toast'),
      'toast.held': ({ page }) => toast(page).hover(),
      'toast.released': ({ page }) => page.mouse.move(0, 0),
      'after: duration': ({ pass }, from) => pass(from === '"settled"' ? 4000 : 2000),
      'after: removal': ({ pass }) => pass(300),
    },
    sees: {
      '"visible"': (page) => see(messages(page).getByText('Success toast', { exact: true })).toBeVisible(),
      '"loading"': (page) => see(messages(page).getByText('Loading toast', { exact: true })).toBeVisible(),
      '"settled"': (page) => see(messages(page).getByText('End the loading toast', { exact: true })).toBeVisible(),
      async '"held"'(page) {
        await page.clock.runFor(20_000)
        await see(toast(page)).toBeVisible()
      },
      '"dismissed"': (page) => see(toast(page).locator('xpath=..')).toHaveCSS('opacity', '0'),
      '"removed"': (page) => see(toast(page)).toHaveCount(0),
    },
  },
  {
    chart: 'suggestionList',
    async opens({ page }) {
      await go(page, '/how-it-works')
      await field(page).focus()
    },
    does: {
      'list.offered#1': async ({ page }) => field(page).fill((await field(page).inputValue()) === 'alder' ? 'ald' : 'alder'),
      'list.closed': ({ page }) => page.keyboard.press('Escape'),
      'highlight.next': ({ page }) => page.keyboard.press('ArrowDown'),
      'highlight.previous': ({ page }) => page.keyboard.press('ArrowUp'),
    },
    sees: {
      '"closed"': (page) => see(list(page)).toBeHidden(),
      '"open"': (page) => see(list(page).getByRole('option').first()).toBeVisible(),
    },
  },
  {
    chart: 'errorBoundary',
    leavesPage: true,
    async opens({ page, held }) {
      await go(page, '/how-it-works')
      await held.catch(page, /\/api\/retailers\?/)
    },
    onlyIn: { 'failure.caught#1': ['"ok"'], 'failure.caught#2': ['"ok"'], 'failure.caught#3': ['"ok"'] },
    does: {
      'failure.caught#1': (stage) => failThePage(stage, missing),
      'failure.caught#2': (stage) => failThePage(stage, failing),
      'failure.caught#3': (stage) => failThePage(stage, refused),
      async 'page.refreshed'({ page, held }) {
        await press(page, 'Refresh the page').click()
        await held.settle({
          status: 200,
          json: { body: { details: { retailers: [], page: 1, pages: 1, total: 0, letters: [] } } },
        })
      },
      async 'page.left'({ page, held }, from) {
        if (from === '"ok"') return
        held.release()
        await page
          .getByRole('main')
          .getByRole('link', { name: /Go to the home page|Go home/ })
          .click()
      },
    },
    sees: {
      '"ok"': (page) => see(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeHidden(),
      '"notFound"': (page) => see(page.getByText("Oops. We're sorry but there's no page here.")).toBeVisible(),
      '"serverError"': (page) =>
        see(page.getByText('We encountered a temporary error. Please try again in a few minutes.')).toBeVisible(),
      '"generic"': (page) => see(page.getByText('Sorry, something has gone wrong...')).toBeVisible(),
    },
  },
  {
    chart: 'headerBanners',
    signsIn: true,
    async opens({ page }) {
      await go(page, '/account')
      await page.waitForLoadState('networkidle')
      await see(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    },
    does: {
      async 'page.ready#1'({ page }) {
        await page.getByRole('banner').getByRole('link').first().click()
        await see(page).toHaveURL(/\/panel$/)
      },
      async 'page.left'({ page }) {
        await page.goBack()
        await see(page).toHaveURL(/\/account$/)
      },
      'banner.dismissed': ({ page }) => press(page, 'Close this message').click(),
      'after: bannerDelay': ({ pass }) => pass(300),
    },
    sees: {
      '"hidden"': (page) => see(banner(page)).toBeHidden(),
      async '"waiting"'(page) {
        await see(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
        await see(banner(page)).toBeHidden()
      },
      '"shown"': (page) => see(banner(page)).toBeVisible(),
      async '"dismissed"'(page) {
        await page.clock.runFor(1000)
        await see(banner(page)).toBeHidden()
      },
    },
  },
  {
    chart: 'stickyHeader',
    signsIn: true,
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
    sees: {
      '"static"': (page) => see(page.getByRole('banner').locator('xpath=..')).toHaveCSS('position', 'static'),
      '"sticky"': (page) => see(page.getByRole('banner').locator('xpath=..')).toHaveCSS('position', 'sticky'),
    },
  },
  {
    chart: 'contentLoad',
    async opens({ page, held }) {
      await held.catch(page, /\/api\/terms\/cookies$/)
      await go(page, '/how-it-works')
    },
    does: {
      async 'turn.given'({ page }) {
        const again = press(page, 'Refresh the page')
        if (await again.isVisible()) return // what was tried again has its turn at once
        await wakeFooter(page)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).first().click()
      },
      'readContent: done': ({ held }) =>
        held.settle({
          status: 200,
          json: {
            body: { details: { terms: { Id: 'cookies-1', Statement: 's', Path: 'p', Version: '1' }, body: ['One line.'] } },
          },
        }),
      'readContent: error': ({ held }) => held.settle('lost'),
      'after: retryPause': ({ page }) => page.clock.fastForward(12_000),
    },
    sees: {
      '"queued"': (page) => see(page.getByText('One line.')).toBeHidden(),
      '"reading"': (page) => see(page.getByText('One line.')).toBeHidden(),
      '"pausing"': (page) => see(page.getByText('One line.')).toBeHidden(),
      '"failed"': (page) => see(press(page, 'Refresh the page')).toBeVisible(),
      '"loaded"': (page) => see(page.getByText('One line.')).toBeVisible(),
    },
  },
  {
    chart: 'logout',
    leavesPage: true,
    signsIn: true,
    async opens({ page, held }) {
      await held.catch(page, /\/api\/logout$/)
      await go(page, '/how-it-works')
    },
    does: {
      'clearSession: done': ({ page }) => go(page, '/logout'),
      'requestLogout: done': ({ held }) => held.settle({ status: 200, json: { body: { details: {} } } }),
      'requestLogout: error': ({ held }) => held.settle('lost'),
      'after: retryDelay': ({ page }) => page.clock.fastForward(10_000),
      'network.returned': ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
    },
    sees: Object.fromEntries(
      ['"requesting"', '"waiting"', '"done"']
        .map((state): [string, PartDriver['sees'][string]] => [state, seesNobody])
        .concat([['"clearing"', (page) => see(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()]]),
    ),
  },
  {
    chart: 'pageLoad',
    signsIn: true,
    async opens({ page, held }) {
      await held.catch(page, /\/api\/user\/me$/, 'user')
      await held.catch(page, /\/api\/feature-toggles$/, 'analytics')
      await held.catch(page, /\/api\/statistics$/, 'statistics')
      await go(page, '/account')
    },
    does: {
      'loadUser: done': ({ held }) => held.settle('real', 'user'),
      'loadUser: error': ({ held }) => held.settle(failing, 'user'),
      'loadAnalytics: done': ({ held }) => held.settle('real', 'analytics'),
      'loadStatistics: done': ({ held }) => held.settle('real', 'statistics'),
      'loadStatistics: error': ({ held }) => held.settle(failing, 'statistics'),
      'after: patience': ({ page }) => page.clock.fastForward(6000),
    },
    sees: {
      ...Object.fromEntries(
        loadingStates.map((state) => [
          state,
          (page: Page) => see(page.getByRole('status').getByText('Checking who is signed in')).toBeVisible(),
        ]),
      ),
      '"ready"': (page) => see(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible(),
      // Who is known all the same sees the page.
      '"degraded"': (page) =>
        see(page.getByRole('heading', { level: 1, name: /^(We could not load your account|Your account)$/ })).toBeVisible(),
    },
  },
]

/** Goes to the list of shops inside the page, and lets its data fail. */
async function failThePage({ page, held }: Stage, answer: Answer): Promise<void> {
  await wakeFooter(page)
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/retailers"]')
    link?.click()
  })
  await held.settle(answer)
}

const scrollPast = (page: Page, more: number) =>
  page.evaluate((pixels) => scrollTo(0, 2 * (document.querySelector('header')?.offsetHeight ?? 0) + pixels), more)

async function seesNobody(page: Page): Promise<void> {
  await see(page.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')])).toEqual([
    null,
    null,
  ])
}

drivers.push(...morePartDrivers, ...dashboardDrivers)

let plain: TestSite
let asking: TestSite
beforeAll(async () => {
  plain = await openSite()
  // Else a stranger's page asks for its flags only when something needs them.
  await sql`UPDATE flag SET value = 'true' WHERE name = 'cause-sign-up-redirect'`.execute(plain.server.services.db)
  asking = await openSite({ consentManager: 'own' })
})
afterAll(async () => {
  await plain.close()
  await asking.close()
})

describe.each(drivers)('the part $chart', (driver) => {
  const chart = charts.find((one) => one.name === driver.chart)
  if (!chart) throw new Error(`There is no chart ${driver.chart}.`)
  const causes = (name: string, from: string) => name in driver.does && (driver.onlyIn?.[name]?.includes(from) ?? true)

  test('does in the app what its chart says along its generated paths', async () => {
    const routes = coverRoutes(await explore(chart.machine, chart.fixtures), causes, {
      fromEveryStart: driver.beginsAnywhere,
      ...(driver.leavesPage ? { longest: 0 } : {}),
    })
    const reached = new Set(routes.flatMap((route) => route.values))
    expect(Object.keys(driver.sees).filter((value) => !reached.has(value))).toEqual([])
    const site = driver.asksConsent ? asking : plain
    let state: Awaited<ReturnType<Awaited<ReturnType<TestSite['open']>>['context']['storageState']>> | undefined
    if (driver.signsIn) {
      const session = await site.open()
      await enter(session.page, driver.signsIn === true ? 'supporter' : driver.signsIn)
      state = await session.context.storageState()
      await session.context.close()
    }
    for (const route of routes) {
      const { page, context } = await site.open({ allow: /Failed to load resource/, ...(state ? { storageState: state } : {}) })
      await page.clock.install()
      const stage: Stage = { page, held: new HeldRequests(), pass: (milliseconds) => page.clock.runFor(milliseconds) }
      await driver.opens(stage, route.values[0] ?? '')
      await driver.sees[route.values[0] ?? '']?.(page)
      for (const [index, name] of route.names.entries()) {
        await driver.does[name]?.(stage, route.values[index] ?? '')
        await driver.sees[route.values[index + 1] ?? '']?.(page)
      }
      await context.close()
    }
  })
})
