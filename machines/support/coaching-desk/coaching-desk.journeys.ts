import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const coachingDeskJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'failed'),
  journey('a desk that can’t be read is read again', 0, 'readDesk: error > page.refreshed > readDesk: done', 'shown'),
  journey('the desk is read again on wish', 0, 'readDesk: done > page.refreshed', 'loading'),
  journey(
    'what is done and about which nothing is heard',
    0,
    'readDesk: done > act.asked#2 > after: patience > page.refreshed',
    'loading',
  ),
  journey('what fails is said', 0, 'readDesk: done > act.asked#2 > act: error', 'notDone'),
]
