import type { Page } from '@playwright/test'
import { closeCauseFixtures, closingOutcomes } from '#machines/cause-admin/close-cause/close-cause.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answersOf, busy, button, click, type Driver, failures } from '../driver.ts'
import { admin } from './admin.ts'

const sure = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name })
const next = button('Continue')
const wants = button('Ask our support team')

/** G-030: closing a cause, and opening it again. */
export const closeCauseDriver: Driver = {
  ...admin,
  chart: 'closeCause',
  open: (page) => go(page, '/account/causes/1/settings/close'),
  controls: {
    'closing.wanted': {
      control: next,
      use: async (page) => {
        await page.getByLabel('Why are you closing it?').fill('The hall is sold')
        await next(page).click()
      },
    },
    'closing.confirmed': click(sure('Yes, close it')),
    'closing.left': click(sure('No, keep it open')),
    'closing.undone': click(button('Keep it open after all')),
    'reopening.wanted': {
      control: wants,
      use: async (page) => {
        await page.getByLabel('Why should we reopen it?').fill('We have a new hall')
        await wants(page).click()
      },
    },
    'page.refreshed': click(button(/^(Try again|Show the latest)$/)),
  },
  actors: {
    read: {
      request: /\/causes\/id:1\/closing$/,
      answers: { ...answersOf(closeCauseFixtures.outcomes.read?.outputs ?? [], 'closing'), ...failures },
    },
    change: {
      request: /\/causes\/id:1\/closing(\/undo|\/reopening)?$/,
      method: 'POST',
      answers: {
        ...answersOf(
          closingOutcomes.flatMap((outcome) => (outcome.kind === 'changed' ? [outcome.closing] : [])),
          'closing',
        ),
        'done#5': { status: 422, code: 'validation', fields: {} },
        ...failures,
      },
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/causes/id:1/closing' },
    change: {
      after: {
        'closing.confirmed': {
          method: 'POST',
          path: '/api/causes/id:1/closing',
          body: { reason: 'The hall is sold', hasConfirmed: true },
        },
        'reopening.wanted': { method: 'POST', path: '/api/causes/id:1/closing/reopening', body: { text: 'We have a new hall' } },
        'closing.undone': { method: 'POST', path: '/api/causes/id:1/closing/undo', body: {} },
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load this/),
    '"open"': (page) => page.getByRole('heading', { level: 2, name: 'What will happen' }),
    '"confirming"': (page) => page.getByRole('dialog'),
    '"closing"': (page) => page.getByText('It closes on 30 November 2026'),
    '"closed"': (page) => page.getByRole('heading', { level: 2, name: 'Reopen it' }),
    '"wanted"': (page) => page.getByText(/^You’ve asked our support team/),
    '"changing"': busy,
    '"notChanged"': (page) => page.getByText(/^We don’t know whether that worked/),
  },
}
