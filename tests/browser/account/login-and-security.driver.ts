import type { Page } from '@playwright/test'
import { limits } from '#contract/limits.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, done, failures, saveActor } from '../driver.ts'

const section = (name: string) => (page: Page) => page.getByRole('region', { name })
const passwords = section('Password')
/** The page with one of its forms opened. */
const opened = (name: string) => async (page: Page) => {
  await go(page, '/account/settings/login-and-security')
  await page.getByRole('button', { name: `Change ${name}` }).click()
}

export const passwordChangeDriver: Driver = {
  chart: 'passwordChange',
  signsIn: true,
  open: opened('Password'),
  controls: {
    'form.submitted': {
      control: button('Save new password'),
      use: async (page) => {
        await page.getByLabel('Current password').fill(demoPassword)
        await page.getByLabel('New password', { exact: true }).fill('three blue boats')
        await page.getByLabel('Confirm new password').fill('three blue boats')
        await button('Save new password')(page).click()
      },
    },
    'submission.retried': click((page) => passwords(page).getByRole('button', { name: 'Try again' })),
  },
  actors: { save: saveActor(/\/api\/user\/me\/password$/, { oldPassword: 'passwordIncorrect' }) },
  asks: {
    save: {
      method: 'POST',
      path: '/api/user/me/password',
      body: {
        oldPassword: 'Shop-for-good-1',
        newPassword: 'three blue boats',
        terms: { path: '/account/settings/login-and-security', statement: 'Save the new password', policies: [] },
      },
    },
  },
  sees: {
    '"editing"': (page) => page.getByLabel('Current password'),
    '"saving"': busyButton,
    '"saved"': (page) => page.getByText(/^We’ve saved your new password/),
    '"failed"': (page) => page.getByText(/^We couldn’t save this/),
  },
}

const emails = section('Email address')

export const emailChangeDriver: Driver = {
  chart: 'emailChange',
  signsIn: true,
  open: opened('Email address'),
  controls: {
    'email.submitted': {
      control: button('Email a code to the new address'),
      use: async (page) => {
        await page.getByLabel('New email address', { exact: true }).fill('ada@example.org')
        await page.getByLabel('Confirm new email address').fill('ada@example.org')
        await button('Email a code to the new address')(page).click()
      },
    },
    'code.submitted': {
      control: button('Use this address'),
      use: async (page) => {
        await page.getByLabel('Code from the email').fill('123456')
        await button('Use this address')(page).click()
      },
    },
    'email.corrected': click(button(/^(Use a different address|Change it again)$/)),
    'submission.retried': click((page) => emails(page).getByRole('button', { name: 'Try again' })),
  },
  madeUp: ['code.submitted'],
  actors: {
    saveEmail: saveActor(/\/api\/user\/me\/email$/, { email: 'emailFormat' }),
    confirmEmail: {
      request: /\/api\/user\/me\/email\/confirmation$/,
      answers: {
        'done#1': done,
        'done#2': { status: 422, code: 'validation', fields: { code: 'codeWrong' } },
        'done#3': { status: 410, code: 'linkExpired' },
        ...failures,
      },
    },
  },
  asks: {
    saveEmail: {
      method: 'POST',
      path: '/api/user/me/email',
      body: {
        email: 'ada@example.org',
        terms: { path: '/account/settings/login-and-security', statement: 'Mail me a code', policies: [] },
      },
    },
    confirmEmail: { method: 'POST', path: '/api/user/me/email/confirmation', body: { code: '123456' } },
  },
  sees: {
    '"editing"': (page) => page.getByLabel('New email address', { exact: true }),
    '"saving"': busyButton,
    '"failed"': (page) => page.getByText(/^We couldn’t email you a code/),
    '"confirming"': (page) => page.getByLabel('Code from the email'),
    '"checking"': busyButton,
    '"notChecked"': (page) => page.getByText(/^We couldn’t check the code/),
    '"expired"': (page) => page.getByText(/^This code no longer works/),
    '"saved"': (page) => page.getByText(/^You now log in with ada@example.org/),
  },
}

const device = section('Log in on another device')

export const deviceLinkDriver: Driver = {
  chart: 'deviceLink',
  signsIn: true,
  // Its clock is moved.
  ownPage: true,
  async open(page) {
    await page.clock.install()
    await go(page, '/account/settings/login-and-security')
  },
  happens: { 'after: life': (page) => page.clock.fastForward(limits.fingerprintLife) },
  controls: {
    'link.asked': click((page) => device(page).getByRole('button', { name: /^(Show a code to scan|Try again)$/ })),
    'link.hidden': click((page) => device(page).getByRole('button', { name: 'Hide the code' })),
  },
  actors: {
    makeLink: {
      request: /\/api\/auth\/fingerprints$/,
      method: 'POST',
      answers: { done: { status: 200, details: { fingerprint: 'made-by-the-test' } }, ...failures },
    },
  },
  asks: { makeLink: { method: 'POST', path: '/api/auth/fingerprints', body: {} } },
  sees: {
    '"idle"': (page) => device(page).getByRole('button', { name: 'Show a code to scan' }),
    '"making"': (page) => device(page).locator('button[aria-busy=true]'),
    '"shown"': (page) => device(page).getByRole('img', { name: 'The code to scan' }),
    '"failed"': (page) => device(page).getByText(/^We couldn’t make a code/),
    '"expired"': (page) => device(page).getByText('The code has expired.'),
  },
}
