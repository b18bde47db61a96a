import type { Page } from '@playwright/test'
import { closedCauseConsoleFixtures } from '#machines/support/closed-cause-console/closed-cause-console.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answersOf, button, click, type Driver, done, failures } from '../driver.ts'
import { afterTyping, reasoned, reasonedSees, whereReadingIsOff } from './reasoned.ts'

const queue = (page: Page) => page.getByRole('region', { name: 'Closed causes' })

/** G-030: what closed causes have left. */
export const closedCauseConsoleDriver: Driver = {
  chart: 'closedCauseConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/queue?queue=closed&item=closed.7'),
  // The page has one button for this and for the list beside it.
  byItself: { 'queue.refreshed': whereReadingIsOff },
  onlyWith: afterTyping,
  controls: {
    ...reasoned(queue, { choose: 'Keep it for now', label: 'Why?', text: 'Its committee meets in May', send: 'Keep it' }),
    'queue.refreshed': click((page) => button('Refresh')(page).first()),
  },
  actors: {
    readQueue: {
      request: /\/api\/support\/closed-causes$/,
      answers: { ...answersOf(closedCauseConsoleFixtures.outcomes.readQueue?.outputs ?? [], 'causes'), ...failures },
    },
    moveRequest: {
      request: /\/api\/support\/closed-causes\/7$/,
      answers: { 'done#1': done, 'done#2': { status: 409, code: 'illegalMove' }, ...failures },
    },
  },
  asks: {
    readQueue: { method: 'GET', path: '/api/support/closed-causes', query: { reference: '7' } },
    moveRequest: {
      method: 'POST',
      path: '/api/support/closed-causes/7',
      body: { type: 'money.kept', text: 'Its committee meets in May' },
    },
  },
  sees: {
    '"loading"': (page) => queue(page).getByText('Loading'),
    '"shown"': (page) => queue(page).getByRole('heading', { level: 3, name: 'Brackwater Bowls Club' }),
    '"empty"': (page) => queue(page).getByText(/^This isn’t waiting any more/),
    '"failed"': (page) => queue(page).getByText(/^We couldn’t load this\./),
    ...reasonedSees(queue, 'Why?'),
    '"moving"': (page) => queue(page).locator('[aria-busy=true]').first(),
    '"tooLate"': (page) => queue(page).getByText(/^Someone else has already dealt/),
    '"notMoved"': (page) => queue(page).getByText(/^We couldn’t send your decision, and/),
  },
}
