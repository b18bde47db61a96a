import { favouritesFixtures } from '#machines/shopping/favourites/favourites.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, done, failures, heading, main } from '../driver.ts'

const shop = favouritesFixtures.outcomes.readShops?.outputs[0] as { shops: { id: number }[] }

export const favouritesDriver: Driver = {
  chart: 'favourites',
  signsIn: true,
  // Who has none yet.
  signsInAs: 'admin',
  open: (page) => go(page, '/donation-reminder/guide-quickstart/favourites'),
  controls: {
    'shops.submitted': {
      control: button('Save my shops'),
      use: async (page) => {
        await page.getByLabel(/^Alder Home/).check()
        await button('Save my shops')(page).click()
      },
    },
    'page.refreshed': click((page) =>
      main(page)
        .filter({ hasNot: page.getByRole('button', { name: 'Save my shops' }) })
        .getByRole('button', { name: 'Try again' }),
    ),
    'submission.retried': click((page) =>
      main(page)
        .filter({ has: page.getByRole('button', { name: 'Save my shops' }) })
        .getByRole('button', { name: 'Try again' }),
    ),
  },
  actors: {
    readShops: {
      request: /\/api\/retailers\?order=popular/,
      answers: {
        done: { status: 200, details: { retailers: shop.shops, total: 1, letters: ['a'], categories: [] } },
        ...failures,
      },
    },
    saveFavourites: {
      request: /\/api\/user\/me\/favourites$/,
      method: 'PUT',
      answers: {
        'done#1': done,
        'done#2': { status: 422, code: 'validation', fields: { retailerIds: 'shopRequired' } },
        ...failures,
      },
    },
  },
  asks: {
    readShops: { method: 'GET', path: '/api/retailers', query: { order: 'popular', perPage: '30' } },
    saveFavourites: { method: 'PUT', path: '/api/user/me/favourites', body: { retailerIds: [7] } },
  },
  sees: {
    '"loading"': (page) => main(page).getByText('Loading', { exact: true }),
    '"loadFailed"': (page) => page.getByText(/^We couldn’t load the shops/),
    '"choosing"': (page) => page.getByLabel(/^Alder Home/),
    '"saving"': busyButton,
    '"notSaved"': (page) => page.getByText(/^We couldn’t save this/),
    '"success"': heading('Your favourite shops are saved'),
  },
}
