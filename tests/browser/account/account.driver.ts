import type { Page } from '@playwright/test'
import { dataDownloadFixtures } from '#machines/account/data-download/data-download.fixtures.ts'
import { preferencesFixtures } from '#machines/account/preferences/preferences.fixtures.ts'
import { favouritesFixtures } from '#machines/shopping/favourites/favourites.fixtures.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures, heading, main } from '../driver.ts'

const user = {
  id: 1,
  hash: 'h',
  email: 'supporter@farthing.example',
  firstName: 'Rowan',
  lastName: 'Ellis',
  gender: null,
  dateOfBirth: null,
  mobile: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  county: null,
  postcode: null,
  avatar: null,
  adminCauses: [],
  isCauseAdmin: [],
  isSupport: false,
}
const done = { status: 200, details: {} }
export const busyButton = (page: Page) => main(page).locator('button[aria-busy=true]')
export const saveActor = (request: RegExp, fields: Record<string, string>): Driver['actors'][string] => ({
  request,
  answers: { 'done#1': done, 'done#2': { status: 422, code: 'validation', fields }, ...failures },
})

export const profileEditDriver: Driver = {
  chart: 'profileEdit',
  signsIn: true,
  open: (page) => go(page, '/account/settings/personal-details'),
  controls: {
    'form.submitted': {
      control: button('Save'),
      use: async (page) => {
        await page.getByLabel('Date of birth').fill('1990-02-03')
        await page.getByLabel('Address line 1').fill('18 Mill Lane')
        await page.getByLabel('Postcode').fill('ZZ4 7CD')
        await button('Save')(page).click()
      },
    },
    'submission.retried': click(button('Try again')),
  },
  actors: {
    save: {
      request: /\/api\/user\/me\/profile$/,
      answers: {
        'done#1': {
          status: 200,
          details: {
            user,
          },
        },
        'done#2': { status: 422, code: 'validation', fields: { dateOfBirth: 'birthInFuture' } },
        ...failures,
      },
    },
  },
  sees: {
    '"editing"': heading('Personal details'),
    '"saving"': busyButton,
    '"saved"': (page) => page.getByText('Your details are saved.'),
    '"failed"': (page) => page.getByText(/^This could not be saved/),
  },
}

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

const wanted = preferencesFixtures.outcomes.readPreferences?.outputs[0]

export const preferencesDriver: Driver = {
  chart: 'preferences',
  ownPage: true,
  signsIn: true,
  open: (page) => go(page, '/account/settings/preferences'),
  controls: {
    'preferences.submitted': click(button('Save')),
    'page.refreshed': click((page) =>
      main(page)
        .filter({ hasNot: page.getByRole('button', { name: 'Save' }) })
        .getByRole('button', { name: 'Try again' }),
    ),
    'submission.retried': click((page) =>
      main(page)
        .filter({ has: page.getByRole('button', { name: 'Save' }) })
        .getByRole('button', { name: 'Try again' }),
    ),
  },
  actors: {
    readPreferences: {
      request: /\/api\/user\/me$/,
      skips: 1,
      until: 'savePreferences',
      answers: {
        done: {
          status: 200,
          details: {
            user,
            cause: null,
            adminCauses: [],
            preferences: wanted,
          },
        },
        ...failures,
      },
    },
    savePreferences: { request: /\/api\/user\/me\/preferences$/, answers: { done, ...failures } },
  },
  sees: {
    '"loading"': (page) => main(page).getByText('Loading', { exact: true }),
    '"loadFailed"': (page) => page.getByText(/^We could not load your preferences/),
    '"shown"': (page) => page.getByLabel('Stay anonymous'),
    '"saving"': busyButton,
    '"saved"': (page) => page.getByText('Your preferences are saved.'),
    '"saveFailed"': (page) => page.getByText(/^This could not be saved/),
  },
}

const files = dataDownloadFixtures.outcomes.readFiles?.outputs ?? []

export const dataDownloadDriver: Driver = {
  chart: 'dataDownload',
  signsIn: true,
  open: (page) => go(page, '/account/settings/download-data'),
  controls: {
    'data.requested': click(button(/^Ask for (my data|a newer archive)$/)),
    'file.downloaded': click(button('Download')),
    'page.refreshed': click(button(/^(Look|Try) again$/)),
  },
  actors: {
    readFiles: {
      request: /\/api\/user\/me\/data-files$/,
      answers: {
        ...Object.fromEntries(files.map((details, index) => [`done#${index + 1}`, { status: 200, details }])),
        ...failures,
      },
    },
    requestData: { request: /\/api\/user\/me\/data\/data-requests$/, answers: { done, ...failures } },
    download: {
      request: /\/api\/user\/me\/data-files\/f1$/,
      answers: { done: { status: 200, details: { address: '#downloaded' } }, ...failures },
    },
  },
  sees: {
    '"loading"': (page) => main(page).getByText('Loading', { exact: true }),
    '"failed"': (page) => page.getByText('Sorry, something went wrong.'),
    '"nothing"': button('Ask for my data'),
    '"requesting"': busyButton,
    '"notRequested"': (page) => page.getByText(/^Your request could not be sent/),
    '"preparing"': (page) => page.getByText(/^Your archive is being made/),
    '"ready"': (page) => page.getByText('Made on 20 November 2026'),
    '"downloading"': busyButton,
    '"notDownloaded"': (page) => page.getByText('Sorry, something went wrong.'),
  },
}

