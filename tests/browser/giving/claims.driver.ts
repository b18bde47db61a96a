import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { claimDetailFixtures } from '#machines/giving/claim-detail/claim-detail.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'

const card = {
  id: 'CL-7K2M9QXB',
  type: 'missingDonation',
  stage: 'received',
  isOpen: true,
  retailerName: 'Alder Home',
  retailerCategory: 'Home and garden',
  spentPence: 4250,
  heldUntil: null,
  answerBy: '2026-12-08T12:00:00.000Z',
  decisionBy: '2026-12-28T12:00:00.000Z',
  raisedPence: null,
  expectedPence: 191,
  askedPence: null,
  transactionId: null,
  reply: null,
  mayAppeal: false,
  filedAt: '2026-11-01T12:00:00.000Z',
}
const pages = {
  'done#1': { status: 200, details: { claims: [card], hasMore: true, atStakePence: 382, addedPence: null } },
  'done#2': {
    status: 200,
    details: { claims: [{ ...card, id: 'CL-2K2M9QXB' }], hasMore: false, atStakePence: 191, addedPence: null },
  },
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
      answers: {
        ...pages,
        'done#3': { status: 200, details: { claims: [], hasMore: false, atStakePence: null, addedPence: null } },
        ...failures,
      },
    },
    readMore: { request: /\/api\/user\/me\/claims\?.*lastId=/, answers: { ...pages, ...failures } },
  },
  asks: {
    readClaims: { method: 'GET', path: '/api/user/me/claims', query: { perPage: '10', order: 'desc' } },
    readMore: { method: 'GET', path: '/api/user/me/claims', query: { perPage: '10', order: 'desc', lastId: 'CL-7K2M9QXB' } },
  },
  sees: {
    '"loading"': (page) => page.getByText('Loading', { exact: true }),
    '"shown"': (page) => page.getByRole('link', { name: 'Alder Home' }),
    '"loadingMore"': (page) => page.locator('button[aria-busy=true]'),
    '"moreFailed"': (page) => page.getByText(/^We couldn’t load older claims/),
    '"empty"': (page) => page.getByText(/^You don’t have any claims/),
    '"failed"': (page) => page.getByText(/^We couldn’t load your claims/),
  },
}

const found = claimDetailFixtures.outcomes.readClaim?.outputs as { claim?: unknown }[]

export const claimDetailDriver: Driver = {
  chart: 'claimDetail',
  signsIn: true,
  open: (page) => go(page, '/account/claims/CL-7K2M9QXB'),
  controls: {
    'detail.refreshed': click(button(/^(Refresh|Try again)$/)),
    'withdrawal.begun': click(button('Withdraw this claim')),
    'withdrawal.confirmed': click(button('Withdraw claim')),
    'withdrawal.kept': click(button(/^Keep/)),
    'appeal.submitted': {
      control: button('Ask us to look again'),
      use: async (page) => {
        await page.getByLabel('What should we look at?').fill('I used no voucher')
        await button('Ask us to look again')(page).click()
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
  asks: {
    readClaim: { method: 'GET', path: '/api/user/me/claims/CL-7K2M9QXB' },
    moveClaim: {
      after: {
        'withdrawal.confirmed': { method: 'POST', path: '/api/user/me/claims/CL-7K2M9QXB', body: { type: 'claim.withdrawn' } },
        'appeal.submitted': {
          method: 'POST',
          path: '/api/user/me/claims/CL-7K2M9QXB',
          body: { type: 'claim.appealed', text: 'I used no voucher' },
        },
      },
    },
  },
  sees: {
    '"loading"': (page) => page.getByText('Loading', { exact: true }),
    '"shown"': heading('Missing donation: Alder Home'),
    '"confirming"': (page) => page.getByText(/^We’ll close your claim/),
    '"moving"': busy,
    '"notMoved"': (page) => page.getByText(/^We couldn’t send this/),
    '"tooLate"': (page) => page.getByText(/^Your claim has moved on since you/),
    '"unknown"': heading('We can’t find this claim'),
    '"failed"': (page) => page.getByText(/^We couldn’t load this claim/),
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
  needsBrowser: 'draws the picture smaller on a canvas',
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
    'submission.retried': click(button('Try again')),
  },
  actors: {
    sendPicture: {
      request: /\/api\/user\/me\/claims\/CL-7K2M9QXB\/evidence$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: { evidence: ['/static-www/icon.svg', '/static-www/icon.svg?2'] } },
        'done#2': {
          status: 200,
          details: { evidence: ['/static-www/icon.svg', '/static-www/icon.svg?2', '/static-www/icon.svg?3'] },
        },
        'done#3': { status: 415, code: 'imageType' },
        'done#4': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    sendPicture: {
      method: 'POST',
      path: '/api/user/me/claims/CL-7K2M9QXB/evidence',
      body: { imagePayload: expect.stringMatching(/^data:image\/jpeg;base64,./) },
    },
  },
  sees: {
    '{"choosing":"waiting"}': heading('Missing donation: Alder Home'),
    '{"choosing":"added"}': (page) => page.getByText('We’ve added your picture to the claim.'),
    '{"choosing":"refused"}': (page) => page.getByText(/^(The picture must be|We couldn’t read this picture)/),
    '{"choosing":"failed"}': (page) => page.getByText(/^We couldn’t upload your picture/),
    '"sending"': (page) => page.getByText('Uploading your picture'),
    '"full"': (page) => page.getByText(/^You’ve added 3 pictures/),
    '"closed"': (page) => page.getByText(/^We’ve decided this claim/),
  },
}
