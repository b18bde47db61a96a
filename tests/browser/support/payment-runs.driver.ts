import type { Page } from '@playwright/test'
import { approvedRun, returnedRun, sentRun, someRun } from '#machines/support/payment-run-console/some-runs.ts'
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

const refused = (name: string) => ({
  control: button(name),
  use: async (page: Page) => {
    await main(page).getByRole('radio').last().check()
    await button(name)(page).click()
  },
})

const at = (run: string, work: string) => JSON.stringify({ shown: { run, work } })
const why = (page: Page) => main(page).getByRole('textbox', { name: 'Why are you calling it back?' })
const whyRefused = (page: Page) => main(page).getByRole('group', { name: /^Why did the bank/ })
const firstLine = (page: Page) => main(page).getByRole('heading', { level: 3, name: 'Abbotsmere Hospice' })
const isUnread = (page: Page) => page.getByText(/^We couldn’t load this payment run\./)
const inLine = (cause: string, name: string) => (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: cause }) })
    .getByRole('button', { name, exact: true })
const besideWhy = (name: string) => (page: Page) =>
  main(page).getByRole('region', { name: 'What to do next' }).getByRole('button', { name, exact: true })

export const paymentRunConsoleDriver: Driver = {
  chart: 'paymentRunConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/payment-runs/R-7K2M9QXB'),
  // Whoever sends a reason has typed or chosen one.
  onlyWith: {
    'recall.given': { drafts: { run: {} } },
    'refusal.given#1': { drafts: { 'P-1': {} } },
    'refusal.given#2': { drafts: { 'P-2': {} } },
  },
  controls: {
    'act.asked#1': click(button('Approve: pay £50.00')),
    'act.asked#2': click(button(/^Download the (payment file|file again)$/)),
    'act.asked#3': click(button('Mark as paid: Abbotsmere Hospice')),
    'recall.begun': click(button('Call this run back')),
    'recall.given': {
      control: button('Call it back and pay nothing'),
      use: async (page) => {
        await page.getByRole('textbox', { name: 'Why are you calling it back?' }).fill('The total is wrong')
        await button('Call it back and pay nothing')(page).click()
      },
    },
    'refusal.begun#1': click(button('Mark as refused: Abbotsmere Hospice')),
    'refusal.begun#2': click(button('Mark as sent back: Brackwater Bowls Club')),
    'refusal.given#1': refused('Record the refusal'),
    'refusal.given#2': refused('Record that it was sent back'),
    'recall.left': click(besideWhy('Cancel')),
    'refusal.left#1': click(inLine('Abbotsmere Hospice', 'Cancel')),
    'refusal.left#2': click(inLine('Brackwater Bowls Club', 'Cancel')),
    'reason.written': {
      control: (page) => why(page).or(main(page).getByRole('radio').last()),
      use: async (page) => {
        if ((await why(page).count()) > 0) await why(page).fill('The total is wrong')
        else await main(page).getByRole('radio').last().check()
      },
    },
    'draft.discarded': click(button('Discard what you wrote')),
    'page.asked': click(button('Next page')),
    'page.refreshed': click(button('Refresh')),
  },
  actors: {
    readRun: {
      request: /\/api\/support\/payment-runs\/R-7K2M9QXB\?page=\d$/,
      answers: {
        'done#1': { status: 200, details: { run: someRun } },
        'done#2': { status: 404, code: 'notFound' },
        'done#3': { status: 200, details: { run: approvedRun } },
        'done#4': { status: 200, details: { run: sentRun } },
        'done#5': { status: 200, details: { run: returnedRun } },
        ...failures,
      },
    },
    act: {
      request: /\/api\/support\/payment-runs\/R-7K2M9QXB(\/file|\/lines\/P-\d)?$/,
      method: 'POST',
      answers: {
        // The file, where it was asked for.
        'done#1': { status: 200, details: { run: someRun, name: 'run.xml', content: '<Document/>' } },
        'done#2': { status: 409, code: 'illegalMove' },
        'done#3': { status: 403, code: 'secondPerson' },
        ...failures,
      },
    },
  },
  asks: {
    act: {
      after: {
        'act.asked#1': { method: 'POST', path: '/api/support/payment-runs/R-7K2M9QXB', body: { type: 'run.approved' } },
        'act.asked#2': { method: 'POST', path: '/api/support/payment-runs/R-7K2M9QXB/file', body: {} },
        'act.asked#3': {
          method: 'POST',
          path: '/api/support/payment-runs/R-7K2M9QXB/lines/P-1',
          body: { type: 'bank.paid' },
        },
        'recall.given': {
          method: 'POST',
          path: '/api/support/payment-runs/R-7K2M9QXB',
          body: { type: 'run.recalled', text: 'The total is wrong' },
        },
        'refusal.given#1': {
          method: 'POST',
          path: '/api/support/payment-runs/R-7K2M9QXB/lines/P-1',
          body: { type: 'bank.refused', refusal: 'other' },
        },
        'refusal.given#2': {
          method: 'POST',
          path: '/api/support/payment-runs/R-7K2M9QXB/lines/P-2',
          body: { type: 'bank.returned', refusal: 'other' },
        },
      },
    },
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
    '"failed"': isUnread,
    [at('read', 'looking')]: firstLine,
    [at('read', 'recalling')]: why,
    [at('read', 'refusing')]: whyRefused,
    [at('read', 'gone')]: (page) => page.getByText(/^You can’t do this any more/),
    [at('rereading', 'looking')]: firstLine,
    [at('rereading', 'recalling')]: why,
    [at('rereading', 'refusing')]: whyRefused,
    [at('unread', 'looking')]: isUnread,
    [at('unread', 'recalling')]: isUnread,
    [at('unread', 'refusing')]: isUnread,
    '"acting"': busy,
    '"tooLate"': (page) => page.getByText(/^Someone else has already changed this run/),
    '"notDone"': (page) => page.getByText(/^We couldn’t confirm that. Refresh the run/),
  },
}
