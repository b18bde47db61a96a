import type { Page } from '@playwright/test'
import { claimConsoleFixtures } from '#machines/support/claim-console/claim-console.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answersOf, button, click, type Driver, failures } from '../driver.ts'
import { afterTyping, reasoned, reasonedSees, whereReadingIsOff } from './reasoned.ts'

const queue = (page: Page) => page.getByRole('region', { name: 'Claims' })
const queued = claimConsoleFixtures.outcomes.readQueue?.outputs ?? []

export const claimConsoleDriver: Driver = {
  chart: 'claimConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/queue?queue=claims&item=claims.CL-7K2M9QXB'),
  // The page has one button for this and for the list beside it.
  byItself: { 'queue.refreshed': whereReadingIsOff },
  onlyWith: afterTyping,
  controls: {
    'move.asked': click((page) => queue(page).getByRole('button', { name: 'Return to the queue' })),
    ...reasoned(queue, {
      choose: 'Decline',
      label: 'Why are you declining it?',
      text: 'The shop can’t find the order',
      send: 'Decline the claim',
    }),
    'queue.refreshed': click((page) => button('Refresh')(page).first()),
  },
  actors: {
    readQueue: { request: /\/api\/support\/claims$/, answers: { ...answersOf(queued, 'claims'), ...failures } },
    moveRequest: {
      request: /\/api\/support\/claims\/CL-7K2M9QXB$/,
      answers: {
        'done#1': { status: 200, details: { stage: 'received' } },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    readQueue: { method: 'GET', path: '/api/support/claims', query: { reference: 'CL-7K2M9QXB' } },
    moveRequest: {
      after: {
        'move.asked': { method: 'POST', path: '/api/support/claims/CL-7K2M9QXB', body: { type: 'claim.returned' } },
        'decision.made': {
          method: 'POST',
          path: '/api/support/claims/CL-7K2M9QXB',
          body: { type: 'claim.declined', text: 'The shop can’t find the order' },
        },
      },
    },
  },
  sees: {
    '"loading"': (page) => queue(page).getByText('Loading'),
    '"shown"': (page) => queue(page).getByRole('heading', { level: 3, name: 'Alder Home' }),
    '"empty"': (page) => queue(page).getByText(/^This isn’t waiting any more/),
    '"failed"': (page) => queue(page).getByText(/^We couldn’t load this\./),
    ...reasonedSees(queue, 'Why are you declining it?'),
    '"moving"': (page) => queue(page).locator('[aria-busy=true]').first(),
    '"tooLate"': (page) => queue(page).getByText(/^Someone else has already dealt/),
    '"notMoved"': (page) => queue(page).getByText(/^We couldn’t send your decision, and/),
  },
}
