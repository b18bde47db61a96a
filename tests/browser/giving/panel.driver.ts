import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'

const stats = { raised: 12_021, pending: 513, confirmed: 11_508, paid: 9_000, declined: 300, count: 24 }
const giving = {
  cause: {
    stats,
    nextPayment: { on: '2027-01-04T00:00:00.000Z', pence: 2_000 },
    unpaid: { shops: 200, us: 2_000, bank: 308 },
    paysFor: null,
    update: null,
    coverHttps: null,
  },
  months: [{ month: '2026-11', totalAmount: 513, numberOfDonations: 2 }],
  yearBefore: 400,
  sources: {
    top: [
      { shop: { slug: 'alder-home', name: 'Alder Home', category: 'Home and garden' }, raised: 12_021, pending: 513, count: 24 },
    ],
    others: null,
  },
}
const visited = {
  id: 2,
  name: 'Cygnet Deli',
  slug: 'cygnet-deli',
  category: 'Food and drink',
  bestRate: { id: 1, name: 'All', kind: 'percent', value: 450, isIncreased: false, increasedUntil: null, usualValue: null },
  ratesDiffer: false,
  lastVisit: '2026-11-20T10:00:00.000Z',
  sector: 'goods',
}

export const supporterPanelDriver: Driver = {
  chart: 'supporterPanel',
  signsIn: true,
  open: (page) => go(page, '/panel'),
  controls: { 'page.refreshed': click((page) => page.getByRole('button', { name: 'Try again' })) },
  actors: {
    read: {
      request: /\/api\/user\/me\/giving$/,
      answers: { done: { status: 200, details: giving }, ...failures },
    },
  },
  asks: { read: { method: 'GET', path: '/api/user/me/giving' } },
  sees: {
    '"loading"': (page) => page.getByRole('region', { name: 'You’ve raised' }).and(page.locator('[aria-busy=true]')),
    '"shown"': (page) => page.getByText(/^We’ll pay £20\.00 to your cause on /),
    '"failed"': (page) => page.getByText('We couldn’t load your figures.'),
  },
}

export const panelShopsDriver: Driver = {
  chart: 'panelShops',
  signsIn: true,
  open: (page) => go(page, '/panel'),
  controls: { 'page.refreshed': click((page) => page.getByRole('button', { name: 'Try again' })) },
  actors: {
    read: {
      request: /\/api\/user\/me\/recently-visited-retailers$/,
      answers: { done: { status: 200, details: { visitedRetailers: [visited] } }, ...failures },
    },
  },
  asks: { read: { method: 'GET', path: '/api/user/me/recently-visited-retailers' } },
  sees: {
    '"loading"': (page) => page.getByRole('main').getByRole('status', { name: 'Loading' }),
    '"shown"': (page) => page.getByRole('region', { name: 'Shop again' }).getByRole('link', { name: /Cygnet Deli/ }),
    '"failed"': (page) => page.getByText('We couldn’t load your shops.'),
  },
}
