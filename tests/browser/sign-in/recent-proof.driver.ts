import type { Page, Route } from '@playwright/test'
import { everyWay, onlyMail } from '#machines/sign-in/recent-proof/recent-proof.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'
import { answeredWith, bringLate, closeWindow, holdWindows } from './provider-window.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' })
const use = (name: string | RegExp) =>
  click((page) => dialog(page).getByRole('button', { name, exact: typeof name === 'string' }))
const refusal = (code: string) => ({ error: { code, message: 'Made by the test', retryable: false } })
const told = (text: RegExp) => (page: Page) => dialog(page).getByRole('alert').getByText(text)

/** The form with this field. */
const formOf = (page: Page, label: string) =>
  dialog(page)
    .locator('form')
    .filter({ has: page.getByLabel(label, { exact: true }) })
const confirmIn = (label: string, typed: string) => {
  const control = (page: Page) => formOf(page, label).getByRole('button', { name: 'Confirm', exact: true })
  return {
    control,
    use: async (page: Page) => {
      await formOf(page, label).getByLabel(label, { exact: true }).fill(typed)
      await control(page).click()
    },
  }
}

const ofProvider = '**/api/user/me/proof/providers/*'
const provedWith = (status: number, body: object) => answeredWith(ofProvider, status, body)

/** a change that is asked for proof; sent once more, it is done. */
async function beginChange(page: Page): Promise<void> {
  let asked = 0
  const answer = (route: Route) =>
    ++asked === 1
      ? route.fulfill({ status: 403, json: refusal('proofRequired') })
      : route.fulfill({ json: { body: { details: {} } } })
  await page.route('**/api/user/me/email', answer)
  await go(page, '/account/settings/login-and-security')
  await page.getByRole('button', { name: 'Change Email address' }).click()
  await page.getByLabel('New email address', { exact: true }).fill('ada@example.org')
  await page.getByLabel('Confirm new email address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Email a code to the new address' }).click()
}

export const recentProofDriver: Driver = {
  chart: 'recentProof',
  ownPage: true,
  signsIn: true,
  async open(page) {
    await holdWindows(page)
    await beginChange(page)
  },
  controls: {
    'ways.retried': use('Try again'),
    'password.submitted': confirmIn('Your password', 'Shop-for-good-1'),
    'code.wanted': use(/^(Email me a code|Send another code)$/),
    'code.submitted': confirmIn('Code from the email', '123456'),
    'provider.chosen': use('Continue with Facebook'),
    'way.changed': use(/^(Confirm another way|Stop waiting)$/),
    'proof.declined': use('Not now'),
  },
  happens: {
    'askProvider: done#1': provedWith(200, { body: { details: {} } }),
    'askProvider: done#2': closeWindow,
    'askProvider: done#4': provedWith(401, refusal('providerRefused')),
    'askProvider: done#5': provedWith(404, refusal('noAccount')),
    'askProvider: error': provedWith(500, refusal('internal')),
    'answer.arrived': bringLate(ofProvider),
  },
  // What came late is being looked at: no window is waited for.
  onlyWith: { 'askProvider: done#2': { providerCode: null }, 'way.changed': { providerCode: null } },
  outside: {
    'askProvider: done#1': 'Confirm it in Facebook’s window',
    'askProvider: done#2': 'Close Facebook’s window',
    'askProvider: done#4': 'Confirm it in Facebook’s window; Facebook takes it back when the server asks',
    'askProvider: done#5': 'Confirm it in Facebook’s window, as somebody who isn’t connected to an account here',
    'askProvider: error': 'Confirm it in Facebook’s window; the server fails',
    'answer.arrived': 'Confirm it in Facebook’s window, which comes late',
  },
  actors: {
    readWays: {
      request: /\/api\/user\/me\/proof$/,
      answers: { 'done#1': { status: 200, details: everyWay }, 'done#2': { status: 200, details: onlyMail }, ...failures },
    },
    checkPassword: {
      request: /\/api\/user\/me\/verify-password$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: {} },
        'done#2': { status: 422, code: 'validation', fields: { password: 'passwordIncorrect' } },
        'done#3': { status: 429, code: 'tooMany' },
        ...failures,
      },
    },
    mailCode: {
      request: /\/api\/user\/me\/proof\/code$/,
      method: 'POST',
      answers: { 'done#1': { status: 200, details: {} }, 'done#2': { status: 429, code: 'tooMany' }, ...failures },
    },
    checkCode: {
      request: /\/api\/user\/me\/proof\/code\/confirmation$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: {} },
        'done#2': { status: 422, code: 'validation', fields: { code: 'codeWrong' } },
        'done#3': { status: 410, code: 'linkExpired' },
        ...failures,
      },
    },
  },
  asks: {
    readWays: { method: 'GET', path: '/api/user/me/proof' },
    mailCode: { method: 'POST', path: '/api/user/me/proof/code', body: {} },
    checkCode: { method: 'POST', path: '/api/user/me/proof/code/confirmation', body: { code: '123456' } },
    checkPassword: { method: 'POST', path: '/api/user/me/verify-password', body: { password: 'Shop-for-good-1' } },
  },
  sees: {
    '"loading"': (page) => dialog(page).getByText('One moment…'),
    '"unreadable"': told(/^We couldn’t check this/),
    '"choosing"': (page) =>
      dialog(page).getByRole('button', { name: 'Email me a code' }).and(page.locator(':not([aria-disabled=true])')),
    '"checkingPassword"': (page) => formOf(page, 'Your password').locator('[aria-busy=true]'),
    '"mailingCode"': (page) =>
      dialog(page).getByRole('button', { name: 'Email me a code' }).and(page.locator('[aria-busy=true]')),
    '"enteringCode"': (page) => dialog(page).getByRole('button', { name: 'Send another code' }),
    '"checkingCode"': (page) => formOf(page, 'Code from the email').locator('[aria-busy=true]'),
    '"askingProvider"': (page) => dialog(page).getByText('Continue in the Facebook window.'),
    '"proven"': (page) => page.getByRole('main').getByLabel('Code from the email'),
    // Back where it was begun, with what was typed.
    '"declined"': (page) => page.locator('body:not(:has(dialog[open]))').getByLabel('New email address', { exact: true }),
  },
}
