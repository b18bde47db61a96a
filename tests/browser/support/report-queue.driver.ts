import type { Page } from '@playwright/test'
import { reportConsoleFixtures } from '#machines/support/report-console/report-console.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures } from '../driver.ts'

const reports = (page: Page) => page.getByRole('region', { name: 'Reports we couldn’t book' })
const reported = reportConsoleFixtures.outcomes.readQueue?.outputs ?? []

export const reportConsoleDriver: Driver = {
  chart: 'reportConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/queue?queue=reports&item=reports.12'),
  // The page has one button for this and for the list beside it.
  byItself: { 'queue.refreshed': ['"loading"', '"moving"'] },
  controls: {
    'move.asked': click((page) => reports(page).getByRole('button', { name: 'Mark as dealt with' })),
    'queue.refreshed': click((page) => button('Refresh')(page).first()),
  },
  actors: {
    readQueue: {
      request: /\/api\/support\/reports$/,
      answers: {
        ...Object.fromEntries(reported.map((list, index) => [`done#${index + 1}`, { status: 200, details: { reports: list } }])),
        ...failures,
      },
    },
    moveRequest: {
      request: /\/api\/support\/reports\/12$/,
      answers: {
        'done#1': { status: 200, details: {} },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    readQueue: { method: 'GET', path: '/api/support/reports', query: { reference: '12' } },
    moveRequest: { method: 'POST', path: '/api/support/reports/12', body: { type: 'report.handled' } },
  },
  sees: {
    '"loading"': (page) => reports(page).getByText('Loading'),
    '"shown"': (page) => reports(page).getByRole('heading', { level: 3, name: 'Order NET-77-3' }),
    '"empty"': (page) => reports(page).getByText(/^This isn’t waiting any more/),
    '"failed"': (page) => reports(page).getByText(/^We couldn’t load this\./),
    '"moving"': (page) => reports(page).locator('[aria-busy=true]'),
    '"tooLate"': (page) => reports(page).getByText(/^Someone else has already dealt/),
    '"notMoved"': (page) => reports(page).getByText(/^We couldn’t send your decision, and/),
  },
}
