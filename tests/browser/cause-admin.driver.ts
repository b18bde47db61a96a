import { wholeDashboard } from '../../machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { someStatement } from '../../machines/cause-admin/statement/statement.fixtures.ts'
import { lastPerson, somePeople } from '../../machines/cause-admin/supporter-list/supporter-list.fixtures.ts'
import { go } from '../kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from './driver.ts'

const admin = { signsIn: true, signsInAs: 'admin' } as const

export const supporterListDriver: Driver = {
  ...admin,
  chart: 'supporterList',
  open: (page) => go(page, '/account/causes/1/supporters'),
  controls: {
    'more.asked': click(button(/^(Show more supporters|Try again)$/)),
    'page.refreshed': click(button('Try again')),
  },
  // The same words in another place: what is tried again there is the rest of the list.
  byItself: { 'page.refreshed': ['"moreFailed"'], 'more.asked': ['"failed"'] },
  actors: {
    readSupporters: {
      request: /\/supporter-list\?limit=/,
      answers: {
        'done#1': { status: 200, details: somePeople },
        'done#2': { status: 200, details: lastPerson },
        'done#3': { status: 200, details: { supporters: [], total: 0 } },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('table'),
    '"loadingMore"': (page) => page.locator('button[aria-busy=true]'),
    '"moreFailed"': (page) => page.getByText(/^We could not load more of them/),
    '"empty"': (page) => page.getByText(/^Nobody supports this cause yet/),
    '"failed"': (page) => page.getByText(/^We could not load your supporters/),
  },
}

export const statementsDriver: Driver = {
  ...admin,
  chart: 'statements',
  open: (page) => go(page, '/account/causes/1/statements'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/statements$/,
      answers: { done: { status: 200, details: { statements: wholeDashboard.statements } }, ...failures },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('link', { name: 'FAR-1-2026-10-01' }),
    '"failed"': (page) => page.getByText(/^We could not load the statements/),
  },
}

export const statementDriver: Driver = {
  ...admin,
  chart: 'statement',
  open: (page) => go(page, '/account/causes/1/statements/p2'),
  controls: { 'print.asked': click(button('Print this statement')), 'page.refreshed': click(button('Try again')) },
  actors: {
    readStatement: {
      request: /\/causes\/id:1\/statements\/p2$/,
      answers: {
        'done#1': { status: 200, details: { statement: someStatement } },
        'done#2': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"printable"': heading('Statement FAR-1-2026-10-01'),
    '"unknown"': heading('We do not know this statement'),
    '"failed"': (page) => page.getByText(/^We could not load this statement/),
  },
}

export const causeSummaryDriver: Driver = {
  ...admin,
  chart: 'causeSummary',
  open: (page) => go(page, '/account/causes/1'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/donations\/totals$/,
      answers: { done: { status: 200, details: { totals: wholeDashboard.totals } }, ...failures },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('heading', { level: 2, name: 'Details' }),
    '"failed"': (page) => page.getByText(/^We could not load this cause/),
  },
}
