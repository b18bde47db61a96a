import type { Page } from '@playwright/test'
import { messageConsoleFixtures } from '#machines/support/message-console/message-console.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures } from '../driver.ts'
import { afterTyping, reasoned, reasonedSees, whereReadingIsOff } from './reasoned.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
const written = messageConsoleFixtures.outcomes.readQueue?.outputs ?? []

export const messageConsoleDriver: Driver = {
  chart: 'messageConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/queue?queue=messages&item=messages.CM-7K2M9QXB'),
  // The page has one button for this and for the list beside it.
  byItself: { 'queue.refreshed': whereReadingIsOff },
  onlyWith: afterTyping,
  controls: {
    'move.asked': click((page) => messages(page).getByRole('button', { name: 'Close without replying' })),
    ...reasoned(messages, { choose: 'Reply', label: 'Your reply', text: 'It’s changed now.', send: 'Send reply' }),
    'queue.refreshed': {
      control: (page) => button('Refresh')(page).first(),
      use: (page) => button('Refresh')(page).first().click(),
    },
  },
  actors: {
    readQueue: {
      request: /\/api\/support\/messages$/,
      answers: {
        ...Object.fromEntries(written.map((list, index) => [`done#${index + 1}`, { status: 200, details: { messages: list } }])),
        ...failures,
      },
    },
    moveRequest: {
      request: /\/api\/support\/messages\/CM-7K2M9QXB$/,
      answers: {
        'done#1': { status: 200, details: {} },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    readQueue: { method: 'GET', path: '/api/support/messages', query: { reference: 'CM-7K2M9QXB' } },
    moveRequest: {
      after: {
        'move.asked': { method: 'POST', path: '/api/support/messages/CM-7K2M9QXB', body: { type: 'message.closed' } },
        'decision.made': {
          method: 'POST',
          path: '/api/support/messages/CM-7K2M9QXB',
          body: { type: 'message.answered', text: 'It’s changed now.' },
        },
      },
    },
  },
  sees: {
    '"loading"': (page) => messages(page).getByText('Loading'),
    '"shown"': (page) => messages(page).getByRole('heading', { level: 3, name: 'Rowan Ash' }),
    '"empty"': (page) => messages(page).getByText(/^This isn’t waiting any more/),
    '"failed"': (page) => messages(page).getByText(/^We couldn’t load this\./),
    ...reasonedSees(messages, 'Your reply'),
    '"moving"': (page) => messages(page).locator('[aria-busy=true]').first(),
    '"tooLate"': (page) => messages(page).getByText(/^Someone else has already dealt/),
    '"notMoved"': (page) => messages(page).getByText(/^We couldn’t send your decision, and/),
  },
}
