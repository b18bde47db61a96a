import { type Page, expect as see } from '@playwright/test'
import { expect } from 'vitest'
import { demoPassword } from '#server/db/seed/seed.ts'
import { enter, go, logIn } from '#tests/kit/site.ts'
import { type Answer, comeBack, failing, type PartDriver, press, type Stage } from '../part.ts'

const again = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })

const sessionExpiry: PartDriver = {
  chart: 'sessionExpiry',
  needsBrowser: 'has another tab end the session',
  opens: ({ page }) => go(page, '/how-it-works'),
  offered: {
    'session.started': {
      control: (page) => again(page).getByRole('button', { name: 'Log in', exact: true }),
      butNot: { '"absent"': 'logging in has pages of its own' },
    },
    'session.lost': { noControl: 'the session has run out' },
    'session.ended': { noControl: 'another tab has logged out' },
    'page.left': (page) => again(page).getByRole('button', { name: 'Leave this page' }),
  },
  does: {
    async 'session.started'({ page }, from) {
      if (from === '"absent"') return logIn(page, 'supporter', '/login?forward-url=/account/donations')
      await again(page).getByLabel('Password', { exact: true }).fill(demoPassword)
      await again(page).getByRole('button', { name: 'Log in' }).click()
    },
    /** Ended behind the page's back, and noticed with its next call. */
    async 'session.lost'({ page }) {
      const filter = press(page, 'Filter by date')
      await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
      if (await filter.isVisible()) await filter.click()
      await page.getByLabel('Start date').fill('2026-01-01')
      await page.getByLabel('End date').fill('2026-06-30')
      await page.context().clearCookies()
      await page.evaluate(() => {
        localStorage.setItem('accessToken', 'gone')
        localStorage.setItem('refreshToken', 'gone')
      })
      await press(page, 'Show these dates').click()
    },
    /** In another tab. */
    async 'session.ended'({ page }) {
      const other = await page.context().newPage()
      await go(other, '/logout')
      await see(other.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
      await other.close()
    },
    'page.left': ({ page }) => again(page).getByRole('button', { name: 'Leave this page' }).click(),
  },
  // Where the session has run out there is none left that another tab could end.
  onlyIn: { 'session.ended': ['"present"'] },
  outside: {
    'session.lost': 'Log out this device on another one',
    'session.ended': 'Log out in another tab',
  },
  sees: {
    async '"absent"'(page) {
      await see(again(page)).toBeHidden()
      await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeHidden()
    },
    async '"present"'(page) {
      await see(again(page)).toBeHidden()
      await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
    },
    '"expired"': (page) => see(again(page)).toBeVisible(),
  },
}

/** A session of one of the demo people, as the link's own exchange would answer it. */
async function sessionOf(page: Page, name: 'supporter' | 'admin'): Promise<Answer> {
  const answer = await page.request.post('/api/login-cookie', {
    data: { email: `${name}@farthing.example`, password: demoPassword, source: 'website' },
  })
  return { status: 200, json: { body: { details: { tokens: (await answer.json()).body.details.tokens } } } }
}
const handOver = (page: Page) => page.getByRole('dialog', { name: /^Continue as / })
const greeting = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(`, ${name}$`) })
const exchange = async ({ page, held }: Stage, name: 'supporter' | 'admin') =>
  held.settle(await sessionOf(page, name), 'exchange')

