import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { limits } from '#contract/limits.ts'
import { supporterAnswers } from '#machines/registration/supporter/supporter-registration.fixtures.ts'
import { supporterRegistrationMachine } from '#machines/registration/supporter/supporter-registration.machine.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { answering, button, click, type Driver, failures, heading, valuesBut, valuesOf } from '../driver.ts'
import { questions, stateOf, titleOf, typeIn, words } from './supporter-questions.ts'
import { supporterRegistrationAsks } from './supporter-registration.asks.ts'

const login = { tokens: { accessToken: 'a.b.c', refreshToken: 'a.b.c' }, user: { id: 1, hash: 'h' } }
const values = valuesOf(supporterRegistrationMachine)
let people = 0
/** Somebody who has an account and supports nothing yet. */
const newPassword = 'five brown boats'
async function newPersonWithoutCause(page: Page): Promise<string> {
  const email = `new${++people}@example.org`
  const answer = await page.request.post('/api/user', {
    data: {
      firstName: 'New',
      lastName: 'Person',
      email,
      password: newPassword,
      userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
      marketingPreferences: [],
    },
  })
  expect(answer.status()).toBe(200)
  return email
}
const logsInAs = (email: (page: Page) => Promise<string>, password = demoPassword) => ({
  control: button('Log in'),
  use: async (page: Page) => {
    await page.getByLabel('Email address').fill(await email(page))
    await page.getByLabel('Password', { exact: true }).fill(password)
    await button('Log in')(page).click()
  },
})

/** Each question is answered as the chart's fixtures answer it, and told by its title in the words. */
const answered = Object.fromEntries(
  questions.map((step) => [
    `${step}.submitted`,
    answering(
      titleOf(step),
      (page) => typeIn(page, supporterAnswers[step]),
      step === 'marketing-terms' ? words.marketing.submit : words.continue,
    ),
  ]),
)

export const supporterRegistrationDriver: Driver = {
  chart: 'supporterRegistration',
  signsIn: false,
  oneAtATime: true,
  // Elsewhere somebody logs in on another tab.
  byItself: Object.fromEntries(
    ['#1', '#2', '#3'].map((number) => [
      `person.signedIn${number}`,
      valuesBut(supporterRegistrationMachine, 'knownEmail', 'requestingLink', 'linkFailed'),
    ]),
  ),
  open: (page) => go(page, '/create-an-account?forward-url=/how-it-works'),
  controls: {
    'cause.chosen': {
      control: button('Search for causes'),
      use: async (page) => {
        await page.getByLabel('Cause name, town or postcode').fill('abbotsmere hospice')
        await button('Search for causes')(page).click()
        await button(/Abbotsmere Hospice/)(page).click()
      },
    },
    ...answered,
    'registration.retried': click(button('Try again')),
    'person.signedIn#1': logsInAs(async () => 'treasurer@farthing.example'),
    'person.signedIn#2': logsInAs(newPersonWithoutCause, newPassword),
    'person.signedIn#3': logsInAs(async () => 'supporter@farthing.example'),
    'link.asked': click(button('Email me a link to log in instead')),
    'switch.confirmed': click(button('Switch to Abbotsmere Hospice')),
    'list.reopened': click(button('Choose another cause')),
    'switch.declined': click(button(/^(Keep |Continue without a cause)/)),
    'step.back': click(button(/^(Back|Use another address|Log in with your password instead)$/)),
  },
  actors: {
    requestLink: { request: /\/api\/login-links$/, answers: { done: { status: 200, details: { sent: true } }, ...failures } },
    switchCause: { request: /\/api\/user\/me\/cause$/, answers: { done: { status: 200, details: {} }, ...failures } },
    probeEmail: {
      request: /\/api\/users\/email-exists/,
      answers: {
        'done#1': { status: 200, details: { exists: true } },
        'done#2': { status: 200, details: { exists: false } },
        'done#3': { status: 500, code: 'internal' },
      },
    },
    createUser: {
      request: /\/api\/user$/,
      answers: {
        'done#1': { status: 200, details: login },
        'done#2': { status: 409, code: 'emailTaken' },
        'done#3': { status: 422, code: 'validation' },
        'done#4': { status: 500, code: 'internal' },
      },
    },
  },
  asks: supporterRegistrationAsks,
  leaves: ['"done"'],
  sees: {
    '"chooseCause"': heading('Which cause do you want to raise money for?'),
    ...Object.fromEntries(questions.map((step) => [values[stateOf(step)], heading(titleOf(step))])),
    '{"account":"checkingEmail"}': (page) => page.locator('[aria-busy=true]'),
    '{"account":"knownEmail"}': heading('You already have an account'),
    '{"account":"requestingLink"}': (page) => page.locator('[aria-busy=true]'),
    '{"account":"linkFailed"}': (page) => page.getByText(/^We couldn’t send the link/),
    '{"account":"oneTimeLinkNotice"}': heading('Check your email'),
    '{"causeSwitch":"confirmCauseSwitch"}': heading('Do you want to support Abbotsmere Hospice?'),
    '{"causeSwitch":"switching"}': (page) => page.locator('[aria-busy=true]'),
    '{"causeSwitch":"switchFailed"}': (page) => page.getByText(/^We couldn’t change your cause/),
    '{"terms":"finalising"}': (page) => page.locator('[aria-busy=true]'),
    '{"account":"detailsRefused"}': (page) =>
      page.getByText('There was an error processing your details, please check and try again'),
    '{"terms":"couldNotRegister"}': heading('We couldn’t create your account'),
    '"done"': heading('How it works'),
  },
}

