import type { Page } from '@playwright/test'
import { missingDonationQuestions } from '#contract/giving/missing-donation.rules.ts'
import words from '#locales/en-GB/giving-claims.json' with { type: 'json' }
import { missingDonationAnswers, missingDonationFixtures } from '#machines/giving/missing-donation/missing-donation.fixtures.ts'
import { missingDonationMachine } from '#machines/giving/missing-donation/missing-donation.machine.ts'
import { go } from '#tests/kit/site.ts'
import { answering, answersOf, busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { furtherQuestions } from '../further-questions.ts'

const broken = { error: { status: 500, code: 'internal' } } as const

const sendsOrder = async (page: Page) => {
  await page.getByLabel('Order reference').fill('ORD-12')
  await page.getByLabel(/^How much did you spend/).fill('49.99')
  await page.getByLabel('No', { exact: true }).check()
}
/** The chart's outcomes as the list answers them: also with what a shop's mark is made of. */
const bestRate = { id: 1, name: 'All', kind: 'percent', value: 450, isIncreased: false, increasedUntil: null, usualValue: null }
const shops = [[{ ...missingDonationAnswers.retailer, category: 'Home and garden', bestRate, ratesDiffer: false }], []]
const days = missingDonationFixtures.outcomes.readVisits?.outputs ?? []
const sent = missingDonationFixtures.outcomes.sendMissingDonation?.outputs ?? []

/** What is asked besides. */
const further = furtherQuestions(
  missingDonationMachine,
  missingDonationQuestions,
  (step) => ['shop', 'visit', 'order'].includes(step),
  missingDonationAnswers,
  words.missingDonation,
)

export const missingDonationDriver: Driver = {
  chart: 'missingDonation',
  signsIn: true,
  open: (page) => go(page, '/enquiry/missing-donation/new'),
  controls: {
    'list.refreshed': click(button(/^(Refresh|Try again)$/)),
    'retailer.submitted': click(button(/^(?!.*Choose).*Alder Home.*Visited on/)),
    'visitDate.submitted': click(button(/^2\sNovember 2026/)),
    ...further.controls,
    'order.submitted': answering('What did you buy?', sendsOrder, 'Send claim'),
    'another.meant': click(button('I mean a different purchase')),
    'connection.returned': {
      control: button('Send now'),
      use: (page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    },
    'submission.retried': click(button(/^(Send now|Try again)$/)),
    'step.back': click(button(/^(Back|Choose another visit)$/)),
    'step.shown#1': click(button('Choose another shop')),
  },
  outside: { 'connection.returned': 'The connection comes back' },
  byItself: {
    // There the browser's own Back leads to it.
    'step.shown#1': ['"orderDetails"', '"chooseVisitDate"'],
    // The same words in another place: what is tried again there is the sending, or the reading.
    'list.refreshed': ['"failed"'],
    'submission.retried': ['"couldNotLoad"', '"visitsFailed"'],
  },
  actors: {
    readShops: {
      request: /\/api\/user\/me\/recently-visited-retailers$/,
      answers: { ...answersOf(shops, 'visitedRetailers'), ...failures },
    },
    readVisits: {
      request: /\/visit-dates$/,
      answers: { done: { status: 200, details: { retailerVisitDates: days[0] } }, ...failures },
    },
    sendMissingDonation: {
      request: /\/api\/user\/me\/enquiries\/missing-donation$/,
      answers: {
        ...Object.fromEntries(sent.slice(0, 4).map((details, index) => [`done#${index + 1}`, { status: 200, details }])),
        'done#5': { status: 422, code: 'validation', fields: { 'order.purchaseDate': 'tooEarly' } },
        'done#6': 'lost',
        ...broken,
      },
    },
  },
  asks: {
    readShops: { method: 'GET', path: '/api/user/me/recently-visited-retailers' },
    readVisits: { method: 'GET', path: '/api/user/me/recently-visited-retailers/7/visit-dates' },
    sendMissingDonation: {
      after: {
        'order.submitted': {
          method: 'POST',
          path: '/api/user/me/enquiries/missing-donation',
          body: {
            retailerId: 7,
            visitDate: '2026-11-02',
            order: {
              purchaseDate: '2026-11-02',
              orderReference: 'ORD-12',
              totalSpend: '49.99',
              priorShopping: 'no',
              comment: '',
              travelType: '',
              travelDate: '',
              insuranceType: '',
            },
          },
        },
        'another.meant': {
          method: 'POST',
          path: '/api/user/me/enquiries/missing-donation',
          body: {
            retailerId: 7,
            visitDate: '2026-11-02',
            order: {
              purchaseDate: '2026-11-02',
              orderReference: 'ORD-12',
              totalSpend: '49.99',
              priorShopping: 'no',
              comment: '',
              travelType: '',
              travelDate: '',
              insuranceType: '',
            },
            isAnother: true,
          },
        },
      },
    },
  },
  sees: {
    '"loadingShops"': (page) => page.getByText('Looking for your visits'),
    '"noShops"': heading('You haven’t visited a shop from here yet'),
    '"couldNotLoad"': (page) => page.getByText(/^We couldn’t load your visits/),
    '"chooseRetailer"': heading('Which shop did you buy from?'),
    '"loadingVisits"': (page) => page.getByText('Looking for your visits'),
    '"visitsFailed"': (page) => page.getByText(/^We couldn’t load your visits/),
    '"chooseVisitDate"': heading('Which visit was it?'),
    ...further.sees,
    '"orderDetails"': heading('What did you buy?'),
    '"submitting"': busy,
    '"saved"': heading('Saved: we’ll send it when you’re back online'),
    '"queryInstead"': heading('There’s already a donation from this visit'),
    '"notFoundAlert"': (page) => page.getByText('We could not find this transaction, please use the options below.'),
    '"failed"': heading('We couldn’t send your claim'),
    '"success"': heading(/^(We’ve got your claim|We’re holding your claim for now)$/),
  },
}