const fingerprint: PartDriver = {
  chart: 'fingerprint',
  leavesPage: true,
  offered: {
    'fingerprint.found': { noControl: 'the page was opened by a link that carries a session' },
    'change.confirmed': (page) => handOver(page).getByRole('button', { name: /^Continue as / }),
    'change.declined': (page) => handOver(page).getByRole('button', { name: /^(No, don’t change anything|Close)$/ }),
    'notice.read': (page) => page.getByRole('dialog', { name: 'We couldn’t log you in' }).getByRole('button').first(),
  },
  async opens({ page, held }) {
    // Whoever goes on as somebody else logs out for good, so each route has a session of its own.
    await enter(page, 'supporter')
    await page.waitForLoadState('networkidle')
    // The page's own is the first; the link's person the second; the new person of this page the third.
    await held.catch(page, /\/api\/user\/me$/, 'person', [1, 3])
    await held.catch(page, /\/api\/auth\/fingerprints\/made-by-the-test$/, 'exchange')
  },
  does: {
    async 'fingerprint.found'({ page }) {
      // The page waits for the person from its ask on, which is held.
      const asked = page.waitForRequest(/\/api\/user\/me$/)
      await page.goto('/panel?fp=made-by-the-test')
      await asked
    },
    'waitForPerson: done': ({ held }) => held.settle('real', 'person'),
    async 'after: personPatience'({ page, held }) {
      await page.clock.fastForward(15_000)
      await held.settle('real', 'person') // late, when nobody waits for it any more
    },
    'exchangeFingerprint: done#1': (stage) => exchange(stage, 'supporter'),
    'exchangeFingerprint: done#2': (stage) => exchange(stage, 'admin'),
    'exchangeFingerprint: error': ({ held }) => held.settle(failing, 'exchange'),
    'change.confirmed': ({ page }) =>
      handOver(page)
        .getByRole('button', { name: /^Continue as / })
        .click(),
    'change.declined': ({ page }) => press(page, 'No, don’t change anything').click(),
    'logOutCurrent: done': async () => {},
    'keepTokens: done': ({ held }) => held.settle('real', 'person'),
    'revokeTokens: done': async () => {},
  },
  asks: {
    waitForPerson: { method: 'GET', path: '/api/user/me' },
    exchangeFingerprint: { method: 'POST', path: '/api/auth/fingerprints/made-by-the-test', body: {} },
    keepTokens: { method: 'GET', path: '/api/user/me' },
    // What they tell the server, nobody waits for.
    logOutCurrent: null,
    revokeTokens: null,
  },
  // Logging out forgets at once and taking over keeps at once, so that neither keeps anybody waiting as long.
  onlyIn: { 'after: personPatience': ['"requesting"'] },
  outside: {
    'fingerprint.found': 'Follow a link that carries a session',
  },
  sees: {
    '"idle"': (page) => see(handOver(page)).toBeHidden(),
    '"requesting"': (page) => see(handOver(page)).toBeHidden(),
    '"exchanging"': (page) => see(handOver(page)).toBeHidden(),
    '"confirming"': (page) => see(press(page, 'No, don’t change anything')).toBeVisible(),
    '"loggingOut"': (page) => see(handOver(page)).toBeVisible(),
    '"entering"': (page) => see(handOver(page)).toBeVisible(),
    '"newUser"': (page) => see(greeting(page, 'Morgan')).toBeVisible(),
    '"declining"': (page) => see(handOver(page)).toBeHidden(),
    async '"noChange"'(page) {
      await see(handOver(page)).toBeHidden()
      await see(greeting(page, 'Rowan')).toBeVisible()
    },
  },
}

async function seesNobody(page: Page): Promise<void> {
  await see(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')])).toEqual([
    null,
    null,
  ])
}

export const sessionPartDrivers: PartDriver[] = [
  sessionExpiry,
  fingerprint,
  {
    chart: 'logout',
    signsIn: true,
    offered: { 'network.returned': { noControl: 'the connection comes back' } },
    async opens({ page, held }) {
      // A route that ends while the server is being told ends the session there, too.
      await enter(page, 'supporter')
      await held.catch(page, /\/api\/logout$/)
      await go(page, '/how-it-works')
    },
    does: {
      'clearSession: done': ({ page }) => go(page, '/logout'),
      'requestLogout: done': ({ held }) => held.settle({ status: 200, json: { body: { details: {} } } }),
      async 'requestLogout: error'({ page, held }) {
        await held.settle('lost')
        await comeBack(page)
      },
      'after: retryDelay': ({ page }) => page.clock.fastForward(10_000),
      'network.returned': ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
    },
    asks: {
      clearSession: null,
      requestLogout: {
        method: 'POST',
        path: '/api/logout',
        body: {
          accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          sessionId: expect.stringMatching(/^[\w-]{20,}$/),
          checkSupporter: expect.stringMatching(/^[\w-]{20,}$/),
        },
      },
    },
    outside: {
      'network.returned': 'The connection comes back',
    },
    sees: Object.fromEntries(
      ['"requesting"', '"waiting"', '"done"']
        .map((state): [string, PartDriver['sees'][string]] => [state, seesNobody])
        .concat([['"clearing"', (page) => see(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()]]),
    ),
  },
]
