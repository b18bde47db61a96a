import { type Page, expect as see } from '@playwright/test'
import { limits } from '#contract/limits.ts'
import { go, wakeFooter } from '#tests/kit/site.ts'
import { type Answer, comeBack, failing, missing, type PartDriver, press, refused, type Stage } from '../part.ts'

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

/** Goes inside the page to one that no navigation loads ahead, and lets its data fail. */
async function failThePage({ page, held }: Stage, answer: Answer): Promise<void> {
  await wakeFooter(page)
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/cause-directory"]')
    link?.click()
  })
  await held.settle(answer)
}

/** How often a text has been asked for again. */
const retriesOf = new WeakMap<Page, number>()

export const pageLoadDrivers: PartDriver[] = [
  {
    chart: 'errorBoundary',
    leavesPage: true,
    offered: {
      'failure.caught': { noControl: 'what a page needs can’t be loaded' },
      'page.refreshed': (page) => press(page, 'Refresh the page'),
      'page.left': { noControl: 'every link leads away, whether a page has failed or not' },
    },
    async opens({ page, held }) {
      await go(page, '/how-it-works')
      await held.catch(page, /\/api\/cause-directory$/)
    },
    // Where a page has failed, nothing of it is left that could fail.
    onlyIn: { 'failure.caught#1': ['"ok"'], 'failure.caught#2': ['"ok"'], 'failure.caught#3': ['"ok"'] },
    does: {
      'failure.caught#1': (stage) => failThePage(stage, missing),
      'failure.caught#2': (stage) => failThePage(stage, failing),
      'failure.caught#3': (stage) => failThePage(stage, refused),
      async 'page.refreshed'({ page, held }) {
        await press(page, 'Refresh the page').click()
        await held.settle({
          status: 200,
          json: { body: { details: { total: 0, letters: [], kinds: [], places: [] } } },
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
    asks: { page: { method: 'GET', path: '/api/cause-directory' } },
    outside: {
      'failure.caught#1': 'Follow the link to the cause directory, which the server doesn’t find',
      'failure.caught#2': 'Follow the link to the cause directory, at which the server fails',
      'failure.caught#3': 'Follow the link to the cause directory, which the server refuses',
      'page.left': 'Leave the page',
    },
    sees: {
      '"ok"': (page) => see(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeHidden(),
      '"notFound"': (page) => see(page.getByText('Oops. We’re sorry but there’s no page here.')).toBeVisible(),
      '"serverError"': (page) =>
        see(page.getByText('We encountered a temporary error. Please try again in a few minutes.')).toBeVisible(),
      '"generic"': (page) => see(page.getByText('Sorry, something has gone wrong...')).toBeVisible(),
    },
  },
  {
    chart: 'contentLoad',
    offered: {
      'turn.given': { noControl: 'less than ten others are being read' },
      'load.retried': (page) => press(page, 'Refresh the page'),
    },
    // Where nothing else is being read, it has its turn at once.
    passes: ['"queued"'],
    async opens({ page, held }) {
      await held.catch(page, /\/api\/terms\/cookies$/)
      await go(page, '/how-it-works')
    },
    does: {
      async 'turn.given'({ page }) {
        retriesOf.set(page, 0)
        if (page.url().endsWith('/terms/cookies')) return // what was tried again has its turn at once
        await wakeFooter(page)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).first().click()
      },
      'readContent: done': ({ held }) =>
        held.settle({
          status: 200,
          json: {
            body: {
              details: {
                terms: { Id: 'cookies-1', Statement: 's', Path: 'p', Version: '1' },
                body: ['One line.'],
                from: '2026-01-01T00:00:00.000Z',
              },
            },
          },
        }),
      async 'readContent: error'({ page, held }) {
        await held.settle('lost')
        await comeBack(page)
      },
      'load.retried': ({ page }) => press(page, 'Refresh the page').click(),
      // Each is twice as long as the one before; what comes after it has a clock of its own.
      'after: retryPause': ({ page, pass }) => {
        const retries = retriesOf.get(page) ?? 0
        retriesOf.set(page, retries + 1)
        return pass(limits.content.retryDelay * 2 ** retries)
      },
    },
    asks: { readContent: { method: 'GET', path: '/api/terms/cookies' } },
    outside: {
      'turn.given': 'It’s the page’s turn',
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
    chart: 'pageLoad',
    signsIn: true,
    offered: { 'identity.changed': { noControl: 'somebody logs in or out elsewhere' } },
    async opens({ page, held }) {
      await held.catch(page, /\/api\/user\/me$/, 'user')
      await held.catch(page, /\/api\/feature-toggles$/, 'analytics')
      await held.catch(page, /\/api\/statistics$/, 'statistics')
      // Its patience begins with its first ask.
      const asked = page.waitForRequest(/\/api\/user\/me$/)
      await go(page, '/account')
      await asked
    },
    does: {
      'loadUser: done': ({ held }) => held.settle('real', 'user'),
      'loadUser: error': ({ held }) => held.settle(failing, 'user'),
      'loadAnalytics: done': ({ held }) => held.settle('real', 'analytics'),
      'loadStatistics: done': ({ held }) => held.settle('real', 'statistics'),
      'loadStatistics: error': ({ held }) => held.settle(failing, 'statistics'),
      'after: patience': ({ page }) => page.clock.fastForward(6000),
    },
    asks: {
      loadUser: { method: 'GET', path: '/api/user/me' },
      loadAnalytics: { method: 'GET', path: '/api/feature-toggles' },
      loadStatistics: { method: 'GET', path: '/api/statistics' },
    },
    sees: {
      ...Object.fromEntries(
        loadingStates.map((state) => [
          state,
          (page: Page) => see(page.getByRole('status').getByText('Checking if you’re logged in')).toBeVisible(),
        ]),
      ),
      '"ready"': (page) => see(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible(),
      // Who is known all the same sees the page.
      '"degraded"': (page) =>
        see(page.getByRole('heading', { level: 1, name: /^(We couldn’t load your account|Your account)$/ })).toBeVisible(),
    },
  },
]
