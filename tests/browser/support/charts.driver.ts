import { someEntries, toSupport } from '#machines/support/chart-list/chart-list.fixtures.ts'
import { someChart } from '#machines/support/chart-picture/chart-picture.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures, main } from '../driver.ts'

export const chartListDriver: Driver = {
  chart: 'chartList',
  signsIn: true,
  signsInAs: 'support',
  open: (page) => go(page, '/support/charts'),
  controls: {
    'page.refreshed': click((page) => main(page).getByRole('button', { name: 'Try again' })),
    'list.narrowed': {
      control: (page) => main(page).getByRole('searchbox'),
      use: (page) => main(page).getByRole('searchbox').fill('claim'),
    },
    'list.ordered': {
      control: (page) => main(page).getByRole('combobox', { name: 'Sort by' }),
      use: async (page) => void (await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('largest')),
    },
  },
  actors: {
    readCharts: {
      request: /\/api\/support\/charts$/,
      answers: {
        'done#1': { status: 200, details: toSupport },
        'done#2': { status: 200, details: { charts: someEntries, waiting: null } },
        ...failures,
      },
    },
  },
  asks: { readCharts: { method: 'GET', path: '/api/support/charts' } },
  sees: {
    '"loading"': (page) => main(page).getByRole('status').filter({ hasText: 'Loading' }),
    '"shown"': (page) => main(page).getByRole('link', { name: 'Claim', exact: true }).first(),
    '"failed"': (page) => main(page).getByText(/^We couldn’t load the charts/),
  },
}

export const chartPictureDriver: Driver = {
  chart: 'chartPicture',
  needsBrowser: 'is drawn by a library that asks each press for its window',
  signsIn: true,
  signsInAs: 'support',
  ownPage: true,
  open: (page) => go(page, '/support/charts#lamp'),
  controls: {
    'page.refreshed': click((page) => main(page).getByRole('button', { name: 'Try again' })),
    'state.folded': click((page) => main(page).getByRole('button', { name: 'What’s inside On' })),
    'state.chosen': click((page) => main(page).getByRole('button', { name: 'Off', exact: true })),
  },
  actors: {
    draw: {
      request: /\/api\/support\/charts\/lamp$/,
      answers: {
        'done#1': { status: 200, details: { chart: someChart, walked: null, people: null } },
        'done#2': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
  },
  asks: { draw: { method: 'GET', path: '/api/support/charts/lamp' } },
  sees: {
    '"drawing"': (page) => main(page).locator('[aria-busy=true]'),
    '"shown"': (page) => main(page).locator('[data-drawn]:not([aria-busy=true])'),
    '"unknown"': (page) => main(page).getByText('There’s no chart called lamp.'),
    '"failed"': (page) => main(page).getByText(/^We couldn’t draw this chart/),
  },
}
