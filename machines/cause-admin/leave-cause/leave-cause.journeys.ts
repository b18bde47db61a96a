import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const leaveCauseJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'failed'),
  journey('what can’t be read is read again', 0, 'read: error > page.refreshed > read: done#1', { shown: 'choosing' }),
  journey(
    'G-030 the only one doesn’t leave, and nothing is ended that wasn’t offered',
    0,
    'read: done#2',
    { shown: 'choosing' },
    {
      refuses: ['leaving.wanted', 'handover.ended'],
    },
  ),
  journey('G-030 leaving thought better of', 0, 'read: done#1 > leaving.wanted > leaving.dropped', { shown: 'choosing' }),
  journey(
    'leaving about which nothing is heard',
    0,
    'read: done#1 > leaving.wanted > leaving.confirmed > after: decision',
    'notChanged',
  ),
  journey(
    'G-030 a second handover isn’t offered while one waits',
    0,
    'read: done#3',
    { shown: 'choosing' },
    { refuses: ['handover.offered'] },
  ),
  journey(
    'G-030 nobody is decided about who hasn’t gone',
    0,
    'read: done#2',
    { shown: 'choosing' },
    {
      refuses: ['refusal.begun#1', 'return.refused', 'removal.undone'],
    },
  ),
  journey(
    'G-030 whose return is refused',
    0,
    'read: done#1 > refusal.begun#1',
    { shown: 'refusing' },
    {
      knows: { refusing: 7 },
      refuses: ['refusal.begun#1'],
    },
  ),
  journey(
    'G-030 another instead',
    0,
    'read: done#1 > refusal.begun#1 > refusal.begun#2',
    { shown: 'refusing' },
    {
      knows: { refusing: 9 },
      refuses: ['return.refused'],
    },
  ),
  journey(
    'G-030 a refusal thought better of',
    0,
    'read: done#1 > refusal.begun#1 > refusal.left',
    { shown: 'choosing' },
    {
      knows: { refusing: null },
      refuses: ['return.refused'],
    },
  ),
  journey('G-030 why goes with it', 0, 'read: done#1 > refusal.begun#1 > return.refused', 'changing', {
    knows: { refusing: null, change: { type: 'keepOut', id: 7, text: 'The committee has voted' } },
  }),
]
