import { settingsNow } from '#machines/cause-admin/cause-settings/cause-settings.fixtures.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { someStatement } from '#machines/cause-admin/statement/statement.fixtures.ts'
import { lastPerson, noneOfThem, noPeople, somePeople } from '#machines/cause-admin/supporter-list/supporter-list.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { type Ask, busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { admin } from './admin.ts'

const waiting = { part: 'waiting' }
const rest = { exclusiveFromPosition: '2' }
const asksFor = (more: Record<string, string> = {}): Ask => ({
  method: 'GET',
  path: '/api/supporter-list/causes/1/supporter-list',
  query: { limit: '50', ...more },
})

export const supporterListDriver: Driver = {
  ...admin,
  chart: 'supporterList',
  open: (page) => go(page, '/account/causes/1/supporters'),
  controls: {
    'more.asked': click(button(/^(Show more supporters|Try again)$/)),
    'page.refreshed': click(button('Try again')),
    'list.wanted': {
      control: button(/^No purchases yet/),
      // Pressed while the first are still asked for, it asks anew: only what it asks counts.
      use: async (page) => {
        await Promise.all([page.waitForRequest(/part=waiting/), button(/^No purchases yet/)(page).click()])
      },
    },
  },
  // The same words in another place: what is tried again there is the rest of the list.
  byItself: { 'page.refreshed': ['"moreFailed"'], 'more.asked': ['"failed"'] },
  // What comes of the rest of a list counts those that stand there already.
  onlyIn: { 'readSupporters: done#3': ['"loading"'] },
  actors: {
    readSupporters: {
      request: /\/supporter-list\?limit=/,
      answers: {
        'done#1': { status: 200, details: somePeople },
        'done#2': { status: 200, details: lastPerson },
        'done#3': { status: 200, details: noPeople },
        'done#4': { status: 200, details: noneOfThem },
        ...failures,
      },
    },
  },
  asks: {
    readSupporters: {
      after: {
        begins: asksFor(),
        'list.wanted': asksFor(waiting),
        'page.refreshed': { after: { begins: asksFor(), 'list.wanted': asksFor(waiting) } },
        'more.asked': { after: { begins: asksFor(rest), 'list.wanted': asksFor({ ...waiting, ...rest }) } },
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('table'),
    '"loadingMore"': (page) => page.locator('button[aria-busy=true]'),
    '"moreFailed"': (page) => page.getByText(/^We couldn’t load any more\./),
    '"nobodyFound"': (page) => page.getByText(/^No supporters match/),
    '"empty"': (page) => page.getByText(/^You don’t have any supporters/),
    '"failed"': (page) => page.getByText(/^We couldn’t load your supporters\./),
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
      answers: {
        done: {
          status: 200,
          details: {
            statements: wholeDashboard.statements,
            paid: { year: 2026, inYear: 2500, inAll: 2500 },
            next: wholeDashboard.stats?.nextPayment,
            isBuildingSociety: false,
          },
        },
        ...failures,
      },
    },
  },
  asks: { read: { method: 'GET', path: '/api/causes/id:1/statements' } },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('link', { name: 'July to September 2026' }),
    '"failed"': (page) => page.getByText(/^We couldn’t load your statements\./),
  },
}

export const statementDriver: Driver = {
  ...admin,
  chart: 'statement',
  open: (page) => go(page, '/account/causes/1/statements/p2'),
  controls: { 'print.asked': click(button('Print or save as PDF')), 'page.refreshed': click(button('Try again')) },
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
  asks: { readStatement: { method: 'GET', path: '/api/causes/id:1/statements/p2' } },
  sees: {
    '"loading"': busy,
    '"printable"': heading('Statement FAR-1-2026-10-01'),
    '"unknown"': heading('We can’t find this statement'),
    '"failed"': (page) => page.getByText(/^We couldn’t load this statement\./),
  },
}

export const causeSummaryDriver: Driver = {
  ...admin,
  chart: 'causeSummary',
  open: (page) => go(page, '/account/causes/1'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/admin-invites$/,
      answers: { done: { status: 200, details: settingsNow.team }, ...failures },
    },
  },
  asks: { read: { method: 'GET', path: '/api/causes/id:1/admin-invites' } },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('region', { name: 'Who runs it' }),
    '"failed"': (page) => page.getByText(/^We couldn’t load this cause\./),
  },
}

export const causeSettingsDriver: Driver = {
  ...admin,
  chart: 'causeSettings',
  open: (page) => go(page, '/account/causes/1/settings'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/payment-methods$/,
      answers: { done: { status: 200, details: settingsNow.payment }, ...failures },
    },
  },
  asks: { read: { method: 'GET', path: '/api/causes/id:1/payment-methods' } },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByText('Account ending 7919'),
    '"failed"': (page) => page.getByText(/^We couldn’t load your current settings/),
  },
}

export const causeQrDriver: Driver = {
  ...admin,
  chart: 'causeQr',
  open: (page) => go(page, '/account/causes/1/qr'),
  controls: {
    'download.asked#1': click(button('Download as PNG')),
    'download.asked#2': click(button('Download as SVG')),
    'print.asked': click(button('Print or save as PDF')),
    'page.refreshed': click(button('Try again')),
  },
  actors: {
    generate: {
      request: /\/causes\/id:1$/,
      // The frame of a cause asks for it as well.
      answers: { done: { status: 200, details: { cause: wholeDashboard.cause } }, ...failures },
    },
  },
  asks: { generate: { method: 'GET', path: '/api/causes/id:1' } },
  sees: {
    '"generating"': busy,
    '"shown"': (page) => page.getByRole('img', { name: 'QR code for Abbotsmere Hospice’s page' }),
    '"failed"': (page) => page.getByText(/^We couldn’t make the code/),
  },
}
