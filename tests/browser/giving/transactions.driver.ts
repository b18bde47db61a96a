import { go } from '#tests/kit/site.ts'
import { type Ask, type Asks, button, click, type Driver, failures, heading } from '../driver.ts'

const row = {
  id: 'D1',
  retailerName: 'Alder Home',
  retailerSlug: 'alder-home',
  retailerCategory: 'Home and garden',
  retailerSector: 'goods',
  causeName: 'Harrowden Hospice',
  purchasedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4999,
  donationPence: 225,
  correctionPence: 0,
  stage: 'tracked',
  purchaseType: 'online',
  bonus: null,
  declineReason: null,
  paidAt: null,
  nextBy: null,
}

const askOf = (more: object): Ask => ({
  method: 'GET',
  path: '/api/user/me/transactions',
  query: { perPage: '10', order: 'desc', ...more },
})
const ofStatus = (more: object): Asks => ({
  after: {
    begins: askOf(more),
    'status.chosen#1': askOf({ ...more, status: 'declined' }),
    'status.chosen#2': askOf(more),
  },
})
/** A new page keeps time and status, a new time the status, and a new status the time. */
const narrowedTo = (more: object): Asks => ({
  after: {
    begins: ofStatus(more),
    'filter.submitted': ofStatus({ ...more, startDate: '2026-09-30T23:00:00.000Z', endDate: '2026-10-31T23:59:59.999Z' }),
    'filter.cleared': ofStatus(more),
  },
})

export const transactionsListDriver: Driver = {
  chart: 'transactionsList',
  signsIn: true,
  open: (page) => go(page, '/account/donations'),
  // Whoever chooses anew while it is asked for asks by the same call: which of the two is answered nobody can tell here.
  byItself: { 'status.chosen': ['"loading"'] },
  unfold: async (page) => {
    const panel = page.getByRole('button', { name: /^Filter/ })
    if ((await panel.count()) === 0 || (await panel.getAttribute('aria-expanded')) === 'true') return
    await panel.click()
    // Its chart is on its way with the first press: a second one meanwhile would close it again.
    await page.locator('[aria-expanded=true]').and(panel).waitFor()
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
    'status.chosen#1': click((page) => button(/^Declined( \d+)?$/)(page).and(page.locator('[aria-pressed=false]'))),
    'status.chosen#2': click((page) => button(/^All( \d+)?$/)(page).and(page.locator('[aria-pressed=false]'))),
    'page.chosen#1': click(button('Next')),
    'page.chosen#2': click(button('Previous')),
    'list.refreshed': click(button('Try again')),
  },
  actors: {
    readTransactions: {
      request: /\/api\/user\/me\/transactions\?/,
      answers: {
        'done#1': {
          status: 200,
          details: {
            transactions: [row],
            months: [{ month: '2026-11', pence: 225, before: 0, after: 0 }],
            page: 1,
            pages: 2,
            total: 11,
          },
        },
        'done#2': { status: 200, details: { transactions: [], months: [], page: 1, pages: 1, total: 0 } },
        'done#3': { status: 200, details: { transactions: [], months: [], page: 3, pages: 2, total: 11 } },
        ...failures,
      },
    },
  },
  asks: {
    readTransactions: {
      after: {
        begins: narrowedTo({ page: '1' }),
        'filter.submitted': narrowedTo({ page: '1' }),
        'filter.cleared': narrowedTo({ page: '1' }),
        'status.chosen#1': narrowedTo({ page: '1' }),
        'status.chosen#2': narrowedTo({ page: '1' }),
        'page.chosen#1': narrowedTo({ page: '2' }),
        'page.chosen#2': narrowedTo({ page: '1' }),
        // A page that there isn’t is the last one.
        'readTransactions: done#3': narrowedTo({ page: '2' }),
      },
    },
  },
  sees: {
    '"loading"': (page) => page.getByRole('status').getByText('Loading'),
    '"shown"': (page) => page.getByRole('link', { name: 'Alder Home' }),
    '"empty"': (page) => page.getByText(/You don’t have any donations yet/),
    '"nothingInPeriod"': (page) => page.getByText('You don’t have any donations between these dates.'),
    '"nothingOfStatus"': (page) => page.getByText('There are no declined donations'),
    '"failed"': (page) => page.getByText('There was an error loading your transactions, please refresh your page to try again.'),
  },
}

export const donationDetailDriver: Driver = {
  chart: 'donationDetail',
  signsIn: true,
  open: (page) => go(page, '/account/donations/D1'),
  controls: { 'detail.refreshed': click(button(/Check again|Try again/)) },
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
              expected: [],
              terms: null,
              outlook: null,
            },
          },
        },
        'done#2': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
  },
  asks: { readDonation: { method: 'GET', path: '/api/user/me/transactions/D1', query: { includeMetadata: 'true' } } },
  sees: {
    '"loading"': (page) => page.getByText('Loading', { exact: true }),
    '"shown"': heading('£2.25'),
    '"unknown"': heading('We can’t find this donation'),
    '"failed"': (page) => page.getByText(/We couldn’t load this donation/),
  },
}
