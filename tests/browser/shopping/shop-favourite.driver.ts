import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, done, failures } from '../driver.ts'

const heart = (isPressed: boolean) => (page: Page) => page.getByRole('button', { name: 'Favourite', pressed: isPressed })
const path = '/api/user/me/favourites'
const card = {
  id: 1,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home and garden',
  bestRate: {
    id: 1,
    name: 'Everything',
    kind: 'percent',
    value: 450,
    isIncreased: false,
    increasedUntil: null,
    usualValue: null,
  },
  ratesDiffer: false,
}

export const shopFavouriteDriver: Driver = {
  chart: 'shopFavourite',
  signsIn: true,
  open: (page) => go(page, '/retailer/alder-home'),
  controls: { 'favourite.added': click(heart(false)), 'favourite.removed': click(heart(true)) },
  actors: {
    readFavourite: {
      request: /\/api\/user\/me\/favourites$/,
      answers: {
        'done#1': { status: 200, details: { retailers: [] } },
        'done#2': { status: 200, details: { retailers: [card] } },
        ...failures,
      },
    },
    addFavourite: { request: new RegExp(`${path}/1$`), method: 'PUT', answers: { done, ...failures } },
    removeFavourite: { request: new RegExp(`${path}/1$`), method: 'DELETE', answers: { done, ...failures } },
  },
  // Where nothing is offered, the rest of the page is whole.
  asks: {
    readFavourite: { method: 'GET', path: '/api/user/me/favourites' },
    addFavourite: { method: 'PUT', path: '/api/user/me/favourites/1', body: {} },
    removeFavourite: { method: 'DELETE', path: '/api/user/me/favourites/1' },
  },
  sees: {
    '"reading"': (page) => page.getByRole('heading', { level: 1, name: 'Alder Home' }),
    '"unknown"': (page) => page.getByRole('heading', { level: 1, name: 'Alder Home' }),
    '"notFavourite"': heart(false),
    '"adding"': heart(false),
    '"notAdded"': (page) => page.getByText(/^We couldn’t add this shop/),
    '"favourite"': heart(true),
    '"removing"': heart(true),
    '"notRemoved"': (page) => page.getByText(/^We couldn’t remove this shop from/),
  },
}
