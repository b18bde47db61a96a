import type { Page } from '@playwright/test'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { answeredWith, blockWindow, bringBack, bringLate, closeWindow, holdWindows } from './provider-window.ts'

const identity = { clientId: '17', clientUsername: 'Rowan', token: 'token-1', ticket: 'ticket-1' }
/** The server knows who the provider means; what follows is the chart's. */
const knowWho = (page: Page) =>
  page.route('**/api/login-providers/*/codes', (route) => route.fulfill({ json: { body: { details: { identity } } } }))
const refusal = (code: string) => ({ error: { code, message: 'Made by the test', retryable: false } })

const said = (text: RegExp) => (page: Page) => page.getByRole('alert').getByText(text)
/** Comes back to the form with an account that nobody here is connected to. */
export async function bringIdentity(page: Page, path: string): Promise<void> {
  await holdWindows(page)
  await knowWho(page)
  await page.route('**/api/login-facebook', (route) => route.fulfill({ status: 404, json: refusal('noAccount') }))
  await go(page, path)
  await button('Continue with Facebook')(page).click()
  await page.getByText(/^Continue in the/).waitFor()
  await bringBack(page)
  await said(/^We don’t have an account connected/)(page).waitFor()
}

export const login = { tokens: { accessToken: 'a.b.c', refreshToken: 'a.b.c' }, user: { id: 1, hash: 'h' } }

export const providerLoginDriver: Driver = {
  chart: 'providerLogin',
  ownPage: true,
  signsIn: false,
  async open(page) {
    await holdWindows(page)
    await knowWho(page)
    await page.route('**/login/*/dialog*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Log in</title><h1>The other site</h1>' }),
    )
    await go(page, '/login?forward-url=/how-it-works')
  },
  // Where the page is left nobody waits in it.
  onlyIn: { 'after: patience': ['"exchanging"'] },
  controls: {
    'provider.chosen#1': click(button('Continue with Facebook')),
    'provider.chosen#2': click(button('Continue with Apple')),
    'dialog.left': click(button('Stop waiting')),
    'redirect.chosen': click(button(/^Go to (Facebook|Apple) on this page$/)),
  },
  happens: {
    'askInWindow: done#1': bringBack,
    'askInWindow: done#2': closeWindow,
    'askInWindow: done#3': blockWindow,
    'answer.arrived': bringBack,
  },
  outside: {
    'askInWindow: done#1': 'Log in in the window that has opened',
    'askInWindow: done#2': 'Close the window that has opened',
    'askInWindow: done#3': 'Have the browser block windows that open',
    'answer.arrived': 'Log in in the window that has opened, which comes late',
  },
  actors: {
    exchange: {
      request: /\/api\/login-(facebook|apple-id)$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: login },
        'done#2': { status: 404, code: 'noAccount' },
        'done#3': { status: 401, code: 'providerRefused' },
        'done#4': { status: 503, code: 'providerDown' },
        'done#5': { status: 429, code: 'tooMany' },
        ...failures,
      },
    },
  },
  asks: {
    exchange: {
      after: {
        'provider.chosen#1': {
          method: 'POST',
          path: '/api/login-facebook',
          body: { accessToken: 'token-1', facebookId: '17', source: 'website', ticket: 'ticket-1' },
        },
        'provider.chosen#2': {
          method: 'POST',
          path: '/api/login-apple-id',
          body: { refreshToken: 'token-1', appleId: '17', source: 'website', ticket: 'ticket-1' },
        },
      },
    },
  },
  leaves: ['"leaving"', '"success"'],
  sees: {
    '"idle"': heading('Log in'),
    '"opening"': (page) => page.getByText(/^Continue in the/),
    '"exchanging"': busy,
    '"blocked"': said(/^Your browser/),
    // What loads nothing, such as jsdom, stays.
    '"leaving"': (page) => page.getByRole('heading', { name: 'The other site' }).or(busy(page)),
    '"noAccount"': said(/^We don’t have an account connected/),
    '"cancelled"': said(/^You didn’t log in with/),
    '"refused"': said(/couldn’t confirm who you are/),
    '"providerDown"': said(/isn’t responding/),
    '"tooMany"': said(/^Too many attempts/),
    '"failed"': said(/^We have had a problem/),
    '"success"': heading('How it works'),
  },
}

