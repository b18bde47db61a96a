import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const favouritesJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'loadFailed'),
  journey('shops that can’t be read are read again', 0, 'readShops: error > page.refreshed > readShops: done', 'choosing'),
  journey('F-091 the ones that were chosen are sent', 0, 'readShops: done > shops.submitted', 'saving', {
    knows: { chosen: [7] },
  }),
  journey('F-091 saving about which nothing is heard', 0, 'readShops: done > shops.submitted > after: patience', 'notSaved'),
  journey(
    'F-091 others instead of those that could not be saved',
    0,
    'readShops: done > shops.submitted > saveFavourites: error > shops.submitted',
    'saving',
  ),
]
