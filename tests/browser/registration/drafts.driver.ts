import type { Page } from '@playwright/test'
import { person } from '#machines/registration/new-account.fixtures.ts'
import { go, staying } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'

const answers = { isCharity: 'no', address: { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' } }
const draft = { version: 1, kind: 'cause', id: 'a-draft-that-goes-on-a-journey', answers }
const wizard = '/register-your-good-cause/create'
const question = heading('What’s the cause called?')

/** The account is made before any of these is answered, and logs the person in: nothing is asked about it when they go back. */
export const onceLoggedIn = Object.fromEntries(
  ['done#3', 'done#5', 'done#6'].map((outcome) => [`finalise: ${outcome}`, { person }]),
)

/** What this device has of a wizard. */
export async function leaveDraft(page: Page, kept: object): Promise<void> {
  // This leaves the app: what comes next has to load it anew.
  staying.delete(page)
  await page.goto('/static-www/icon.svg')
  await page.evaluate((text) => localStorage.setItem('registrationDraft', text), JSON.stringify([{ version: 1, ...kept }]))
}

export const draftTransferDriver: Driver = {
  chart: 'draftTransfer',
  signsIn: false,
  async open(page) {
    await leaveDraft(page, draft)
    await go(page, wizard)
  },
  controls: {
    'transfer.opened': click(button('Finish this on another device')),
    'transfer.closed': click(button('Carry on here')),
    'transfer.retried': click(button('Try again')),
    'email.submitted': {
      control: button('Email me the link'),
      use: async (page) => {
        await page.getByLabel('Email address for the link').fill('rowan@example.org')
        await button('Email me the link')(page).click()
      },
    },
  },
  actors: {
    keepDraft: {
      request: /\/api\/drafts$/,
      answers: { 'done#1': { status: 200, details: { code: 'code' } }, 'done#2': { status: 429, code: 'tooMany' }, ...failures },
    },
    mailDraft: {
      request: /\/api\/drafts\/code\/mails$/,
      answers: {
        'done#1': { status: 200, details: { sent: true } },
        'done#2': { status: 429, code: 'tooMany' },
        'done#3': { status: 410, code: 'linkExpired' },
        ...failures,
      },
    },
  },
  asks: {
    mailDraft: { method: 'POST', path: '/api/drafts/code/mails', body: { email: 'rowan@example.org' } },
    keepDraft: {
      method: 'POST',
      path: '/api/drafts',
      body: {
        version: 1,
        kind: 'cause',
        id: 'a-draft-that-goes-on-a-journey',
        answers: {
          isCharity: 'no',
          charityNumber: null,
          address: { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' },
          name: null,
          links: null,
          permission: null,
          email: null,
          names: null,
          mobile: null,
        },
      },
    },
  },
  sees: {
    '"closed"': question,
    '"keeping"': busy,
    '"failed"': (page) => page.getByText(/get your answers ready for another device/),
    '"tooMany"': (page) => page.getByText(/^You’ve made too many links today/),
    '{"open":"shown"}': (page) => page.getByRole('img', { name: 'QR code with the link' }),
    '{"open":"mailing"}': busy,
    '{"open":"mailed"}': (page) => page.getByText(/^We’ve emailed the link to rowan@example.org/),
    '{"open":"mailedTooOften"}': (page) => page.getByText(/^You’ve asked for too many emails today/),
    '{"open":"notMailed"}': (page) => page.getByText(/^We couldn’t do that/),
  },
}

export const draftArrivalDriver: Driver = {
  chart: 'draftArrival',
  signsIn: false,
  open: (page) => go(page, `${wizard}#draft=secret`),
  controls: {
    'arrival.retried': click(button('Try again')),
    'begin.chosen': click(button('Start on this device')),
  },
  actors: {
    fetchDraft: {
      request: /\/api\/drafts\/secret$/,
      answers: {
        'done#1': { status: 200, details: { draft } },
        'done#2': { status: 410, code: 'linkExpired' },
        'done#3': { status: 410, code: 'linkInvalid' },
        ...failures,
      },
    },
  },
  asks: { fetchDraft: { method: 'POST', path: '/api/drafts/secret', body: {} } },
  sees: {
    '"fetching"': (page) => page.getByText('Fetching your answers'),
    '"failed"': heading('We couldn’t get your answers'),
    '"expired"': heading('This link has expired'),
    '"invalid"': heading('This link doesn’t work'),
    '"restored"': question,
    '"begun"': heading('Is your cause a registered charity?'),
  },
}
