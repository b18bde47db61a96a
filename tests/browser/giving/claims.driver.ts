import type { Page } from '@playwright/test'
import { claimDetailFixtures } from '#machines/giving/claim-detail/claim-detail.fixtures.ts'
import { donationQueryFixtures } from '#machines/giving/donation-query/donation-query.fixtures.ts'
import { missingDonationFixtures } from '#machines/giving/missing-donation/missing-donation.fixtures.ts'
import { claimConsoleFixtures } from '#machines/support/claim-console/claim-console.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answering, busy, button, click, type Driver, failures, heading } from '../driver.ts'

/** The chart's own fixtures, as the server's answers. */
const answersOf = (outputs: unknown[], name: string) =>
  Object.fromEntries(outputs.map((output, index) => [`done#${index + 1}`, { status: 200, details: { [name]: output } }]))
const broken = { error: { status: 500, code: 'internal' } } as const

const card = {
  id: 'CL-7K2M9QXB',
  type: 'missingDonation',
  stage: 'received',
  isOpen: true,
  retailerName: 'Alder Home',
  filedAt: '2026-11-01T12:00:00.000Z',
}
const pages = {
  'done#1': { status: 200, details: { claims: [card], hasMore: true } },
  'done#2': { status: 200, details: { claims: [{ ...card, id: 'CL-2K2M9QXB' }], hasMore: false } },
}

export const claimsListDriver: Driver = {
  chart: 'claimsList',
  signsIn: true,
  open: (page) => go(page, '/account/claims'),
  controls: {
    'more.asked': click(button('Show older claims')),
    'list.refreshed': click(button('Try again')),
  },
  actors: {
    readClaims: {
      request: /\/api\/user\/me\/claims\?perPage=10&order=desc$/,
      answers: { ...pages, 'done#3': { status: 200, details: { claims: [], hasMore: false } }, ...failures },
    },
    readMore: { request: /\/api\/user\/me\/claims\?.*lastId=/, answers: { ...pages, ...failures } },
  },
  sees: {
    '"loading"': (page) => page.getByText('Loading', { exact: true }),
    '"shown"': (page) => page.getByRole('link', { name: 'Alder Home' }),
    '"loadingMore"': (page) => page.locator('button[aria-busy=true]'),
    '"moreFailed"': (page) => page.getByText(/^Older claims could not be loaded/),
    '"empty"': (page) => page.getByText(/^You have no claims/),
    '"failed"': (page) => page.getByText(/^We could not load your claims/),
  },
}

const found = claimDetailFixtures.outcomes.readClaim?.outputs as { claim?: unknown }[]