export const providerLinkingDriver: Driver = {
  chart: 'providerLinking',
  ownPage: true,
  signsIn: false,
  oneAtATime: true,
  async open(page) {
    await bringIdentity(page, '/login?forward-url=/how-it-works')
    await page.getByLabel('Email address').fill('supporter@farthing.example')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await button('Log in')(page).click()
  },
  controls: {
    'link.accepted': click(button(/^(Connect Facebook|Try again)$/)),
    'link.skipped': {
      control: button(/^(Not now|Continue)$/),
      use: (page) => button(/^(Not now|Continue)$/)(page).click(),
    },
  },
  // A connected account has a way on too, which is the page's.
  byItself: { 'link.skipped': ['"active"'] },
  actors: {
    link: {
      request: /\/api\/user\/me\/oauth\/facebook\/17$/,
      method: 'PUT',
      answers: {
        'done#1': { status: 200, details: {} },
        'done#2': { status: 409, code: 'providerTaken' },
        'done#3': { status: 401, code: 'providerRefused' },
        ...failures,
      },
    },
  },
  asks: {
    link: { method: 'PUT', path: '/api/user/me/oauth/facebook/17', body: { clientUsername: 'Rowan', accessToken: 'token-1' } },
  },
  sees: {
    '"offered"': heading('Log in with Facebook next time?'),
    '"activating"': busy,
    '"failed"': said(/^We couldn’t connect Facebook. Try again/),
    '"taken"': heading('This Facebook account is already in use'),
    '"refused"': heading('We couldn’t connect Facebook'),
    '"active"': heading('Facebook is connected'),
    '"skipped"': heading('How it works'),
  },
}

const ofLink = '**/api/user/me/oauth/*/17'
const linked = (status: number, body: object) => answeredWith(ofLink, status, body)
const links = (providers: object[]) => ({ status: 200, details: { providers } })
const shown = (text: string | RegExp) => (page: Page) => page.getByRole('main').getByText(text).first()

export const linkedProvidersDriver: Driver = {
  chart: 'linkedProviders',
  ownPage: true,
  signsIn: true,
  async open(page) {
    await holdWindows(page)
    await knowWho(page)
    await go(page, '/account/settings/login-and-security')
  },
  controls: {
    'list.refreshed': click(button('Try again')),
    'provider.chosen#1': click(button('Connect Facebook')),
    'provider.chosen#2': click(button('Connect Apple')),
    'dialog.left': click(button('Stop waiting')),
    'link.removed': click(button('Disconnect Apple')),
  },
  happens: {
    'connect: done#1': linked(200, { body: { details: {} } }),
    'connect: done#2': closeWindow,
    'connect: done#4': linked(409, refusal('providerTaken')),
    'connect: done#5': linked(401, refusal('providerRefused')),
    'connect: error': linked(500, refusal('internal')),
    'answer.arrived': bringLate(ofLink),
  },
  // What came late is being looked at: no window is waited for.
  onlyWith: { 'connect: done#2': { code: null }, 'dialog.left': { code: null } },
  outside: {
    'connect: done#1': 'Log in in the window that has opened',
    'connect: done#2': 'Close the window that has opened',
    'connect: done#4': 'Log in in the window that has opened, with an account that’s connected to someone else’s',
    'connect: done#5': 'Log in in the window that has opened; the other service takes it back when the server asks',
    'connect: error': 'Log in in the window that has opened; the server fails',
    'answer.arrived': 'Log in in the window that has opened, which comes late',
  },
  actors: {
    readLinks: {
      request: /\/api\/user\/me\/oauth$/,
      answers: {
        'done#1': links([{ provider: 'apple', clientId: '001', clientUsername: 'Ada', userId: 1 }]),
        'done#2': links([]),
        ...failures,
      },
    },
    unlink: {
      request: /\/api\/user\/me\/oauth\/apple\/001$/,
      method: 'DELETE',
      answers: { done: { status: 200, details: {} }, ...failures },
    },
  },
  asks: {
    readLinks: { method: 'GET', path: '/api/user/me/oauth' },
    unlink: { method: 'DELETE', path: '/api/user/me/oauth/apple/001' },
  },
  sees: {
    '"loading"': shown('Loading'),
    '"list"': shown(/^(Apple: Ada|You haven’t connected any accounts\.)$/),
    '"failed"': shown(/^We couldn’t load your connected accounts/),
    '"linking"': shown(/^Waiting for (Facebook|Apple)/),
    '"notLinked"': shown(/so nothing was connected/),
    '"unlinking"': busy,
    '"notUnlinked"': shown(/We couldn’t disconnect/),
  },
}
