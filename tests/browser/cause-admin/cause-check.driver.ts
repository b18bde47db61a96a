import type { Page } from '@playwright/test'
import { outcomesOfSaying, reviews } from '#machines/cause-admin/cause-check/cause-check.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'

const check = (page: Page) => page.getByRole('region', { name: 'Checking your cause' })
const send = (page: Page) =>
  check(page).getByRole('button', { name: /^(Send your answer|Ask us to look again|Send your evidence)$/ })

export const causeCheckDriver: Driver = {
  chart: 'causeCheck',
  signsIn: true,
  signsInAs: 'admin',
  open: (page) => go(page, '/account/causes/1/settings'),
  controls: {
    'text.sent': {
      control: (page) => send(page).and(page.locator(':not([aria-busy=true])')),
      use: async (page) => {
        await check(page)
          .getByRole('textbox', { name: /^(Your answer|Why should we look again\?|Evidence \(optional\))$/ })
          .fill('The treasurer, Jo Penny')
        await send(page).click()
      },
    },
    'code.sent': {
      control: (page) =>
        check(page).getByRole('button', { name: 'Confirm with this code' }).and(page.locator(':not([aria-busy=true])')),
      use: async (page) => {
        await check(page).getByRole('textbox', { name: 'Code' }).fill('K7M2 Q9XB')
        await check(page).getByRole('button', { name: 'Confirm with this code' }).click()
      },
    },
    'code.asked': click((page) =>
      check(page).getByRole('button', { name: 'Send a new code' }).and(page.locator(':not([aria-busy=true])')),
    ),
    'page.refreshed': click((page) => check(page).getByRole('button', { name: /^(Try again|Show the latest)$/ })),
  },
  madeUp: ['code.sent'],
  actors: {
    readReview: {
      request: /\/causes\/id:1\/review$/,
      answers: {
        ...Object.fromEntries(reviews.map((review, index) => [`done#${index + 1}`, { status: 200, details: { review } }])),
        ...failures,
      },
    },
    say: {
      request: /\/causes\/id:1\/review$/,
      method: 'POST',
      answers: {
        ...Object.fromEntries(
          outcomesOfSaying.map((outcome, index) => [
            `done#${index + 1}`,
            outcome.kind === 'said'
              ? { status: 200, details: { review: outcome.review } }
              : outcome.kind === 'codeWrong'
                ? { status: 410, code: 'linkExpired' }
                : { status: 409, code: 'illegalMove' },
          ]),
        ),
        ...failures,
      },
    },
  },
  asks: {
    readReview: { method: 'GET', path: '/api/causes/id:1/review' },
    say: {
      after: {
        'code.sent': { method: 'POST', path: '/api/causes/id:1/review', body: { type: 'code.entered', code: 'K7M2Q9XB' } },
        'code.asked': { method: 'POST', path: '/api/causes/id:1/review', body: { type: 'code.wanted' } },
        // What the text is follows from where the check stands.
        'text.sent': {
          after: {
            'readReview: done#1': {
              method: 'POST',
              path: '/api/causes/id:1/review',
              body: { type: 'evidence.added', text: 'The treasurer, Jo Penny' },
            },
            'readReview: done#2': {
              method: 'POST',
              path: '/api/causes/id:1/review',
              body: { type: 'question.answered', text: 'The treasurer, Jo Penny' },
            },
            'readReview: done#3': {
              method: 'POST',
              path: '/api/causes/id:1/review',
              body: { type: 'decision.appealed', text: 'The treasurer, Jo Penny' },
            },
            'say: done#1': {
              method: 'POST',
              path: '/api/causes/id:1/review',
              body: { type: 'evidence.added', text: 'The treasurer, Jo Penny' },
            },
            'say: done#2': {
              method: 'POST',
              path: '/api/causes/id:1/review',
              body: { type: 'evidence.added', text: 'The treasurer, Jo Penny' },
            },
            'say: done#5': {
              method: 'POST',
              path: '/api/causes/id:1/review',
              body: { type: 'evidence.added', text: 'The treasurer, Jo Penny' },
            },
          },
        },
      },
    },
  },
  sees: {
    '"loading"': (page) => check(page).getByRole('status'),
    '"failed"': (page) => check(page).getByText(/^We couldn’t load how the check is going/),
    '"shown"': (page) => check(page).getByText(/^(Being checked|Checked|Not confirmed)$/),
    '"sending"': (page) => check(page).locator('button[aria-busy=true]'),
    '"said"': (page) => check(page).getByText('Sent. We’ll email you when there’s news.'),
    '"notSaid"': (page) => check(page).getByText(/^We couldn’t confirm that it reached/),
    '"codeWrong"': (page) => check(page).getByText(/^That code isn’t right/),
    '"tooLate"': (page) => check(page).getByText(/^Something’s changed since you/),
  },
}
