import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'

const card = { id: 'c1', programme: 'shop-for-stamps', stamps: 5, rewardPence: 200, redeemedAt: null }
const readCards = (stamps: number, redeemedAt: string | null) => ({
  status: 200,
  details: { cards: [{ ...card, stamps, redeemedAt }], causeName: 'Harrowden Hospice' },
})

export const stampCardsDriver: Driver = {
  chart: 'stampCards',
  signsIn: true,
  open: (page) => go(page, '/stampcards'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: { read: { request: /\/api\/user\/me\/stampcards$/, answers: { done: readCards(3, null), ...failures } } },
  asks: { read: { method: 'GET', path: '/api/user/me/stampcards' } },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('img', { name: '3 of 5 stamps' }),
    '"failed"': (page) => page.getByText(/^We couldn’t load this/),
  },
}

const question = heading('Claim £2.00 for your cause?')

export const stampCardDriver: Driver = {
  chart: 'stampCard',
  signsIn: true,
  beginsAnywhere: true,
  open: (page) => go(page, '/stampcards/shop-for-stamps/c1/redeem'),
  always: { '/api/user/me/stampcards': readCards(5, null).details },
  controls: { 'card.redeemed': click(button('Yes, give £2.00')) },
  actors: {
    redeemCard: {
      request: /\/api\/user\/me\/stampcards\/c1\/redeem$/,
      answers: {
        'done#1': { status: 200, details: { rewardPence: 200, causeName: 'Harrowden Hospice', transactionId: 'B1' } },
        'done#2': { status: 422, code: 'validation', fields: { causeId: 'causeRequired' } },
        'done#3': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: { redeemCard: { method: 'POST', path: '/api/user/me/stampcards/c1/redeem', body: {} } },
  sees: {
    '"complete"': question,
    '"redeeming"': busy,
    '"causeNeeded"': (page) => page.getByText(/^You don’t have a cause to give the bonus to yet/),
    '"notRedeemed"': (page) => page.getByText(/^We couldn’t add the bonus/),
    '"redeemed"': heading(/^(£2\.00 for Harrowden Hospice|You’ve already claimed this bonus)$/),
  },
}

const nobody = { hidden: 0, hiddenPence: 0, guestsPence: 0 }
const entries = [
  { position: 1, name: 'Ada Q.', raisedPence: 12_300, isMe: false },
  { position: 2, name: 'Bea K.', raisedPence: 4500, isMe: false },
]

export const leaderboardDriver: Driver = {
  chart: 'leaderboard',
  signsIn: true,
  open: (page) => go(page, '/leaderboard'),
  controls: {
    'period.chosen#1': click(button('Last 30 days')),
    'period.chosen#2': click(button('Last 12 months')),
    'page.refreshed': click(button('Try again')),
  },
  actors: {
    readLeaderboard: {
      request: /\/leaderboard\?period=/,
      answers: {
        'done#1': {
          status: 200,
          details: {
            causeName: 'Harrowden Hospice',
            entries,
            hidden: 2,
            hiddenPence: 3_000,
            guestsPence: 200,
            totalPence: 20_000,
          },
        },
        'done#2': { status: 200, details: { causeName: 'Harrowden Hospice', entries: [], ...nobody, totalPence: 0 } },
        'done#3': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
  },
  asks: {
    readLeaderboard: {
      after: {
        begins: { method: 'GET', path: '/api/causes/id:1/leaderboard', query: { period: 'month' } },
        'period.chosen#1': { method: 'GET', path: '/api/causes/id:1/leaderboard', query: { period: 'month' } },
        'period.chosen#2': { method: 'GET', path: '/api/causes/id:1/leaderboard', query: { period: 'year' } },
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('cell', { name: 'Ada Q.' }),
    '"notAvailable"': (page) => page.getByText('The leaderboard isn’t available'),
    '"failed"': (page) => page.getByText(/^We couldn’t load this/),
  },
}
