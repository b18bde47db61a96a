import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { acceptedTermsFixtures } from '#machines/account/accepted-terms/accepted-terms.fixtures.ts'
import { dataDownloadFixtures } from '#machines/account/data-download/data-download.fixtures.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, done, failures, heading, main } from '../driver.ts'

const files = dataDownloadFixtures.outcomes.readFiles?.outputs ?? []

export const dataDownloadDriver: Driver = {
  chart: 'dataDownload',
  signsIn: true,
  open: (page) => go(page, '/account/settings/download-data'),
  controls: {
    'data.requested': click(button(/^Request (my data|a newer copy)$/)),
    'file.downloaded': click(button('Download')),
    'page.refreshed': click(button(/^(Refresh|Try again)$/)),
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
      answers: {
        'done#1': { status: 200, details: { address: '#downloaded' } },
        'done#2': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
  },
  asks: {
    readFiles: { method: 'GET', path: '/api/user/me/data-files' },
    download: { method: 'GET', path: '/api/user/me/data-files/f1' },
    requestData: {
      method: 'POST',
      path: '/api/user/me/data/data-requests',
      body: {
        request_time: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
        request_type: 'archive',
        ticket_creation_time: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
      },
    },
  },
  sees: {
    '"loading"': (page) => main(page).getByText('Loading', { exact: true }),
    '"failed"': (page) => page.getByText('Sorry, something went wrong.'),
    '"nothing"': button('Request my data'),
    '"requesting"': busyButton,
    '"notRequested"': (page) => page.getByText(/^We couldn’t send your request/),
    '"preparing"': (page) => page.getByText(/^We’re preparing your data/),
    '"ready"': (page) => page.getByText('Made on 20 November 2026'),
    '"downloading"': busyButton,
    '"expired"': (page) => page.getByText(/^This copy has expired/),
    '"notDownloaded"': (page) => page.getByText('Sorry, something went wrong.'),
  },
}

const accepted = (page: Page) => main(page).getByRole('region', { name: 'Terms you’ve accepted' })

export const acceptedTermsDriver: Driver = {
  chart: 'acceptedTerms',
  signsIn: true,
  open: (page) => go(page, '/account/settings/download-data'),
  controls: { 'page.refreshed': click((page) => accepted(page).getByRole('button', { name: 'Try again' })) },
  actors: {
    read: {
      request: /\/api\/user\/me\/terms$/,
      answers: { done: { status: 200, details: { terms: acceptedTermsFixtures.outcomes.read?.outputs[0] } }, ...failures },
    },
  },
  asks: { read: { method: 'GET', path: '/api/user/me/terms' } },
  sees: {
    '"loading"': (page) => accepted(page).getByText('Loading', { exact: true }),
    '"shown"': (page) => accepted(page).getByText(/^You accepted our supporter terms of 1\sNovember 2026 on 3\sNovember 2026\.$/),
    '"failed"': (page) => accepted(page).getByText(/^We couldn’t load the terms you’ve accepted\./),
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
      control: button('Yes, delete my account'),
      use: async (page) => {
        await page.getByLabel('Password', { exact: true }).fill(demoPassword)
        await button('Yes, delete my account')(page).click()
      },
    },
    'otherWay.chosen': click(button(/^Delete it without a password/)),
    'step.back': click(button('Back')),
  },
  actors: {
    deleteAccount: {
      request: /\/api\/user\/me\/(verify-password|disable)$/,
      answers: {
        'done#2': { status: 409, code: 'onlyAdmin' },
        'done#3': { status: 422, code: 'validation', fields: { password: 'passwordIncorrect' } },
        ...failures,
      },
    },
  },
  asks: {
    deleteAccount: {
      after: {
        'password.submitted': { method: 'POST', path: '/api/user/me/verify-password', body: { password: 'Shop-for-good-1' } },
        'otherWay.chosen': { method: 'POST', path: '/api/user/me/disable', body: {} },
      },
    },
  },
  sees: {
    '"explain"': heading('Delete my account'),
    '"passwordEntry"': heading('Enter your password to delete your account'),
    '"requesting"': busyButton,
    '"failed"': (page) => page.getByText(/^We couldn’t delete your account/),
    '"onlyAdmin"': heading('A cause would be left with nobody to run it'),
  },
}
