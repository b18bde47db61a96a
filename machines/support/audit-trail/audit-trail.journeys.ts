import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const auditTrailJourneys = [
  journey('what comes next is asked for where there is more only', 0, 'trail.asked > readTrail: done#2', 'shown', {
    refuses: ['more.asked'],
  }),
  journey('silence about those before', 0, 'trail.asked > readTrail: done#1 > more.asked > after: patience', 'moreFailed'),
  journey('nothing fits, and something else is asked for', 0, 'trail.asked > readTrail: done#3 > trail.asked', 'loading'),
  journey(
    'another filter where those before did not come',
    0,
    'trail.asked > readTrail: done#1 > more.asked > readTrail: error > trail.asked',
    'loading',
  ),
]
