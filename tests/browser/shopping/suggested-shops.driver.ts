import { suggestedShopsFixtures } from '#machines/shopping/suggested-shops/suggested-shops.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'

const details = suggestedShopsFixtures.outcomes.read?.outputs?.[0]

export const suggestedShopsDriver: Driver = {
  chart: 'suggestedShops',
  signsIn: true,
  open: (page) => go(page, '/panel'),
  controls: {
    'page.refreshed': click((page) =>
      page.getByRole('region', { name: 'Picked for you' }).getByRole('button', { name: 'Try again' }),
    ),
  },
  actors: {
    read: { request: /\/api\/user\/me\/suggested-retailers$/, answers: { done: { status: 200, details }, ...failures } },
  },
  asks: { read: { method: 'GET', path: '/api/user/me/suggested-retailers' } },
  sees: {
    '"loading"': (page) => page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }),
    '"shown"': (page) => page.getByRole('region', { name: 'Picked for you' }).getByRole('link', { name: /^A?\s*Alder Home/ }),
    '"failed"': (page) => page.getByText(/^We couldn’t load the shops we picked/),
  },
}
