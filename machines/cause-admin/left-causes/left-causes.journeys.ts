import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const leftCausesJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'failed'),
  journey('what can’t be read is read again', 0, 'read: error > page.refreshed > read: done#1', 'shown'),
  journey(
    'X-046 who would rather not show that it’s them has left',
    0,
    'read: done#1 > return.pressed#1 > comeBack: done#3',
    'shown',
  ),
  journey(
    'G-030 a return about which nothing is heard',
    0,
    'read: done#1 > return.pressed#1 > after: decision > page.refreshed',
    'loading',
  ),
  journey('G-030 a return that fails', 0, 'read: done#1 > return.pressed#1 > comeBack: error', 'notReturned'),
]
