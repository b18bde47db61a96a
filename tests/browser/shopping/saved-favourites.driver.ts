import { savedFavouritesFixtures } from '#machines/shopping/saved-favourites/saved-favourites.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures, main } from '../driver.ts'

export const savedFavouritesDriver: Driver = {
  chart: 'savedFavourites',
  signsIn: true,
  open: (page) => go(page, '/donation-reminder/guide-quickstart/favourites/success'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/api\/user\/me\/favourites$/,
      answers: { done: { status: 200, details: savedFavouritesFixtures.outcomes.read?.outputs[0] }, ...failures },
    },
  },
  asks: { read: { method: 'GET', path: '/api/user/me/favourites' } },
  sees: {
    '"loading"': (page) => main(page).getByText('Loading', { exact: true }),
    '"shown"': (page) => main(page).getByText('Alder Home'),
    '"failed"': (page) => page.getByText(/^Your shops are saved, but we couldn’t show them/),
  },
}
