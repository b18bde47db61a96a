import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits, MINUTE } from '#contract/limits.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { violationsEverywhere } from '../kit/axe.ts'
import { coverRoutes } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { type HeldCall, holdCalls } from '../kit/hold.ts'
import { charts } from '../kit/registry.ts'
import { empty, enter, forget, go, goInside, openSite, putSession, type Session, staying, type TestSite } from '../kit/site.ts'
import {
  accountDeletionDriver,
  causeSwitchDriver,
  dataDownloadDriver,
  deviceLinkDriver,
  emailChangeDriver,
  favouritesDriver,
  passwordChangeDriver,
  preferencesDriver,
  profileEditDriver,
  termsAcceptanceDriver,
} from './account.driver.ts'
import { auditTrailDriver } from './audit-trail.driver.ts'
import { adminRequestDriver, businessRegistrationDriver, reviewConsoleDriver } from './business-registration.driver.ts'
import {
  adminInvitationDriver,
  bankDetailsDriver,
  causeFormDrivers,
  causePageDriver,
  causeQrDriver,
  causeSummaryDriver,
  inviteAdminsDriver,
  statementDriver,
  statementsDriver,
  supporterListDriver,
  supporterMessageDriver,
  supporterMessagesDriver,
} from './cause-admin.driver.ts'
import { accountConsoleDriver, causeCheckDriver, causeConsoleDriver, causeRecallDriver } from './cause-check.driver.ts'
import { addressSearchDriver, causeRegistrationDriver } from './cause-registration.driver.ts'
import {
  claimConsoleDriver,
  claimDetailDriver,
  claimEvidenceDriver,
  claimsListDriver,
  csvDownloadDriver,
  donationQueryDriver,
  missingDonationDriver,
} from './claims.driver.ts'
import { devicesDriver } from './devices.driver.ts'
import { donationFinderDriver, donationRecordDriver } from './donation-records.driver.ts'
import { draftArrivalDriver, draftTransferDriver } from './drafts.driver.ts'
import { button, click, type Driver, heading } from './driver.ts'
import { guestRaiseDriver } from './guest.driver.ts'
import { linkedCardsDriver } from './linked-cards.driver.ts'
import { paymentRunConsoleDriver, paymentRunsDriver } from './payment-runs.driver.ts'
import { linkedProvidersDriver, providerLinkingDriver, providerLoginDriver } from './providers.driver.ts'
import { reportConsoleDriver } from './report-queue.driver.ts'
import {
  dismissalDriver,
  emailShareDriver,
  leaderboardDriver,
  mailOptOutDriver,
  noticesDriver,
  referralsDriver,
  stampCardDriver,
  stampCardsDriver,
} from './rewards.driver.ts'

const row = {
  id: 'D1',
  retailerName: 'Alder Home',
  retailerSlug: 'alder-home',
  causeName: 'Harrowden Hospice',
  purchasedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4999,
  donationPence: 225,
  correctionPence: 0,
  stage: 'tracked',
  purchaseType: 'online',
  bonus: null,
  declineReason: null,
}
const login = { tokens: { accessToken: 'a.b.c', refreshToken: 'a.b.c' }, user: { id: 1, hash: 'h' } }
const failures = { error: 'lost' } as const
const submitLogIn = button('Log in')

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
let people = 0

