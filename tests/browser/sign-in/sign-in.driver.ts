import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures, heading } from '../driver.ts'

const login = { tokens: { accessToken: 'a.b.c', refreshToken: 'a.b.c' }, user: { id: 1, hash: 'h' } }
const submitLogIn = button('Log in')

export const loginDriver: Driver = {
  chart: 'login',
  signsIn: false,
  open: (page) => go(page, '/login?forward-url=/how-it-works'),
  controls: {
    'credentials.submitted': {
      control: submitLogIn,
      use: async (page) => {
        await page.getByLabel('Email address').fill('rowan@example.org')
        await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
        await submitLogIn(page).click()
      },
    },
  },
  actors: {
    requestSignIn: {
      request: /\/api\/login-cookie$/,
      answers: {
        'done#1': { status: 200, details: login },
        'done#2': { status: 401, code: 'badCredentials' },
        'done#3': { status: 429, code: 'tooMany' },
        'done#4': { status: 500, code: 'internal' },
        'done#5': { status: 429, code: 'tooMany' },
        ...failures,
      },
    },
  },
  asks: {
    requestSignIn: {
      method: 'POST',
      path: '/api/login-cookie',
      body: { email: 'rowan@example.org', password: 'Shop-for-good-1', source: 'website' },
    },
  },
  leaves: ['"success"'],
  sees: {
    '"editing"': heading('Log in'),
    '"submitting"': (page) => page.locator('[aria-busy=true]'),
    '"badCredentials"': (page) => page.getByText('Your email and/or password are incorrect'),
    '"lockedOut"': (page) => page.getByText(/^Too many attempts. Wait a few minutes, /),
    '"problem"': (page) => page.getByText('We have had a problem trying to log you in'),
    '"success"': heading('How it works'),
  },
}

export const passwordResetDriver: Driver = {
  chart: 'passwordReset',
  signsIn: false,
  beginsAnywhere: true,
  open: (page, start) => go(page, start === '"newPassword"' ? '/password/reset/secret' : '/password/forgot'),
  controls: {
    'email.submitted': {
      control: button('Send the link'),
      use: async (page) => {
        await page.getByLabel('Email address').fill('a@example.org')
        await button('Send the link')(page).click()
      },
    },
    'email.changed': click(button('Use another address')),
    'password.submitted': {
      control: button('Save new password'),
      use: async (page) => {
        await page.getByLabel('New password', { exact: true }).fill('three blue boats')
        await button('Save new password')(page).click()
      },
    },
    'link.asked': click(button('Send me a new link')),
  },
  actors: {
    requestReset: {
      request: /\/api\/password\/forgot$/,
      answers: { 'done#1': { status: 200, details: { sent: true } }, 'done#2': { status: 429, code: 'tooMany' }, ...failures },
    },
    resetPassword: {
      request: /\/api\/password\/reset\/secret$/,
      answers: {
        'done#1': { status: 200, details: { saved: true } },
        'done#2': { status: 422, code: 'validation', fields: { newPassword: 'passwordCommon' } },
        'done#3': { status: 410, code: 'linkInvalid' },
        ...failures,
      },
    },
  },
  asks: {
    requestReset: { method: 'POST', path: '/api/password/forgot', body: { email: 'a@example.org' } },
    resetPassword: { method: 'POST', path: '/api/password/reset/secret', body: { newPassword: 'three blue boats' } },
  },
  sees: {
    '"request"': heading('Reset your password'),
    '"sending"': (page) => page.locator('[aria-busy=true]'),
    '"requestFailed"': (page) => page.getByText(/We couldn’t do that/),
    '"tooMany"': (page) => page.getByText(/You’ve asked for too many links/),
    '"sent"': heading('Check your email'),
    '"newPassword"': heading('Choose a new password'),
    '"saving"': (page) => page.locator('[aria-busy=true]'),
    '"saveFailed"': (page) => page.getByText(/We couldn’t do that/),
    '"common"': (page) => page.getByRole('alert').getByText(/^Choose another password/),
    '"success"': heading('You’ve changed your password'),
    '"invalidLink"': heading('This link no longer works'),
  },
}

export const oneTimeLinkDriver: Driver = {
  chart: 'oneTimeLink',
  signsIn: false,
  beginsAnywhere: true,
  open: (page, start) => go(page, start === '"landing"' ? '/login/link/secret?forward-url=/how-it-works' : '/login/link'),
  controls: {
    'email.submitted': {
      control: button('Send the link'),
      use: async (page) => {
        await page.getByLabel('Email address').fill('a@example.org')
        await button('Send the link')(page).click()
      },
    },
    'email.changed': click(button('Use another address')),
    'link.followed': click(button('Log in now')),
    'link.asked': click((page) =>
      page
        .getByRole('button', { name: 'Send me a new link' })
        .or(page.getByRole('button', { name: 'Email me a link to log in' })),
    ),
    'password.wanted': click(button('Choose a new password')),
    'password.left': click(button('Not now')),
  },
  actors: {
    requestLink: {
      request: /\/api\/login-links$/,
      answers: { 'done#1': { status: 200, details: { sent: true } }, 'done#2': { status: 429, code: 'tooMany' }, ...failures },
    },
    redeemLink: {
      request: /\/api\/login-links\/secret$/,
      answers: {
        'done#1': { status: 200, details: login },
        'done#2': { status: 410, code: 'linkExpired' },
        'done#3': { status: 410, code: 'linkUsed' },
        'done#4': { status: 410, code: 'linkInvalid' },
        'done#5': { status: 200, details: { ...login, passwordReset: 'secret' } },
        'done#6': { status: 403, code: 'signInAgain' },
        ...failures,
      },
    },
  },
  asks: {
    requestLink: { method: 'POST', path: '/api/login-links', body: { email: 'a@example.org' } },
    redeemLink: { method: 'POST', path: '/api/login-links/secret', body: {} },
  },
  leaves: ['"entered"', '"choosing"'],
  sees: {
    '"request"': heading('Log in with a link'),
    '"sending"': (page) => page.locator('[aria-busy=true]'),
    '"requestFailed"': (page) => page.getByText(/We couldn’t do that/),
    '"tooMany"': (page) => page.getByText(/You’ve asked for too many links/),
    '"sent"': heading('Check your email'),
    '"landing"': heading('Log in with this link'),
    '"entering"': (page) => page.locator('[aria-busy=true]'),
    '"enteringFailed"': (page) => page.getByText(/We couldn’t do that/),
    '"entered"': heading('How it works'),
    '"renewed"': heading('Only you can get into this account now'),
    '"choosing"': heading('Choose a new password'),
    '"elsewhere"': heading('Log in first'),
    '"expired"': heading('This link has expired'),
    '"used"': heading('This link has already been used'),
    '"invalid"': heading('This link doesn’t work'),
  },
}
