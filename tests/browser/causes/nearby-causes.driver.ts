import { nearbyAnswers } from '#machines/causes/nearby-causes/nearby-causes.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answersOf, button, click, type Driver, failures, main } from '../driver.ts'

const field = 'Your postcode or town'
const looksFor = (near: string) => ({
  control: button('Find causes'),
  use: async (page: Parameters<typeof main>[0]) => {
    await main(page).getByLabel(field).fill(near)
    await button('Find causes')(page).click()
  },
})

export const nearbyCausesDriver: Driver = {
  chart: 'nearbyCauses',
  signsIn: false,
  open: (page) => go(page, '/cause-directory'),
  controls: {
    'nearby.submitted#1': looksFor(' SO23 9AB '),
    'nearby.submitted#2': looksFor(' '),
    'nearby.retried': click(button('Try again')),
  },
  actors: {
    findCauses: {
      request: /\/api\/search\/cause\/nearby/,
      answers: { ...answersOf([...nearbyAnswers], 'nearby'), ...failures },
    },
  },
  asks: { findCauses: { method: 'GET', path: '/api/search/cause/nearby', query: { q: 'SO23 9AB' } } },
  sees: {
    '"idle"': (page) => main(page).getByLabel(field),
    '"needsPlace"': (page) => main(page).getByText(/^Enter your postcode or town/),
    '"looking"': (page) => main(page).locator('button[aria-busy=true]', { hasText: 'Find causes' }),
    '"found"': (page) => main(page).getByText('Harrowden, about 4 miles away'),
    '"none"': (page) => main(page).getByText(/^No causes in Nowhere have joined us yet/),
    '"unknownDistrict"': (page) => main(page).getByText(/^We don’t know where QQ1 is/),
    '"failed"': (page) => main(page).getByText('We couldn’t look for causes near you.'),
  },
}
