import { fixturesFor } from '#machines/fixtures.ts'
import { favouritesJourneys } from './favourites.journeys.ts'
import { type FavouritesOutcome, favouritesMachine, type ShopsFound } from './favourites.machine.ts'

const found: ShopsFound = {
  shops: [
    {
      id: 7,
      slug: 'alder-home',
      name: 'Alder Home',
      category: 'Home',
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
    },
  ],
  chosen: [],
}
const outcomes: FavouritesOutcome[] = [{ kind: 'saved' }, { kind: 'refused', fields: { retailerIds: 'shopRequired' } }]

export const favouritesFixtures = fixturesFor(favouritesMachine, {
  items: 'F-091',
  inputs: [undefined],
  events: {
    'shops.submitted': [{ type: 'shops.submitted', chosen: [7] }],
    'page.refreshed': [{ type: 'page.refreshed' }],
    'submission.retried': [{ type: 'submission.retried' }],
  },
  outcomes: { readShops: { outputs: [found], fails: true }, saveFavourites: { outputs: outcomes, fails: true } },
  invariants: [['there is something to choose', (snapshot) => !snapshot.hasTag('editable') || snapshot.context.shops.length > 0]],
  pinned: [
    {
      name: 'F-091 chosen and saved',
      input: 0,
      events: ['readShops: done', 'shops.submitted', 'saveFavourites: done#1'],
      ends: 'success',
    },
    {
      name: 'refused, then chosen anew',
      input: 0,
      events: ['readShops: done', 'shops.submitted', 'saveFavourites: done#2'],
      ends: 'choosing',
      knows: { refusals: { retailerIds: 'shopRequired' } },
    },
    {
      name: 'lost, then saved again',
      input: 0,
      events: ['readShops: done', 'shops.submitted', 'saveFavourites: error', 'submission.retried'],
      ends: 'saving',
    },
    {
      name: 'after a failure it is what is chosen now',
      input: 0,
      events: ['readShops: done', 'shops.submitted', 'saveFavourites: error', 'shops.submitted'],
      ends: 'saving',
      does: ['keepChosen({"chosen":[7]})'],
    },
    ...favouritesJourneys,
  ],
})
