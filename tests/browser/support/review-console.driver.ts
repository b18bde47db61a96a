import type { Page } from '@playwright/test'
import { reviewConsoleFixtures } from '#machines/support/review-console/review-console.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answersOf, button, click, type Driver, failures } from '../driver.ts'
import { afterTyping, reasoned, reasonedSees, whereReadingIsOff } from './reasoned.ts'

const queued = reviewConsoleFixtures.outcomes.readQueue?.outputs ?? []
const queue = (page: Page) => page.getByRole('region', { name: 'Administrator requests' })

export const reviewConsoleDriver: Driver = {
  chart: 'reviewConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/admin-requests?item=requests.AR-7K2M9QXB'),
  // The page has one button for this and for the list beside it.
  byItself: { 'queue.refreshed': whereReadingIsOff },
  onlyWith: afterTyping,
  controls: {
    'move.asked': click(button('Approve and send the link')),
    ...reasoned(queue, {
      choose: 'Refuse',
      label: 'Why are you refusing it?',
      text: 'Nobody there knows them',
      send: 'Send the refusal',
    }),
    'queue.refreshed': click((page) => button('Refresh')(page).first()),
  },
  actors: {
    readQueue: {
      request: /\/api\/support\/admin-requests$/,
      answers: { ...answersOf(queued, 'requests'), ...failures },
    },
    moveRequest: {
      request: /\/api\/support\/admin-requests\/AR-7K2M9QXB$/,
      answers: {
        'done#1': { status: 200, details: { status: 'approved' } },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    readQueue: { method: 'GET', path: '/api/support/admin-requests', query: { reference: 'AR-7K2M9QXB' } },
    moveRequest: {
      after: {
        'move.asked': { method: 'POST', path: '/api/support/admin-requests/AR-7K2M9QXB', body: { type: 'request.approved' } },
        'decision.made': {
          method: 'POST',
          path: '/api/support/admin-requests/AR-7K2M9QXB',
          body: { type: 'request.refused', reason: 'Nobody there knows them' },
        },
      },
    },
  },
  sees: {
    '"loading"': (page) => queue(page).getByRole('status').getByText('Loading'),
    '"shown"': (page) => page.getByRole('heading', { level: 3, name: 'Harrowden Hospice' }),
    '"empty"': (page) => queue(page).getByText(/^This isn’t waiting any more/),
    '"failed"': (page) => queue(page).getByText(/^We couldn’t load this\./),
    ...reasonedSees(queue, 'Why are you refusing it?'),
    '"moving"': (page) => queue(page).locator('[aria-busy=true]').first(),
    '"tooLate"': (page) => queue(page).getByText(/^Someone else has already dealt with/),
    '"notMoved"': (page) => queue(page).getByText(/^We couldn’t send your decision, and/),
  },
}
