import type { Page } from '@playwright/test'
import { enquiryQuestions } from '#contract/giving/enquiry.rules.ts'
import words from '#locales/en-GB/giving-claims.json' with { type: 'json' }
import { donationQueryFixtures } from '#machines/giving/donation-query/donation-query.fixtures.ts'
import { enquiryAnswers, missingDonationFixtures } from '#machines/giving/missing-donation/missing-donation.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answering, answersOf, busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { furtherQuestions } from '../further-questions.ts'

const broken = { error: { status: 500, code: 'internal' } } as const

const sendsOrder = async (page: Page) => {
  await page.getByLabel('Order reference').fill('ORD-12')
  await page.getByLabel(/^How much did you spend/).fill('49.99')
  await page.getByLabel('No', { exact: true }).check()
}
const shops = missingDonationFixtures.outcomes.readShops?.outputs ?? []
const days = missingDonationFixtures.outcomes.readVisits?.outputs ?? []
const sent = missingDonationFixtures.outcomes.sendEnquiry?.outputs ?? []

/** What is asked besides. */
const further = furtherQuestions(
  enquiryQuestions,
  (step) => ['shop', 'visit', 'order'].includes(step),
  enquiryAnswers,
  words.missing,
)

export const missingDonationDriver: Driver = {
  chart: 'missingDonation',
  signsIn: true,
  open: (page) => go(page, '/enquiry/missing-donation/new'),
  controls: {
    'list.refreshed': click(button(/^(Look|Try) again$/)),
    'retailer.submitted': click(button(/^(?!.*Choose).*Alder Home.*Last visited/)),
    'visitDate.submitted': click(button(/^2 November 2026/)),
    ...further.controls,
    'order.submitted': answering('What did you buy?', sendsOrder, 'Send'),
    'another.meant': click(button('I mean a different purchase')),
    'connection.returned': {
      control: button('Send now'),
      use: (page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    },
    'submission.retried': click(button(/^Send it (now|again)$/)),
    'step.back': click(button(/^(Back|Choose another visit)$/)),
    'step.shown#1': click(button('Choose another shop')),
  },
  byItself: { 'step.shown#1': ['"orderDetails"', '"chooseVisitDate"'] },
  actors: {
    readShops: {
      request: /\/api\/user\/me\/recently-visited-retailers$/,
      answers: { ...answersOf(shops, 'visitedRetailers'), ...failures },
    },
    readVisits: {
      request: /\/visit-dates$/,
      answers: { done: { status: 200, details: { retailerVisitDates: days[0] } }, ...failures },
    },
    sendEnquiry: {
      request: /\/api\/user\/me\/enquiries\/missing-donation$/,
      answers: {
        ...Object.fromEntries(sent.slice(0, 4).map((details, index) => [`done#${index + 1}`, { status: 200, details }])),
        'done#5': { status: 422, code: 'validation', fields: { 'order.purchaseDate': 'tooEarly' } },
        'done#6': 'lost',
        ...broken,
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

const transactions = donationQueryFixtures.outcomes.readDonation?.outputs as { transaction?: unknown }[]

export const donationQueryDriver: Driver = {
  chart: 'donationQuery',
  signsIn: true,
  open: (page) => go(page, '/enquiry/donation-query/D1'),
  controls: {
    'detail.refreshed': click(button('Try again')),
    'reason.chosen': answering('What’s wrong with this donation?', (page) =>
      page.getByLabel('It was declined and shouldn’t have been').check(),
    ),
    'details.submitted': answering(
      'What should we know?',
      (page) => page.getByLabel(/^Your question/).fill('I used no voucher'),
      'Send question',
    ),
    'connection.returned': {
      control: button('Send now'),
      use: (page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    },
    'submission.retried': click(button(/^Send it (now|again)$/)),
    'step.back': click(button('Back')),
  },
  actors: {
    readDonation: {
      request: /\/api\/user\/me\/transactions\/D1/,
      answers: {
        'done#1': { status: 200, details: { transaction: transactions[0]?.transaction } },
        'done#2': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
    sendQuery: {
      request: /\/api\/user\/me\/enquiries\/donation-query$/,
      answers: {
        'done#1': { status: 200, details: { submissionId: 'CL-7K2M9QXB', answerBy: '2026-11-28T10:00:00.000Z' } },
        'done#2': { status: 422, code: 'validation', fields: { reason: 'notDeclined' } },
        'done#3': 'lost',
        ...broken,
      },
    },
  },
  sees: {
    '"loading"': (page) => page.getByText('Loading', { exact: true }),
    '"unknown"': heading('We can’t find this donation'),
    '"couldNotLoad"': (page) => page.getByText(/^We couldn’t load this donation/),
    '"reason"': heading('What’s wrong with this donation?'),
    '"details"': heading('What should we know?'),
    '"submitting"': busy,
    '"saved"': heading('Saved: we’ll send it when you’re back online'),
    '"failed"': heading('We encountered a temporary error'),
    '"success"': heading('We’ve got your question'),
  },
}