const cause = {
  id: 7,
  hash: 'h7',
  name: 'Harrowden Hospice',
  uri: 'harrowden-hospice',
  kind: 'charity',
  place: 'Harrowden',
  isRegisteredCharity: true,
  standing: 'confirmed',
  logoHttps: null,
}

const looksFor = (name: string) => ({
  control: button('Search for causes'),
  use: async (page: Page) => {
    await page.getByLabel('Cause name, town or postcode').fill(name)
    await button('Search for causes')(page).click()
  },
})
const looksIn = (place: string) => ({
  control: button('Search there'),
  use: async (page: Page) => {
    await page.getByLabel('Town or village').fill(place)
    await button('Search there')(page).click()
  },
})

export const causeSearchDriver: Driver = {
  chart: 'causeSearch',
  signsIn: false,
  open: (page) => go(page, '/create-an-account'),
  controls: {
    'search.submitted#1': looksFor('hospice'),
    'search.submitted#2': looksFor(' '),
    'place.submitted#1': looksIn('Harrowden'),
    'place.submitted#2': looksIn(' '),
    'search.retried': click(button('Try again')),
  },
  actors: {
    searchCauses: {
      // What the field suggests meanwhile is another chart's.
      request: /\/api\/search\/cause\/search\?(?!.*perPage)/,
      answers: {
        'done#1': { status: 200, details: { result: { results: [cause] } } },
        'done#2': { status: 200, details: { result: { results: [] } } },
        'done#3': {
          status: 200,
          details: { result: { results: Array.from({ length: limits.pageSizeSearch }, (_, id) => ({ ...cause, id })) } },
        },
        ...failures,
      },
    },
  },
  asks: {
    searchCauses: {
      after: {
        'search.submitted#1': { method: 'GET', path: '/api/search/cause/search', query: { q: 'hospice' } },
        'place.submitted#1': { method: 'GET', path: '/api/search/cause/search', query: { q: 'hospice', location: 'Harrowden' } },
        'place.submitted#2': { method: 'GET', path: '/api/search/cause/search', query: { q: 'hospice' } },
      },
    },
  },
  sees: {
    '"idle"': heading('Which cause do you want to raise money for?'),
    '"loading"': (page) => page.locator('[aria-busy=true]'),
    '"results"': button(/Harrowden Hospice/),
    '"needsName"': (page) => page.getByText('Enter a cause name, town or postcode'),
    '{"needsLocation":"asked"}': (page) => page.getByText(/add its town or village/),
    '{"needsLocation":"missing"}': (page) => page.getByText('Enter a town or village'),
    '"refine"': (page) => page.getByText(/We couldn’t find a cause called/),
    '"failed"': (page) => page.getByText(/We couldn’t search for causes/),
  },
}