export const accountDeletionDriver: Driver = {
  chart: 'accountDeletion',
  signsIn: true,
  oneAtATime: true,
  open: (page) => go(page, '/account/settings/delete-account'),
  controls: {
    'deletion.wanted': click(button('Delete my account')),
    'password.submitted': {
      control: button('Close my account now'),
      use: async (page) => {
        await page.getByLabel('Password', { exact: true }).fill(demoPassword)
        await button('Close my account now')(page).click()
      },
    },
    'otherWay.chosen': click(button(/^Close it without a password/)),
    'step.back': click(button('Back')),
  },
  actors: {
    closeAccount: {
      request: /\/api\/user\/me\/(verify-password|disable)$/,
      answers: {
        'done#2': { status: 409, code: 'onlyAdmin' },
        'done#3': { status: 422, code: 'validation', fields: { password: 'passwordIncorrect' } },
        ...failures,
      },
    },
  },
  sees: {
    '"explain"': heading('Delete my account'),
    '"passwordEntry"': heading('Enter your password to delete your account'),
    '"requesting"': busyButton,
    '"failed"': (page) => page.getByText(/^Your account could not be closed/),
    '"onlyAdmin"': heading('A cause would have nobody left'),
  },
}

export const causeSwitchDriver: Driver = {
  chart: 'causeSwitch',
  signsIn: true,
  open: (page) => go(page, '/account/settings/my-cause'),
  controls: {
    'cause.chosen': {
      control: button('Search for causes'),
      use: async (page) => {
        await page.getByLabel('Name of the cause').fill('abbotsmere hospice')
        await button('Search for causes')(page).click()
        await button(/Abbotsmere Hospice/)(page)
          .first()
          .click()
      },
    },
    'switch.confirmed': click(button(/^(Raise for Abbotsmere Hospice|Try again)$/)),
    'switch.declined': click(button('Keep my current cause')),
    'list.reopened': click(button(/^Choose (again|another cause)$/)),
  },
  actors: { saveCause: { request: /\/api\/user\/me\/cause$/, answers: { done, ...failures } } },
  sees: {
    '"list"': (page) => page.getByLabel('Name of the cause'),
    '"confirming"': heading('Raise for Abbotsmere Hospice from now on?'),
    '"saving"': busyButton,
    '"saved"': heading('You are raising for Abbotsmere Hospice'),
    '"failed"': heading('Your cause was not changed'),
  },
}

const changed = { Id: 'supporter-2', Statement: 'I accept the supporter terms', Path: '/terms/supporter', Version: '2' }

export const termsAcceptanceDriver: Driver = {
  chart: 'termsAcceptance',
  ownPage: true,
  signsIn: true,
  async open(page) {
    await page.route(
      (url) => url.pathname === '/api/user/me',
      async (route) => {
        const answer = await route.fetch()
        const { body } = await answer.json()
        await route.fulfill({ response: answer, json: { body: { details: { ...body.details, changedTerms: [changed] } } } })
      },
    )
    await go(page, '/account/settings')
  },
  controls: {
    'terms.accepted': click(button('I accept the new terms')),
    'terms.postponed': click(button('Not now')),
  },
  actors: { accept: { request: /\/api\/user\/me\/terms$/, answers: { done, ...failures } } },
  sees: {
    '"asked"': (page) => page.getByText('Our terms have changed'),
    '"sending"': busyButton,
    '"failed"': (page) => page.getByText(/^Your answer could not be sent/),
    '"accepted"': heading('Settings'),
    '"postponed"': heading('Settings'),
  },
}

const shop = favouritesFixtures.outcomes.readShops?.outputs[0] as { shops: { id: number }[] }

export const favouritesDriver: Driver = {
  chart: 'favourites',
  signsIn: true,
  open: (page) => go(page, '/donation-reminder/guide-quickstart/favourites'),
  controls: {
    'shops.submitted': {
      control: button('Save my shops'),
      use: async (page) => {
        await page.getByLabel(/^Alder Home/).check()
        await button('Save my shops')(page).click()
      },
    },
    'page.refreshed': click((page) =>
      main(page)
        .filter({ hasNot: page.getByRole('button', { name: 'Save my shops' }) })
        .getByRole('button', { name: 'Try again' }),
    ),
    'submission.retried': click((page) =>
      main(page)
        .filter({ has: page.getByRole('button', { name: 'Save my shops' }) })
        .getByRole('button', { name: 'Try again' }),
    ),
  },
  actors: {
    readShops: {
      request: /\/api\/retailers\?order=popular/,
      answers: { done: { status: 200, details: { retailers: shop.shops, total: 1, letters: ['a'] } }, ...failures },
    },
    saveFavourites: {
      request: /\/api\/user\/me\/favourites$/,
      method: 'PUT',
      answers: {
        'done#1': done,
        'done#2': { status: 422, code: 'validation', fields: { retailerIds: 'shopRequired' } },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': (page) => main(page).getByText('Loading', { exact: true }),
    '"loadFailed"': (page) => page.getByText(/^The shops could not be loaded/),
    '"choosing"': (page) => page.getByLabel(/^Alder Home/),
    '"saving"': busyButton,
    '"notSaved"': (page) => page.getByText(/^This could not be saved/),
    '"success"': heading('Your favourite shops are saved'),
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
