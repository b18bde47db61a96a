import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { decidedLists, reasonLists } from '#machines/cause-admin/shown-reasons/shown-reasons.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, main } from '../driver.ts'
import { admin } from './admin.ts'

const lists = (all: typeof reasonLists) =>
  Object.fromEntries(all.map((reasons, index) => [`done#${index + 1}`, { status: 200, details: { reasons } }]))
const inLine = (text: string, name: string) => (page: Page) =>
  main(page).getByRole('listitem').filter({ hasText: text }).getByRole('button', { name })

export const shownReasonsDriver: Driver = {
  ...admin,
  chart: 'shownReasons',
  open: (page) => go(page, '/account/causes/1/reasons'),
  controls: {
    'decision.made#1': click(inLine('They sat with Mum', 'Show on our page')),
    'decision.made#2': click(inLine('My walking group', 'Don’t show')),
    'decision.retried': click(button('Try again')),
    'page.refreshed': click(button(/^(Try|Check) again$/)),
  },
  // The same words in another place: what is tried again there is the decision, or the reading.
  byItself: { 'page.refreshed': ['{"listed":"notDecided"}'], 'decision.retried': ['"failed"'] },
  actors: {
    read: { request: /\/causes\/id:1\/support-reasons$/, answers: { ...lists(reasonLists), ...failures } },
    decide: { request: /\/causes\/id:1\/support-reasons\/\d$/, method: 'PUT', answers: { ...lists(decidedLists), ...failures } },
  },
  asks: {
    read: { method: 'GET', path: '/api/causes/id:1/support-reasons' },
    decide: {
      after: {
        'decision.made#1': {
          method: 'PUT',
          path: '/api/causes/id:1/support-reasons/4',
          // What was rewritten meanwhile is another text, of another moment.
          body: { isShown: true, writtenAt: expect.stringMatching(/^2026-11-2[01]T/) },
        },
        'decision.made#2': {
          method: 'PUT',
          path: '/api/causes/id:1/support-reasons/2',
          body: { isShown: false, writtenAt: '2026-10-01T11:00:00.000Z' },
        },
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => main(page).getByText(/^We couldn’t load what your supporters say/),
    '"none"': (page) => main(page).getByText(/^None of your supporters has said/),
    '{"listed":"open"}': (page) => main(page).getByText('They sat with Mum for eleven nights.'),
    '{"listed":"decided"}': (page) => main(page).getByText(/^Saved\. It’s on your cause’s page now/),
    '{"listed":"changed"}': (page) => main(page).getByText(/^They changed this or took it back/),
    '{"listed":"notDecided"}': (page) => main(page).getByText(/^We couldn’t confirm that your choice/),
    '"deciding"': (page) => page.locator('button[aria-busy=true]').first(),
  },
}