const drivers: Driver[] = [
  {
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
    sees: {
      '"editing"': heading('Log in'),
      '"submitting"': (page) => page.locator('[aria-busy=true]'),
      '"badCredentials"': (page) => page.getByText('Your email and/or password are incorrect'),
      '"lockedOut"': (page) => page.getByText(/^You have tried this too many times. Wait a few minutes, /),
      '"problem"': (page) => page.getByText('We have had a problem trying to log you in'),
      '"success"': heading('How it works'),
    },
  },
  {
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
        control: button('Save the new password'),
        use: async (page) => {
          await page.getByLabel('New password', { exact: true }).fill('three blue boats')
          await button('Save the new password')(page).click()
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
    sees: {
      '"request"': heading('Choose a new password'),
      '"sending"': (page) => page.locator('[aria-busy=true]'),
      '"requestFailed"': (page) => page.getByText(/We could not do this just now/),
      '"tooMany"': (page) => page.getByText(/Too many links were asked for/),
      '"sent"': heading('Look into your mail'),
      '"newPassword"': heading('Your new password'),
      '"saving"': (page) => page.locator('[aria-busy=true]'),
      '"saveFailed"': (page) => page.getByText(/We could not do this just now/),
      '"common"': (page) => page.getByRole('alert').getByText(/^Choose another password/),
      '"success"': heading('Your password is changed'),
      '"invalidLink"': heading('This link does not work any more'),
    },
  },
  {
    chart: 'oneTimeLink',
    signsIn: false,
    beginsAnywhere: true,
    open: (page, start) => go(page, start === '"landing"' ? '/login/link/secret?forward-url=/how-it-works' : '/login/link'),
    controls: {
      'email.submitted': {
        control: button('Send me the link'),
        use: async (page) => {
          await page.getByLabel('Email address').fill('a@example.org')
          await button('Send me the link')(page).click()
        },
      },
      'email.changed': click(button('Use another address')),
      'link.followed': click(button('Log in now')),
      'link.asked': click(button('Send me a new link')),
    },
    actors: {
      requestLink: {
        request: /\/api\/login-links$/,
        answers: { 'done#1': { status: 200, details: { sent: true } }, 'done#2': { status: 429, code: 'tooMany' }, ...failures },
      },
      useLink: {
        request: /\/api\/login-links\/secret$/,
        answers: {
          'done#1': { status: 200, details: login },
          'done#2': { status: 410, code: 'linkExpired' },
          'done#3': { status: 410, code: 'linkUsed' },
          'done#4': { status: 410, code: 'linkInvalid' },
          ...failures,
        },
      },
    },
    sees: {
      '"request"': heading('Log in with a link'),
      '"sending"': (page) => page.locator('[aria-busy=true]'),
      '"requestFailed"': (page) => page.getByText(/We could not do this just now/),
      '"tooMany"': (page) => page.getByText(/Too many links were asked for/),
      '"sent"': heading('Look into your mail'),
      '"landing"': heading('Log in with this link'),
      '"entering"': (page) => page.locator('[aria-busy=true]'),
      '"enteringFailed"': (page) => page.getByText(/We could not do this just now/),
      '"entered"': heading('How it works'),
      '"expired"': heading('This link is too old'),
      '"used"': heading('This link was used before'),
      '"invalid"': heading('This link does not work'),
    },
  },
  {
    chart: 'supporterRegistration',
    signsIn: false,
    oneAtATime: true,
    byItself: Object.fromEntries(
      ['#1', '#2', '#3'].map((number) => [`person.signedIn${number}`, ['"chooseCause"', '"createAccount"']]),
    ),
    open: (page) => go(page, '/create-an-account?forward-url=/how-it-works'),
    controls: {
      'cause.chosen': {
        control: button('Search for causes'),
        use: async (page) => {
          await page.getByLabel('Name of the cause').fill('abbotsmere hospice')
          await button('Search for causes')(page).click()
          await button(/Abbotsmere Hospice/)(page).click()
        },
      },
      'account.submitted': {
        control: button('Continue'),
        use: async (page) => {
          await page.getByLabel('First name').fill('Rowan')
          await page.getByLabel('Last name').fill('Ellis')
          await page.getByLabel('Email address').fill('rowan@example.org')
          await page.getByLabel('Password', { exact: true }).fill('three blue boats')
          await button('Continue')(page).click()
        },
      },
      'marketing.submitted': {
        control: button('Create my account'),
        use: async (page) => {
          await page.getByLabel('I accept the supporter terms').check()
          await button('Create my account')(page).click()
        },
      },
      'registration.retried': click(button('Try again')),
      'person.signedIn#1': logsInAs(async () => 'treasurer@farthing.example'),
      'person.signedIn#2': logsInAs(newPersonWithoutCause, newPassword),
      'person.signedIn#3': logsInAs(async () => 'supporter@farthing.example'),
      'link.asked': click(button('Email me a link to log in instead')),
      'switch.confirmed': click(button('Support Abbotsmere Hospice from now on')),
      'switch.declined': click(button(/^(Keep |Go on without a cause)/)),
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
          ...failures,
        },
      },
      registerSupporter: {
        request: /\/api\/user$/,
        answers: {
          'done#1': { status: 200, details: login },
          'done#2': { status: 409, code: 'emailTaken' },
          'done#3': { status: 422, code: 'validation' },
          'done#4': { status: 500, code: 'internal' },
          ...failures,
        },
      },
    },
    sees: {
      '"chooseCause"': heading('Which cause do you want to raise for?'),
      '"createAccount"': heading('Create your account'),
      '"checkingEmail"': (page) => page.locator('[aria-busy=true]'),
      '"knownEmail"': heading('You already have an account'),
      '"requestingLink"': (page) => page.locator('[aria-busy=true]'),
      '"linkFailed"': (page) => page.getByText(/^The link could not be sent just now/),
      '"oneTimeLinkNotice"': heading('Look into your mail'),
      '"confirmCauseSwitch"': heading('Do you want to support Abbotsmere Hospice?'),
      '"switching"': (page) => page.locator('[aria-busy=true]'),
      '"switchFailed"': (page) => page.getByText(/^Your cause could not be changed just now/),
      '"marketingTerms"': heading('Terms and news'),
      '"finalising"': (page) => page.locator('[aria-busy=true]'),
      '"refused"': (page) => page.getByText('There was an error processing your details, please check and try again'),
      '"couldNotRegister"': heading('We could not create your account just now'),
      '"done"': heading('How it works'),
    },
  },
  {
    chart: 'retailerVisit',
    signsIn: true,
    open: (page) => go(page, '/retailer/alder-home/visit'),
    controls: {
      'signIn.chosen': click(button('Log in and raise a donation')),
      'visit.withoutDonation': click(button('Continue without a donation')),
      'visit.retried': click(button('Try again')),
    },
    actors: {
      recordVisit: {
        request: /\/api\/visits$/,
        answers: {
          'done#1': {
            status: 200,
            details: { visit: { id: 'v', address: '/demo-shop/alder-home', retailerName: 'Alder Home', causeName: null } },
          },
          // Not about the token, which the client would have refreshed first.
          'done#2': { status: 401, code: 'signInAgain' },
          'done#3': { status: 404, code: 'notFound' },
          ...failures,
        },
      },
    },
    sees: {
      '"resolving"': heading('Taking you to the shop'),
      '"loginNeeded"': heading('Log in, so that your cause gets the donation'),
      '"failed"': heading('We could not note your visit'),
      '"retailerGone"': heading('This shop or offer has gone'),
      // A person who is signed in after all goes through the login page straight back to the visit (X-009).
      '"signingIn"': heading('Taking you to the shop'),
      '"redirecting"': (page) => page.getByText('This is a demo shop.'),
    },
  },
  {
    chart: 'transactionsList',
    signsIn: true,
    open: (page) => go(page, '/account/donations'),
    unfold: async (page) => {
      const panel = page.getByRole('button', { name: /^Filter/ })
      if ((await panel.count()) > 0 && (await panel.getAttribute('aria-expanded')) === 'false') await panel.click()
    },
    controls: {
      'filter.submitted': {
        control: button('Show these dates'),
        use: async (page) => {
          await page.getByLabel('Start date').fill('2026-10-01')
          await page.getByLabel('End date').fill('2026-10-31')
          await button('Show these dates')(page).click()
        },
      },
      'filter.cleared': click(button('Show all dates')),
      'page.chosen#1': click(button('Older donations')),
      'page.chosen#2': click(button('Newer donations')),
      'list.refreshed': click(button('Try again')),
    },
    actors: {
      readTransactions: {
        request: /\/api\/user\/me\/transactions\?/,
        answers: {
          'done#1': { status: 200, details: { transactions: [row], page: 1, pages: 2, total: 11 } },
          'done#2': { status: 200, details: { transactions: [], page: 1, pages: 1, total: 0 } },
          ...failures,
        },
      },
    },
    sees: {
      '"loading"': (page) => page.getByRole('status').getByText('Loading'),
      '"shown"': (page) => page.getByRole('link', { name: 'Alder Home' }),
      '"empty"': (page) => page.getByText(/You have no donations yet/),
      '"nothingInPeriod"': (page) => page.getByText('You have no donations between these dates.'),
      '"failed"': (page) =>
        page.getByText('There was an error loading your transactions, please refresh your page to try again.'),
    },
  },
  {
    chart: 'donationDetail',
    signsIn: true,
    open: (page) => go(page, '/account/donations/D1'),
    controls: { 'detail.refreshed': click(button(/Look again|Try again/)) },
    actors: {
      readDonation: {
        request: /\/api\/user\/me\/transactions\/D1/,
        answers: {
          'done#1': {
            status: 200,
            details: {
              transaction: {
                ...row,
                timeline: [{ stage: 'tracked', at: row.purchasedAt, by: 'network', amountPence: 225, correctionPence: null }],
                nextBy: null,
                outlook: null,
              },
            },
          },
          'done#2': { status: 404, code: 'notFound' },
          ...failures,
        },
      },
    },
    sees: {
      '"loading"': (page) => page.getByText('Loading', { exact: true }),
      '"shown"': heading('£2.25'),
      '"unknown"': heading('We do not know this donation'),
      '"failed"': (page) => page.getByText(/We could not load this donation/),
    },
  },
]

