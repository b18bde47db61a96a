import { donationQueryFixtures } from '#machines/giving/donation-query/donation-query.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answering, busy, button, click, type Driver, failures, heading } from '../driver.ts'

const broken = { error: { status: 500, code: 'internal' } } as const
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
      (page) => page.getByLabel(/^What happened/).fill('I used no voucher'),
      'Send claim',
    ),
    'connection.returned': {
      control: button('Send now'),
      use: (page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    },
    'submission.retried': click(button(/^(Send now|Try again)$/)),
    'step.back': click(button('Back')),
  },
  outside: { 'connection.returned': 'The connection comes back' },
  // The same words in another place: what is tried again there is the sending, or the reading.
  byItself: { 'detail.refreshed': ['"failed"'], 'submission.retried': ['"unknown"', '"couldNotLoad"'] },
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
        'done#4': { status: 422, code: 'validation', fields: { comment: 'commentTooLong' } },
        ...broken,
      },
    },
  },
  asks: {
    readDonation: { method: 'GET', path: '/api/user/me/transactions/D1' },
    sendQuery: {
      method: 'POST',
      path: '/api/user/me/enquiries/donation-query',
      body: { transactionId: 'D1', reason: 'declined', comment: 'I used no voucher' },
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
    '"success"': heading('We’ve got your claim'),
  },
}
