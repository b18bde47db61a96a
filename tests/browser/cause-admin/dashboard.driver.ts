import { type Page, expect as see } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import type { Ask, Asks } from '../driver.ts'
import { type Answer, failing, type PartDriver, press, type Stage } from '../part.ts'

const flags = {
  welcome: 'dismissed_onboarding_modal_dashboard',
  header: 'dismissed_onboarding_modal_dashboard_header',
  starterPack: 'dismissed_onboarding_modal_starter_pack',
}
/** What the server knows of somebody who has dismissed these. */
export const dismissed = (...names: (keyof typeof flags)[]): Exclude<Answer, string> => ({
  status: 200,
  json: { body: { details: { UDO: { user_id: 2, ...Object.fromEntries(names.map((name) => [flags[name], true])) } } } },
})
const everything = dismissed('welcome', 'header', 'starterPack')

/** Opens the dashboard without anything in front of it. */
async function openDashboard({ page }: Pick<Stage, 'page'>): Promise<void> {
  await page.route(/\/api\/user\/me\/udo$/, (route) => route.fulfill(everything))
  await go(page, '/admin-dashboard')
  await see(press(page, 'Switch cause')).toBeVisible()
}

export const causes = { 1: 'Abbotsmere Hospice', 2: 'Aldcombe Hillside Food Bank' }
const parts = 7

/** The header says which cause it is about. */
const isAbout = (page: Page, name: string) => page.getByRole('button', { name: `Change the logo of ${name}` })

export async function switchTo(page: Page, name: string): Promise<void> {
  if (await isAbout(page, name).isVisible()) return
  await press(page, 'Switch cause').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await see(isAbout(page, name)).toBeVisible()
}

/** The calls of the dashboard of the cause that is looked at. */
const partsOf = (id: number): Ask[] => [
  { method: 'GET', path: `/api/causes/id:${id}` },
  { method: 'POST', path: `/api/admin-dashboard-stats/${id}`, body: {} },
  { method: 'GET', path: `/api/causes/id:${id}/statements` },
  { method: 'GET', path: `/api/causes/id:${id}/transactions`, query: { perPage: '3', order: 'desc' } },
  { method: 'GET', path: '/api/marketing-messages', query: { placement: 'admin-dashboard' } },
  { method: 'GET', path: `/api/causes/id:${id}/admin-invites` },
  { method: 'GET', path: `/api/causes/id:${id}/supporter-communications` },
]
const partOf = (part: number): Asks => {
  const [first, second] = [1, 2].map((id) => partsOf(id)[part] as Ask) // each has all of them
  return { after: { begins: first, 'cause.changed#1': first, 'cause.changed#2': second } as Record<string, Ask> }
}

const switching =
  (name: string): PartDriver['does'][string] =>
  async ({ page, held }, from) => {
    const isOther = !(await isAbout(page, name).isVisible())
    await switchTo(page, name)
    // What was asked for the cause before has lost its hearer.
    if (isOther && from === '"loading"') await held.settleAll(parts, 'lost')
  }

