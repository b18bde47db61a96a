import type { Page } from '@playwright/test'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, done, failures, saveActor } from '../driver.ts'

const section = (name: string) => (page: Page) => page.getByRole('region', { name })
const passwords = section('Password')

export const passwordChangeDriver: Driver = {
  chart: 'passwordChange',
  signsIn: true,
  open: (page) => go(page, '/account/settings/login-and-security'),
  controls: {
    'form.submitted': {
      control: button('Save the new password'),
      use: async (page) => {
        await page.getByLabel('Current password').fill(demoPassword)
        await page.getByLabel('New password', { exact: true }).fill('three blue boats')
        await page.getByLabel('The new password again').fill('three blue boats')
        await button('Save the new password')(page).click()
      },
    },
    'submission.retried': click((page) => passwords(page).getByRole('button', { name: 'Try again' })),
  },
  actors: { save: saveActor(/\/api\/user\/me\/password$/, { oldPassword: 'passwordIncorrect' }) },
  sees: {
    '"editing"': (page) => page.getByRole('heading', { name: 'Password', exact: true }),
    '"saving"': busyButton,
    '"saved"': (page) => page.getByText(/^Your new password is saved/),
    '"failed"': (page) => page.getByText(/^This could not be saved/),
  },
}

const emails = section('Email address')

export const emailChangeDriver: Driver = {
  chart: 'emailChange',
  signsIn: true,
  open: (page) => go(page, '/account/settings/login-and-security'),
  controls: {
    'email.submitted': {
      control: button('Mail me a code'),
      use: async (page) => {
        await page.getByLabel('New email address').fill('ada@example.org')
        await page.getByLabel('The same address again').fill('ada@example.org')
        await button('Mail me a code')(page).click()
      },
    },
    'code.submitted': {
      control: button('Use this address from now on'),
      use: async (page) => {
        await page.getByLabel('Code from the mail').fill('123456')
        await button('Use this address from now on')(page).click()
      },
    },
    'email.corrected': click(button(/^(Use another address|Change it again)$/)),
    'submission.retried': click((page) => emails(page).getByRole('button', { name: 'Try again' })),
  },
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
  sees: {
    '"editing"': (page) => page.getByLabel('New email address'),
    '"saving"': busyButton,
    '"failed"': (page) => page.getByText(/^We could not mail a code/),
    '"confirming"': (page) => page.getByLabel('Code from the mail'),
    '"checking"': busyButton,
    '"notChecked"': (page) => page.getByText(/^The code could not be checked/),
    '"expired"': (page) => page.getByText(/^This code no longer works/),
    '"saved"': (page) => page.getByText(/^You log in with ada@example.org from now on/),
  },
}

const device = section('Another device')

export const deviceLinkDriver: Driver = {
  chart: 'deviceLink',
  signsIn: true,
  open: (page) => go(page, '/account/settings/login-and-security'),
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
  sees: {
    '"idle"': (page) => device(page).getByRole('button', { name: 'Show a code to scan' }),
    '"making"': (page) => device(page).locator('button[aria-busy=true]'),
    '"shown"': (page) => device(page).getByRole('img', { name: 'The code to scan' }),
    '"failed"': (page) => device(page).getByText(/^We could not make a code/),
  },
}
