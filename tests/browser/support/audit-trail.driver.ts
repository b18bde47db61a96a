import { lastLine, newestLines } from '#machines/support/audit-trail/audit-trail.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures, main } from '../driver.ts'

export const auditTrailDriver: Driver = {
  chart: 'auditTrail',
  signsIn: true,
  signsInAs: 'support',
  open: (page) => go(page, '/support/audit-trail'),
  controls: {
    'trail.asked': click((page) => main(page).getByRole('button', { name: 'Search the audit trail' })),
    'more.asked': click((page) => main(page).getByRole('button', { name: 'Show earlier entries' })),
  },
  actors: {
    readTrail: {
      request: /\/api\/support\/audit/,
      answers: {
        'done#1': { status: 200, details: newestLines },
        'done#2': { status: 200, details: lastLine },
        'done#3': { status: 200, details: { entries: [], hasMore: false } },
        ...failures,
      },
    },
  },
  asks: {
    readTrail: {
      after: {
        'trail.asked': { method: 'GET', path: '/api/support/audit' },
        'more.asked': { method: 'GET', path: '/api/support/audit', query: { lastId: '2' } },
      },
    },
  },
  sees: {
    '"closed"': (page) => main(page).getByRole('button', { name: 'Search the audit trail' }),
    '"loading"': (page) => main(page).getByRole('status'),
    '"shown"': (page) => main(page).getByRole('table'),
    '"loadingMore"': (page) => main(page).locator('button[aria-busy=true]').nth(1),
    '"moreFailed"': (page) => main(page).getByText(/^We couldn’t load earlier entries\./),
    '"empty"': (page) => main(page).getByText(/^Nothing matches. Try a wider/),
    '"failed"': (page) => main(page).getByText(/^We couldn’t load the audit trail/),
  },
}

export const refusedCallsDriver: Driver = {
  chart: 'refusedCalls',
  signsIn: true,
  signsInAs: 'support',
  open: (page) => go(page, '/support/audit-trail/refused-calls'),
  controls: { 'page.refreshed': click((page) => main(page).getByRole('button', { name: 'Try again' })) },
  actors: {
    read: {
      request: /\/api\/support\/refusals$/,
      answers: {
        done: { status: 200, details: { refusals: [{ day: '2026-11-21', call: 'logIn', code: 'tooMany', times: 1204 }] } },
        ...failures,
      },
    },
  },
  asks: { read: { method: 'GET', path: '/api/support/refusals' } },
  sees: {
    '"loading"': (page) => main(page).getByRole('status'),
    '"shown"': (page) => main(page).getByRole('row', { name: '21 November 2026 logIn tooMany 1,204' }),
    '"failed"': (page) => main(page).getByText(/^We couldn’t load the refused requests/),
  },
}