const dashboard: PartDriver = {
  chart: 'dashboard',
  signsIn: 'admin',
  async opens(stage) {
    await stage.held.catch(
      stage.page,
      /\/api\/(causes\/id:\d+(\/statements|\/admin-invites|\/supporter-communications|\/transactions\?.*)?|admin-dashboard-stats\/\d+|marketing-messages\?.*)$/,
    )
    await openDashboard(stage)
  },
  onlyIn: {
    // It is known which cause as soon as the page is there.
    'cause.changed#2': ['"loading"', '"shown"', '"partial"', '"failed"'],
  },
  offered: {
    'page.refreshed': (page) => press(page, 'Try again'),
    'cause.changed': { noControl: 'the switch of causes has a chart of its own' },
    'session.opened': { noControl: 'logging in has a chart of its own' },
  },
  does: {
    'readDashboard: done#1': ({ held }) => held.settleAll(parts, 'real'),
    async 'readDashboard: done#2'({ held }) {
      await held.settleAll(parts - 1, 'real')
      await held.settle(failing)
    },
    'readDashboard: done#3': ({ held }) => held.settleAll(parts, failing),
    'cause.changed#1': switching(causes[1]),
    'cause.changed#2': switching(causes[2]),
    'page.refreshed': ({ page }) => press(page, 'Try again').click(),
  },
  asks: { readDashboard: [...Array(parts).keys()].map((part) => partOf(part)) },
  sees: {
    '"loading"': (page) => see(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible(),
    async '"shown"'(page) {
      await see(page.getByRole('heading', { level: 2, name: 'How you’re doing' })).toBeVisible()
      await see(page.getByText(/^Some figures couldn’t be loaded/)).toBeHidden()
    },
    '"partial"': (page) => see(page.getByText(/^Some figures couldn’t be loaded/)).toBeVisible(),
    '"failed"': (page) => see(page.getByText(/^We couldn’t load the dashboard/)).toBeVisible(),
  },
}

const pressed = (name: string) => (page: Page) => see(press(page, name)).toHaveAttribute('aria-pressed', 'true')

const dashboardPeriod: PartDriver = {
  chart: 'dashboardPeriod',
  signsIn: 'admin',
  opens: openDashboard,
  offered: {
    'period.chosen#1': (page) => press(page, 'All time'),
    'period.chosen#2': (page) => press(page, 'This year'),
    'period.chosen#3': (page) => press(page, 'This month'),
  },
  does: {
    'period.chosen#1': ({ page }) => press(page, 'All time').click(),
    'period.chosen#2': ({ page }) => press(page, 'This year').click(),
    'period.chosen#3': ({ page }) => press(page, 'This month').click(),
  },
  sees: { '"allTime"': pressed('All time'), '"yearToDate"': pressed('This year'), '"monthToDate"': pressed('This month') },
}

const switchList = (page: Page) => page.getByRole('dialog', { name: 'Switch to another cause' })

const causeSwitcher: PartDriver = {
  chart: 'causeSwitcher',
  signsIn: 'admin',
  opens: openDashboard,
  offered: {
    'list.opened': (page) => press(page, 'Switch cause'),
    'list.closed': (page) => switchList(page).getByRole('button', { name: 'Close' }),
    'cause.chosen': (page) => switchList(page).getByRole('button', { name: causes[2] }),
  },
  // Nothing is asked of anybody: it is done as it is chosen.
  passes: ['"chosen"'],
  does: {
    'list.opened': ({ page }) => press(page, 'Switch cause').click(),
    'list.closed': ({ page }) => switchList(page).getByRole('button', { name: 'Close' }).click(),
    'cause.chosen#1': ({ page }) => switchList(page).getByRole('button', { name: causes[2] }).click(),
    'switchCause: done': ({ page }) => see(isAbout(page, causes[2])).toBeVisible(),
  },
  asks: { switchCause: null },
  sees: {
    '"closed"': (page) => see(switchList(page)).toBeHidden(),
    '"list"': (page) => see(switchList(page)).toBeVisible(),
    '"chosen"': (page) => see(switchList(page)).toBeHidden(),
  },
}

const modal = (page: Page) =>
  page.getByRole('region', { name: /^(24-second film: how shopping raises money|Your cause is at the top|Your starter pack)$/ })

const saved = (name: keyof typeof flags): Ask => ({
  method: 'POST',
  path: '/api/user/me/udo',
  query: { ignoreResponse: 'true' },
  body: { [flags[name]]: true },
})

const onboarding: PartDriver = {
  chart: 'onboarding',
  signsIn: 'admin',
  async opens({ page, held }) {
    // The dashboard reads the same flags, after the modals.
    await held.catch(page, /\/api\/user\/me\/udo$/, 'read', [1])
    await held.catch(page, /\/api\/user\/me\/udo\?ignoreResponse=true$/, 'save')
    await go(page, '/admin-dashboard')
  },
  // What welcomes may be a line that opens first.
  offered: {
    'modal.dismissed': (page) =>
      modal(page).getByRole('button', { name: /^(24-second film: how shopping raises money|Your starter pack|Got it)$/ }),
  },
  does: {
    'readEligible: done#1': ({ held }) => held.settle(dismissed(), 'read'),
    'readEligible: done#2': ({ held }) => held.settle(dismissed('welcome'), 'read'),
    'readEligible: done#4': ({ held }) => held.settle(everything, 'read'),
    'readEligible: error': ({ held }) => held.settle('lost', 'read'),
    async 'modal.dismissed'({ page }) {
      // The demo's cause has raised something: what welcomes is a line that opens.
      const line = modal(page).getByRole('button', { name: /^(24-second film: how shopping raises money|Your starter pack)$/ })
      if (await line.isVisible()) await line.click()
      await modal(page)
        .getByRole('button', { name: /^(Got it|Close the starter pack)$/ })
        .click()
    },
    'saveDismissal: done': ({ held }) => held.settle('real', 'save'),
    'saveDismissal: error': ({ held }) => held.settle('lost', 'save'),
    'after: patience': ({ page }) => page.clock.fastForward(5000),
  },
  asks: {
    readEligible: { method: 'GET', path: '/api/user/me/udo' },
    saveDismissal: {
      after: {
        'readEligible: done#1': saved('welcome'),
        'readEligible: done#2': saved('header'),
      },
    },
  },
  sees: {
    '"eligible"': (page) => see(modal(page)).toBeHidden(),
    '"open"': (page) => see(modal(page)).toBeVisible(),
    '"saving"': (page) => see(modal(page)).toBeHidden(),
    '"dismissed"': (page) => see(modal(page)).toBeHidden(),
    '"nothing"': (page) => see(modal(page)).toBeHidden(),
  },
}

export const dashboardDrivers: PartDriver[] = [dashboard, dashboardPeriod, causeSwitcher, onboarding]
