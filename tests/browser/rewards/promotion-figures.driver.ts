import type { Page } from '@playwright/test'
import { promotionFiguresFixtures } from '#machines/rewards/promotion-figures/promotion-figures.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'

const part = (page: Page) => page.getByRole('region', { name: 'What worked' })
const button = (name: string) => (page: Page) => part(page).getByRole('button', { name, exact: true })
const [some, none] = promotionFiguresFixtures.outcomes.readFigures?.outputs ?? []

export const promotionFiguresDriver: Driver = {
  chart: 'promotionFigures',
  signsIn: true,
  signsInAs: 'admin',
  open: (page) => go(page, '/promote-my-cause'),
  controls: {
    'period.chosen#1': click(button('Last 13 weeks')),
    'period.chosen#2': click(button('Last 12 months')),
    'page.refreshed': click(button('Try again')),
  },
  actors: {
    readFigures: {
      request: /\/promotion\?period=/,
      answers: { 'done#1': { status: 200, details: some }, 'done#2': { status: 200, details: none }, ...failures },
    },
  },
  asks: {
    readFigures: {
      after: {
        begins: { method: 'GET', path: '/api/causes/id:1/promotion', query: { period: 'quarter' } },
        'period.chosen#1': { method: 'GET', path: '/api/causes/id:1/promotion', query: { period: 'quarter' } },
        'period.chosen#2': { method: 'GET', path: '/api/causes/id:1/promotion', query: { period: 'year' } },
      },
    },
  },
  sees: {
    '"loading"': (page) => part(page).locator('[aria-busy=true]'),
    '"shown"': (page) => part(page).getByRole('row', { name: 'Text message or WhatsApp 40 6' }),
    '"nothingYet"': (page) => part(page).getByText('Nobody has come through your links yet'),
    '"failed"': (page) => part(page).getByText(/^We couldn’t load the figures/),
  },
}
