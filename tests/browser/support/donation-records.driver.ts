import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { lastFound, newestFound } from '#machines/support/donation-finder/donation-finder.fixtures.ts'
import { donationRecord } from '#machines/support/donation-record/donation-record.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures, heading, main } from '../driver.ts'

const find = button('Find donations')

export const donationFinderDriver: Driver = {
  chart: 'donationFinder',
  signsIn: true,
  signsInAs: 'support',
  open: (page) => go(page, '/support/donations'),
  controls: {
    'donations.sought': {
      control: find,
      use: async (page) => {
        await page.getByLabel('Order', { exact: true }).fill('NET-501')
        await find(page).click()
      },
    },
    'more.asked': click(button('Show older donations')),
  },
  actors: {
    findDonations: {
      request: /\/api\/support\/donations\?/,
      answers: {
        'done#1': { status: 200, details: newestFound },
        'done#2': { status: 200, details: lastFound },
        'done#3': { status: 200, details: { donations: [], hasMore: false } },
        ...failures,
      },
    },
  },
  asks: {
    findDonations: {
      after: {
        begins: { method: 'GET', path: '/api/support/donations', query: { order: 'NET-501', page: '1' } },
        'donations.sought': { method: 'GET', path: '/api/support/donations', query: { order: 'NET-501', page: '1' } },
        'more.asked': {
          method: 'GET',
          path: '/api/support/donations',
          query: { order: 'NET-501', page: expect.stringMatching(/^[23]$/) },
        },
      },
    },
  },
  sees: {
    '"closed"': find,
    '"loading"': (page) => main(page).getByRole('status'),
    '"shown"': (page) => main(page).getByRole('table'),
    '"loadingMore"': (page) => main(page).locator('button[aria-busy=true]').nth(1),
    '"moreFailed"': (page) => page.getByText(/^We couldn’t load older donations\./),
    '"empty"': (page) => page.getByText(/^No donations match/),
    '"failed"': (page) => page.getByText(/^We couldn’t search for donations\./),
  },
}

export const donationRecordDriver: Driver = {
  chart: 'donationRecord',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/donations/D0123456789ABCDEF012'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/api\/support\/donations\/D0123456789ABCDEF012$/,
      answers: { done: { status: 200, details: { donation: donationRecord } }, ...failures },
    },
  },
  asks: { read: { method: 'GET', path: '/api/support/donations/D0123456789ABCDEF012' } },
  sees: {
    '"loading"': (page: Page) => main(page).getByRole('status').first(),
    '"shown"': (page) => heading('Donation D0123456789ABCDEF012')(page).and(page.locator('h1')),
    '"failed"': (page) => page.getByText(/^We couldn’t load this donation\./),
  },
}
