import { readingFixtures } from '#machines/reading.fixtures.ts'
import { savedFavouritesMachine } from './saved-favourites.machine.ts'

export const savedFavouritesFixtures = {
  ...readingFixtures(savedFavouritesMachine, {
    retailers: [
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
  }),
  items: 'R-082',
}