export const claimDetailDriver: Driver = {
  chart: 'claimDetail',
  signsIn: true,
  open: (page) => go(page, '/account/claims/CL-7K2M9QXB'),
  controls: {
    'detail.refreshed': click(button(/^(Look|Try) again$/)),
    'move.asked#1': {
      control: button(/^(I no longer need this claim|Close the claim)$/),
      use: async (page) => {
        // It is asked for twice: once to be sure.
        const first = button('I no longer need this claim')(page)
        if (await first.isVisible()) await first.click()
        await button('Close the claim')(page).click()
      },
    },
    'move.asked#2': {
      control: button('Ask for another look'),
      use: async (page) => {
        await page.getByLabel('What should we look at?').fill('I used no voucher')
        await button('Ask for another look')(page).click()
      },
    },
  },
  actors: {
    readClaim: {
      request: /\/api\/user\/me\/claims\/CL-7K2M9QXB$/,
      answers: {
        'done#1': { status: 200, details: { claim: found[0]?.claim } },
        'done#2': { status: 200, details: { claim: found[1]?.claim } },
        'done#3': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
    moveClaim: {
      request: /\/api\/user\/me\/claims\/CL-7K2M9QXB$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: { stage: 'withdrawn' } },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': (page) => page.getByText('Loading', { exact: true }),
    '"shown"': heading('Missing donation: Alder Home'),
    '"moving"': busy,
    '"notMoved"': (page) => page.getByText(/^This could not be sent/),
    '"tooLate"': (page) => page.getByText(/^Your claim has moved on meanwhile/),
    '"unknown"': heading('We do not know this claim'),
    '"failed"': (page) => page.getByText(/^We could not load this claim/),
  },
}

const sendsOrder = async (page: Page) => {
  await page.getByLabel('Order reference').fill('ORD-12')
  await page.getByLabel(/^How much did you spend/).fill('49.99')
  await page.getByLabel('No', { exact: true }).check()
}
const shops = missingDonationFixtures.outcomes.readShops?.outputs ?? []
const days = missingDonationFixtures.outcomes.readVisits?.outputs ?? []
const sent = missingDonationFixtures.outcomes.sendEnquiry?.outputs ?? []

export const missingDonationDriver: Driver = {
  chart: 'missingDonation',
  signsIn: true,
  open: (page) => go(page, '/enquiry/missing-donation/new'),
  controls: {
    'list.refreshed': click(button(/^(Look|Try) again$/)),
    'retailer.chosen': click(button(/^(?!.*Choose).*Alder Home.*Last visited/)),
    'visit.chosen': click(button(/^2 November 2026/)),
    'order.submitted': answering('What did you buy?', sendsOrder, 'Send'),
    'another.meant': click(button('I mean another purchase')),
    'connection.returned': {
      control: button('Send it now'),
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
    '"noShops"': heading('You have not visited a shop from here yet'),
    '"couldNotLoad"': (page) => page.getByText(/^We could not load your visits/),
    '"chooseRetailer"': heading('At which shop did you buy?'),
    '"loadingVisits"': (page) => page.getByText('Looking for your visits'),
    '"visitsFailed"': (page) => page.getByText(/^We could not load your visits/),
    '"chooseVisitDate"': heading('In which visit did you buy?'),
    '"orderDetails"': heading('What did you buy?'),
    '"submitting"': busy,
    '"saved"': heading('Saved, and will be sent'),
    '"queryInstead"': heading('There is a donation from this visit'),
    '"notFoundAlert"': (page) => page.getByText('We could not find this transaction, please use the options below.'),
    '"failed"': heading('We could not take this just now'),
    '"success"': heading(/^(We have your claim|Your claim is kept until it is due)$/),
  },
}

const transactions = donationQueryFixtures.outcomes.readDonation?.outputs as { transaction?: unknown }[]

export const donationQueryDriver: Driver = {
  chart: 'donationQuery',
  signsIn: true,
  open: (page) => go(page, '/enquiry/donation-query/D1'),
  controls: {
    'detail.refreshed': click(button('Try again')),
    'reason.chosen': answering('What is wrong with this donation?', (page) =>
      page.getByLabel('It was declined, and should not have been').check(),
    ),
    'details.submitted': answering(
      'What should we know?',
      (page) => page.getByLabel(/^Your question/).fill('I used no voucher'),
      'Send the question',
    ),
    'connection.returned': {
      control: button('Send it now'),
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
    '"unknown"': heading('We do not know this donation'),
    '"couldNotLoad"': (page) => page.getByText(/^We could not load this donation/),
    '"reason"': heading('What is wrong with this donation?'),
    '"details"': heading('What should we know?'),
    '"submitting"': busy,
    '"saved"': heading('Saved, and will be sent'),
    '"failed"': heading('We encountered a temporary error'),
    '"success"': heading('We have your question'),
  },
}

const queue = (page: Page) => page.getByRole('region', { name: 'Claims' })
const queued = claimConsoleFixtures.outcomes.readQueue?.outputs ?? []

export const claimConsoleDriver: Driver = {
  chart: 'claimConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/admin-requests'),
  controls: {
    'move.asked': click((page) => queue(page).getByRole('button', { name: 'Put it back in the queue' })),
    'queue.refreshed': click((page) => queue(page).getByRole('button', { name: 'Refresh' })),
  },
  actors: {
    readQueue: { request: /\/api\/support\/claims$/, answers: { ...answersOf(queued, 'claims'), ...failures } },
    moveRequest: {
      request: /\/api\/support\/claims\/CL-7K2M9QXB$/,
      answers: {
        'done#1': { status: 200, details: { stage: 'received' } },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': (page) => queue(page).getByText('Loading'),
    '"shown"': (page) => queue(page).getByRole('heading', { level: 3, name: 'Alder Home' }),
    '"empty"': (page) => queue(page).getByText('Nothing waiting.'),
    '"failed"': (page) => queue(page).getByText(/^We couldn’t load this queue. Check/),
    '"moving"': (page) => queue(page).locator('[aria-busy=true]'),
    '"tooLate"': (page) => queue(page).getByText(/^Someone else has already dealt/),
    '"notMoved"': (page) => queue(page).getByText(/^We couldn’t send your decision, and/),
  },
}

const file = (page: Page) => page.getByRole('region', { name: 'Donations as a file' })

export const csvDownloadDriver: Driver = {
  chart: 'csvDownload',
  signsIn: true,
  open: async (page) => {
    await go(page, '/account/donations')
    await page.getByRole('table').waitFor()
  },
  controls: {
    'file.asked': click((page) => file(page).getByRole('button', { name: 'Download as CSV' })),
    'download.cancelled': click((page) => file(page).getByRole('button', { name: 'Stop the download' })),
  },
  actors: {
    download: {
      request: /\/api\/user\/me\/transactions$/,
      accepts: 'text/csv',
      answers: { done: { status: 200, details: {}, text: 'id,shop\r\n' }, error: { status: 500, code: 'internal' } },
    },
  },
  sees: {
    '"idle"': (page) => file(page).getByRole('button', { name: 'Download as CSV' }),
    '"downloading"': (page) => file(page).locator('[aria-busy=true]'),
    '"cancelled"': (page) => file(page).getByRole('button', { name: 'Download as CSV' }),
    '"done"': (page) => file(page).getByText('The file is in your downloads.'),
    '"failed"': (page) => file(page).getByText(/^The file could not be made/),
  },
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const drop = (mimeType: string) => ({
  control: (page: Page) => page.getByText('Add a picture', { exact: true }),
  use: (page: Page) => page.getByLabel('Add a picture').setInputFiles({ name: 'receipt', mimeType, buffer: picture }),
})

export const claimEvidenceDriver: Driver = {
  chart: 'claimEvidence',
  signsIn: true,
  open: (page) => go(page, '/account/claims/CL-7K2M9QXB'),
  always: {
    '/api/user/me/claims/CL-7K2M9QXB': {
      claim: Object.assign({}, found[0]?.claim, { evidence: ['/static-www/icon.svg'] }),
    },
  },
  controls: {
    'file.chosen#1': drop('image/png'),
    'file.chosen#2': drop('application/pdf'),
    'submission.retried': click(button('Send it again')),
  },
  actors: {
    sendPicture: {
      request: /\/api\/user\/me\/claims\/CL-7K2M9QXB\/evidence$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: { evidence: ['/static-www/icon.svg', '/static-www/icon.svg?2'] } },
        'done#2': { status: 415, code: 'imageType' },
        'done#3': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  sees: {
    '{"choosing":"waiting"}': heading('Missing donation: Alder Home'),
    '{"choosing":"added"}': (page) => page.getByText('Your picture is with the claim.'),
    '{"choosing":"refused"}': (page) => page.getByText(/^(The picture must be|This picture could not)/),
    '{"choosing":"failed"}': (page) => page.getByText(/^Your picture could not be sent/),
    '"sending"': (page) => page.getByText('Your picture is on its way'),
    '"full"': (page) => page.getByText(/^The claim holds 3 pictures/),
    '"closed"': (page) => page.getByText(/^This claim has been decided meanwhile/),
  },
}
