import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const leaveCauseJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'failed'),
  journey('what can’t be read is read again', 0, 'read: error > page.refreshed > read: done#1', 'shown'),
  journey('G-030 the only one doesn’t leave, and nothing is ended that wasn’t offered', 0, 'read: done#2', 'shown', {
    refuses: ['leaving.wanted', 'handover.ended'],
  }),
  journey('G-030 leaving thought better of', 0, 'read: done#1 > leaving.wanted > leaving.dropped', 'shown'),
  journey(
    'leaving about which nothing is heard',
    0,
    'read: done#1 > leaving.wanted > leaving.confirmed > after: decision',
    'notChanged',
  ),
  journey('G-030 a second handover isn’t offered while one waits', 0, 'read: done#3', 'shown', { refuses: ['handover.offered'] }),
  journey('G-030 nobody is decided about who hasn’t gone', 0, 'read: done#2', 'shown', {
    refuses: ['return.refused', 'removal.undone'],
  }),
]