const field = (page: Page) => page.getByRole('combobox', { name: 'Search for a shop' })
const shop = {
  id: 1,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home',
  bestRate: { id: 1, name: 'Everything', kind: 'percent', value: 450, isIncreased: false, increasedUntil: null },
  ratesDiffer: false,
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

drivers.push(
  {
    chart: 'causeSearch',
    signsIn: false,
    open: (page) => go(page, '/create-an-account'),
    controls: {
      'search.submitted#1': {
        control: button('Search for causes'),
        use: async (page) => {
          await page.getByLabel('Name of the cause').fill('hospice')
          const place = page.getByLabel('Town or village (optional)')
          if (await place.isVisible()) await place.fill('')
          await button('Search for causes')(page).click()
        },
      },
      'search.submitted#2': {
        control: button('Search for causes'),
        use: async (page) => {
          await page.getByLabel('Name of the cause').fill('hospice')
          await page.getByLabel('Town or village (optional)').fill('Harrowden')
          await button('Search for causes')(page).click()
        },
      },
      'search.retried': click(button('Try again')),
    },
    actors: {
      searchCauses: {
        request: /\/api\/search\/cause\/search/,
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
    sees: {
      '"idle"': heading('Which cause do you want to raise for?'),
      '"loading"': (page) => page.locator('[aria-busy=true]'),
      '"results"': button(/Harrowden Hospice/),
      '"needsLocation"': (page) => page.getByText(/enter a location/),
      '"refine"': (page) => page.getByText(/We found no cause called/),
      '"failed"': (page) => page.getByText(/We could not search for causes just now/),
    },
  },
  {
    chart: 'headerSearch',
    opensAnew: true,
    signsIn: false,
    isField: true,
    open: (page) => go(page, '/how-it-works'),
    controls: {
      'search.focused': {
        control: field,
        use: async (page) => {
          await field(page).blur()
          await field(page).focus()
        },
      },
      'search.left': { control: field, use: (page) => field(page).press('Escape') },
      // The same text again is no typing: another spelling of the same term is.
      'search.typed#1': {
        control: field,
        use: async (page) => field(page).fill((await field(page).inputValue()) === ' ALDER ' ? 'Alder' : ' ALDER '),
      },
      'search.typed#2': {
        control: field,
        use: async (page) => field(page).fill((await field(page).inputValue()) === '  ' ? '   ' : '  '),
      },
      'after: typingPause': { control: field, use: async () => {} },
    },
    actors: {
      searchRetailers: {
        request: /\/api\/search\/retailer\/search\?q=alder$/,
        answers: {
          'done#1': { status: 200, details: { result: { results: [shop] } } },
          'done#2': { status: 200, details: { result: { results: [] } } },
          ...failures,
        },
      },
    },
    sees: {
      '"blurred"': field,
      '{"focused":"focusedEmpty"}': field,
      '{"focused":"pausing"}': field,
      '{"focused":"loading"}': field,
      '{"focused":"suggestions"}': (page) => page.getByRole('option', { name: /Alder Home/ }),
      '{"focused":"noResults"}': (page) => page.getByText(/No shop with this name/),
      '{"focused":"failed"}': field,
    },
  },
)

drivers.push(
  draftTransferDriver,
  draftArrivalDriver,
  guestRaiseDriver,
  addressSearchDriver,
  causeRegistrationDriver,
  businessRegistrationDriver,
  adminRequestDriver,
  paymentRunsDriver,
  paymentRunConsoleDriver,
  donationFinderDriver,
  donationRecordDriver,
  reviewConsoleDriver,
  accountConsoleDriver,
  causeConsoleDriver,
  causeRecallDriver,
  reportConsoleDriver,
  causeCheckDriver,
  claimConsoleDriver,
  auditTrailDriver,
  claimsListDriver,
  claimDetailDriver,
  claimEvidenceDriver,
  missingDonationDriver,
  donationQueryDriver,
  csvDownloadDriver,
  favouritesDriver,
  termsAcceptanceDriver,
  profileEditDriver,
  passwordChangeDriver,
  emailChangeDriver,
  preferencesDriver,
  dataDownloadDriver,
  deviceLinkDriver,
  devicesDriver,
  linkedCardsDriver,
  accountDeletionDriver,
  causeSwitchDriver,
  providerLoginDriver,
  providerLinkingDriver,
  linkedProvidersDriver,
  noticesDriver,
  dismissalDriver,
  mailOptOutDriver,
  stampCardsDriver,
  stampCardDriver,
  referralsDriver,
  leaderboardDriver,
  emailShareDriver,
  supporterListDriver,
  statementsDriver,
  statementDriver,
  causeSummaryDriver,
  adminInvitationDriver,
  inviteAdminsDriver,
  supporterMessagesDriver,
  supporterMessageDriver,
  causeQrDriver,
  bankDetailsDriver,
  causePageDriver,
  ...causeFormDrivers,
)

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Holds the requests of the chart's actors until the route says how they end. */
async function holdRequests(page: Page, driver: Driver) {
  const actors = Object.entries(driver.actors).map(([name, actor]) => ({ name, ...actor, passing: actor.skips ?? 0 }))
  const shares = actors.some(({ method }) => method)
  const held = new Map<string, HeldCall[]>(actors.map(({ name }) => [name, []]))
  const answered = new Set<string>()
  const stop = await holdCalls(page, (call) => {
    const { url, method, accept } = call
    const fixed = driver.always?.[method === 'GET' ? url.pathname : `${method} ${url.pathname}`]
    if (fixed !== undefined) return void call.answer(200, { body: { details: fixed } }).catch(() => {})
    const asker = actors.findLast(
      (actor) =>
        (actor.request.test(url.pathname + url.search) || actor.request.test(url.pathname)) &&
        // Who asks in another way is somebody else.
        (!shares || method === (actor.method ?? 'GET')) &&
        (!actor.accepts || accept === actor.accepts),
    )
    if (asker && asker.passing-- <= 0 && !answered.has(asker.until ?? '')) held.get(asker.name)?.push(call)
    else void call.letThrough().catch(() => {})
  })
  async function next(actor: string): Promise<HeldCall> {
    await expect.poll(() => held.get(actor)?.length ?? 0, { interval: 20 }).toBeGreaterThan(0)
    // The newest: an actor that was begun again does not hear what its earlier calls bring.
    const call = held.get(actor)?.pop()
    // What nobody waits for any more must not take the place of later calls (C-010).
    for (const left of held.get(actor)?.splice(0) ?? []) void left.lose().catch(() => {})
    if (!call) throw new Error(`${actor} asked for nothing`)
    return call
  }
  async function settle(actor: string, outcome: string): Promise<void> {
    const answer = driver.actors[actor]?.answers[outcome]
    if (!answer) throw new Error(`${actor} has no answer for ${outcome}`)
    let call = await next(actor)
    if (driver.actors[actor]?.passes?.test(call.url.pathname)) {
      await call.letThrough()
      call = await next(actor)
    }
    if (answer !== 'lost') answered.add(actor)
    if (answer === 'lost') await call.lose()
    else if (answer.text !== undefined) await call.answer(answer.status, answer.text)
    else if (answer.code)
      await call.answer(answer.status, {
        error: { code: answer.code, message: 'Made by the test', retryable: false, fields: answer.fields },
      })
    else await call.answer(answer.status, { body: { details: answer.details } })
  }
  /** What an actor asked before it begins anew is not its answer: the new call may still be on its way. */
  async function forgetCalls(actor: string, count: number): Promise<void> {
    for (const left of held.get(actor)?.splice(0, count) ?? []) await left.lose().catch(() => {})
  }
  /** What an actor has asked that was stopped; its call may have been about to come. */
  async function forgetStopped(actor: string): Promise<void> {
    await expect
      .poll(() => held.get(actor)?.length ?? 0, { timeout: 300, interval: 20 })
      .toBeGreaterThan(0)
      .catch(() => {})
    await forgetCalls(actor, Number.POSITIVE_INFINITY)
  }
  const asked = () => new Map([...held].map(([actor, calls]) => [actor, calls.length]))
  /** What nobody answers must not reach the server when the holding ends. */
  async function drop(): Promise<void> {
    for (const call of [...held.values()].flat()) await call.lose().catch(() => {})
    await stop()
  }
  return { settle, asked, forgetCalls, forgetStopped, drop }
}

/** With `npm run axe` each state of each chart is looked at once. */
const looked = new Map<string, string[]>()
async function lookAt(page: Page, chart: string, value: string): Promise<void> {
  const name = `${chart} in ${value}`
  if (!process.env.AXE || looked.has(name)) return
  looked.set(name, [])
  looked.set(name, await violationsEverywhere(page))
}

/** Looking takes longer than the charts are patient, so that all that takes seconds takes a minute or more there. */
function waitLonger(): void {
  const real = window.setTimeout
  window.setTimeout = ((work: TimerHandler, after = 0, ...values: unknown[]) =>
    real(work, after >= 1500 ? after * 40 : after, ...values)) as typeof window.setTimeout // Node's types know another one
}

/** Goes to a page of the app that asks nothing. Answers false where the app is not there any more, or somebody else than at the beginning. */
async function leave(page: Page, isSignedIn: boolean): Promise<boolean> {
  const who = await page.evaluate(() => [document.documentElement.dataset.ready, Boolean(localStorage.getItem('accessToken'))])
  if (who[0] !== 'true' || who[1] !== isSignedIn) return false
  await goInside(page, '/terms/supporter')
  await page.getByRole('heading', { level: 1, name: /^Supporter terms/ }).waitFor()
  return true
}

async function checkState(page: Page, driver: Driver, value: string, offers: string[] | null): Promise<void> {
  const shown = driver.sees[value]
  if (!shown) throw new Error(`${driver.chart}: nobody says what is seen in ${value}`)
  // `waitFor` looks at every frame; an expectation looks again after 100, 350, 850 ms…, which was half of this file's time.
  await shown(page)
    .first()
    .waitFor({ timeout: 20_000 })
    .catch((cause) => {
      throw new Error(`${driver.chart} in ${value} is not seen`, { cause })
    })
  if (driver.isField) {
    const isOpen = value === '{"focused":"suggestions"}' || value === '{"focused":"noResults"}'
    await see(page.getByRole('listbox'), `the list in ${value}`).toBeVisible({ visible: isOpen })
    return
  }
  const leavesPage = [
    '"success"',
    '"entered"',
    '"done"',
    '"signingIn"',
    '"redirecting"',
    '"supporting"',
    '"accepted"',
    '"postponed"',
  ].includes(value)
  if (leavesPage) return
  await lookAt(page, driver.chart, value)
  if (offers === null) return
  await driver.unfold?.(page)
  const controls = Object.entries(driver.controls)
    .filter(([name]) => !driver.byItself?.[name]?.includes(value))
    .map(([name, { control }]) => ({ name, usable: control(page).and(page.locator(':not([aria-disabled=true])')) }))
  for (const { name, usable } of controls)
    if (offers.includes(name)) await see(usable.first(), `${name} in ${value}`).toBeVisible()
  // One question for all that must not be there, since each is a message to the browser; one after the other only to name what is there.
  const [first, ...rest] = controls.filter(({ name }) => !offers.includes(name))
  if (!first) return
  const together = rest.reduce((some, { usable }) => some.or(usable), first.usable)
  if ((await together.filter({ visible: true }).count()) === 0) return
  for (const { name, usable } of [first, ...rest]) await see(usable.first(), `${name} in ${value}`).toBeHidden()
}

type Person = 'supporter' | 'admin' | 'support'
const sessions = new Map<Person, { kept: Session; since: number }>()

/** Somebody's session, begun anew before its tokens age. */
async function sessionOf(person: Person): Promise<Session> {
  const before = sessions.get(person)
  if (before && performance.now() - before.since < 3 * MINUTE) return before.kept
  const { page, context } = await site.open()
  await enter(page, person)
  const kept = await context.storageState()
  await context.close()
  sessions.set(person, { kept, since: performance.now() })
  return kept
}

type Opened = Pick<Awaited<ReturnType<TestSite['open']>>, 'page' | 'context'>
/** Pages that a chart has been walked in to its end, by who is signed in there: the next one goes on in them. */
const free = new Map<string, Opened[]>()
async function takePage(who: string | null): Promise<Opened> {
  const ready = who === null ? undefined : free.get(who)?.pop()
  if (ready) return ready
  // What moves while a call is held would be drawn over and over.
  const opened = await site.open({ allow: /Failed to load resource/, reducedMotion: 'reduce' })
  if (process.env.AXE) await opened.page.addInitScript(waitLonger)
  return opened
}

describe.each(drivers)('the screens of $chart', (driver) => {
  const chart = charts.find((one) => one.name === driver.chart)
  if (!chart) throw new Error(`There is no chart ${driver.chart}.`)
  const causes = (name: string, from: string) =>
    (name in driver.controls && !driver.byItself?.[name]?.includes(from)) ||
    name in (driver.happens ?? {}) ||
    Object.entries(driver.actors).some(([actor, { answers }]) =>
      Object.keys(answers).some((outcome) => name === `${actor}: ${outcome}`),
    )

  test('do what the chart says along its generated paths, and offer exactly what it accepts', async () => {
    const routes = coverRoutes(await explore(chart.machine, chart.fixtures), causes, {
      fromEveryStart: driver.beginsAnywhere,
      // What is not seen cannot be waited for, and would pile up on a long way.
      ...(driver.isField ? { longest: 0 } : {}),
    })
    const reached = new Set(routes.flatMap((route) => route.values))
    expect(Object.keys(driver.sees).filter((value) => !reached.has(value))).toEqual([])
    const needsSession = driver.signsIn || driver.signedInAt !== undefined
    const person = driver.signsInAs ?? 'supporter'
    const signedIn = needsSession ? await sessionOf(person) : undefined
    const who = driver.ownPage ? null : driver.signsIn ? person : `nobody${driver.signedInAt ? ` or ${person}` : ''}`
    async function walk({ page, context }: Opened, route: (typeof routes)[number]) {
      const isSignedIn = driver.signsIn || driver.signedInAt?.includes(route.values[0] ?? '')
      if (staying.has(page)) await putSession(page, context, signedIn)
      else await forget(page, context, isSignedIn ? signedIn : undefined)
      const { settle, asked, forgetCalls, forgetStopped, drop } = await holdRequests(page, driver)
      await driver.open(page, route.values[0] ?? '')
      await checkState(page, driver, route.values[0] ?? '', route.offers[0] ?? null)
      const runs = (actor: string, offers: string[] | null) => offers?.some((name) => name.startsWith(`${actor}: `)) ?? false
      async function step(name: string, value: string, before: string[] | null, offers: string[] | null): Promise<void> {
        const [actor = '', outcome = ''] = name.split(': ')
        const old = asked()
        if (driver.controls[name]) await driver.controls[name].use(page)
        else if (driver.happens?.[name]) await driver.happens[name](page)
        else await settle(actor, outcome)
        if (before !== null)
          for (const [other, count] of old) {
            if (other === actor || runs(other, offers) === runs(other, before)) continue
            if (runs(other, before)) await forgetStopped(other)
            // What begins after a pause may have asked before we came to look.
            else if (!name.startsWith('after: ')) await forgetCalls(other, count)
          }
        await checkState(page, driver, value, offers)
      }
      for (const [index, name] of route.names.entries())
        await step(name, route.values[index + 1] ?? '', route.offers[index] ?? null, route.offers[index + 1] ?? null).catch(
          (cause) => {
            const way = [route.values[0], ...route.names.slice(0, index + 1)].join(' → ')
            throw new Error(`${driver.chart}: ${way}: ${cause instanceof Error ? cause.message : cause}`, { cause })
          },
        )
      // Loading the app anew for each route would be half of this file's time. Whoever is here stays; the chart begins with its screen.
      if (!driver.signedInAt && !driver.opensAnew && (await leave(page, driver.signsIn))) staying.add(page)
      else {
        staying.delete(page)
        await page.goto(empty)
      }
      await drop()
    }
    // While one page waits for its server, another works.
    const waiting = routes.values()
    const lanes = Array.from({ length: driver.oneAtATime ? 1 : 2 }, async () => {
      const opened = await takePage(who)
      for (const route of waiting) await walk(opened, route)
      if (who === null) await opened.context.close()
      else free.set(who, [...(free.get(who) ?? []), opened])
    })
    await Promise.all(lanes)
    const seen = [...looked].filter(([name, found]) => name.startsWith(`${driver.chart} in `) && found.length > 0)
    expect(Object.fromEntries(seen)).toEqual({})
  })
})
