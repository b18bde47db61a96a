import { someRun } from '#machines/support/payment-run-console/payment-run-console.fixtures.ts'
import { someRuns } from '#machines/support/payment-runs/payment-runs.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading, main } from '../driver.ts'

export const paymentRunsDriver: Driver = {
  chart: 'paymentRuns',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/payment-runs'),
  controls: {
    'preparation.asked': click(button('Prepare a run for the quarter to 30 December 2026')),
    'page.refreshed': click(button('Refresh')),
  },
  actors: {
    readRuns: {
      request: /\/api\/support\/payment-runs$/,
      answers: { done: { status: 200, details: someRuns }, ...failures },
    },
    prepare: {
      request: /\/api\/support\/payment-runs$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: { id: 'R-7K2M9QXB' } },
        'done#2': { status: 409, code: 'nothingToPay' },
        'done#3': { status: 409, code: 'noPayerAccount' },
        ...failures,
      },
    },
  },
  asks: {
    readRuns: { method: 'GET', path: '/api/support/payment-runs' },
    prepare: { method: 'POST', path: '/api/support/payment-runs', body: {} },
  },
  sees: {
    '"loading"': (page) => main(page).getByRole('status').first(),
    '"failed"': (page) => page.getByText(/^We couldn’t load the payment runs\./),
    '"shown"': (page) => main(page).getByRole('link', { name: 'R-7K2M9QXB' }),
    '"preparing"': busy,
    '"refused"': (page) => page.getByText(/^There’s nothing to pay for this quarter yet|^We don’t know which account/),
    '"notPrepared"': (page) => page.getByText(/^We couldn’t confirm that the run was prepared/),
  },
}

export const paymentRunConsoleDriver: Driver = {
  chart: 'paymentRunConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/payment-runs/R-7K2M9QXB'),
  controls: {
    'act.asked': click(button('Approve: pay £50.00')),
    'page.asked': click(button('Next page')),
    'page.refreshed': click(button('Refresh')),
  },
  actors: {
    readRun: {
      request: /\/api\/support\/payment-runs\/R-7K2M9QXB\?page=\d$/,
      answers: {
        'done#1': { status: 200, details: { run: someRun } },
        'done#2': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
    act: {
      request: /\/api\/support\/payment-runs\/R-7K2M9QXB$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: { run: someRun } },
        'done#2': { status: 409, code: 'illegalMove' },
        'done#3': { status: 403, code: 'secondPerson' },
        ...failures,
      },
    },
  },
  asks: {
    act: { method: 'POST', path: '/api/support/payment-runs/R-7K2M9QXB', body: { type: 'run.approved' } },
    readRun: {
      after: {
        begins: { method: 'GET', path: '/api/support/payment-runs/R-7K2M9QXB', query: { page: '1' } },
        'page.asked': { method: 'GET', path: '/api/support/payment-runs/R-7K2M9QXB', query: { page: '2' } },
      },
    },
  },
  sees: {
    '"loading"': (page) => main(page).getByRole('status').first(),
    '"unknown"': heading('We can’t find this payment run'),
    '"failed"': (page) => page.getByText(/^We couldn’t load this payment run\./),
    '"shown"': (page) => main(page).getByRole('heading', { level: 3, name: 'Abbotsmere Hospice' }),
    '"acting"': busy,
    '"tooLate"': (page) => page.getByText(/^Someone else has already changed this run/),
    '"notDone"': (page) => page.getByText(/^We couldn’t confirm that. Refresh the run/),
  },
}
