import type { Page } from '@playwright/test'
import { noCards, someCards } from '#machines/account/linked-cards/linked-cards.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Your cards' })

export const linkedCardsDriver: Driver = {
  chart: 'linkedCards',
  signsIn: true,
  open: (page) => go(page, '/account/settings/linked-cards'),
  controls: {
    'list.refreshed': click((page) => cards(page).getByRole('button', { name: 'Try again' })),
    'card.unlinked': click((page) => cards(page).getByRole('button', { name: 'Unlink the card ending in 4242' })),
  },
  actors: {
    readCards: {
      request: /\/api\/user\/me\/linked-cards$/,
      answers: {
        'done#1': { status: 200, details: someCards },
        'done#2': { status: 200, details: noCards },
        ...failures,
      },
    },
    unlinkCard: {
      request: /\/api\/user\/me\/linked-cards\/7$/,
      method: 'DELETE',
      // Gone already is what was wanted.
      answers: { done: { status: 404, code: 'notFound' }, ...failures },
    },
  },
  asks: {
    readCards: { method: 'GET', path: '/api/user/me/linked-cards' },
    unlinkCard: { method: 'DELETE', path: '/api/user/me/linked-cards/7' },
  },
  sees: {
    '"loading"': (page) => cards(page).getByText('Loading'),
    '"failed"': (page) => cards(page).getByText(/^We couldn’t load your cards/),
    '"shown"': (page) => cards(page).getByRole('link', { name: 'Link a card' }),
    '"unlinking"': (page) => cards(page).locator('button[aria-busy=true]'),
    '"notUnlinked"': (page) => cards(page).getByText(/^We couldn’t unlink the card ending in 4242/),
  },
}
