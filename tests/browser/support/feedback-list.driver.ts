import type { Page } from '@playwright/test'
import { newestFeedback, oldestFeedback } from '#machines/support/feedback-list/feedback-list.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Why people uninstalled Donation Reminder' })
const own = (name: string) => (page: Page) => list(page).getByRole('button', { name })

export const feedbackListDriver: Driver = {
  chart: 'feedbackList',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/feedback'),
  controls: {
    'feedback.sought': {
      control: own('Search feedback'),
      use: async (page) => {
        await list(page).getByLabel('Search feedback (optional)').fill('button')
        await own('Search feedback')(page).click()
      },
    },
    'older.asked': click(own('Older feedback')),
    'newer.asked': click(own('Newer feedback')),
    'page.refreshed': click(own('Try again')),
  },
  actors: {
    readFeedback: {
      request: /\/api\/support\/uninstall-feedback\?/,
      answers: {
        'done#1': { status: 200, details: newestFeedback },
        'done#2': { status: 200, details: oldestFeedback },
        'done#3': { status: 200, details: { feedback: [], hasMore: false } },
        ...failures,
      },
    },
  },
  asks: {
    readFeedback: {
      after: {
        begins: { method: 'GET', path: '/api/support/uninstall-feedback', query: { page: '1' } },
        'feedback.sought': { method: 'GET', path: '/api/support/uninstall-feedback', query: { page: '1', q: 'button' } },
        'newer.asked': { method: 'GET', path: '/api/support/uninstall-feedback', query: { page: '1', q: 'button' } },
        'older.asked': { method: 'GET', path: '/api/support/uninstall-feedback', query: { page: '2', q: 'button' } },
      },
    },
  },
  sees: {
    '"loading"': (page) => list(page).getByText('Loading', { exact: true }),
    '"shown"': (page) => list(page).getByText(/^Page \d$/),
    '"empty"': (page) => list(page).getByText(/^(No feedback matches|Nobody has left any feedback yet)\.$/),
    '"failed"': (page) => list(page).getByText(/^We couldn’t load the feedback\./),
  },
}
