import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const coachingDeskJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'failed'),
  journey('a desk that can’t be read is read again', 0, 'readDesk: error > page.refreshed > readDesk: done', {
    shown: 'looking',
  }),
  journey('the desk is read again on wish', 0, 'readDesk: done > page.refreshed', 'loading'),
  journey(
    'what is done and about which nothing is heard',
    0,
    'readDesk: done > act.asked#2 > after: patience > page.refreshed',
    'loading',
  ),
  journey('what fails is said', 0, 'readDesk: done > act.asked#2 > act: error', 'notDone'),
  journey(
    'G-014 a call that is being cancelled',
    0,
    'readDesk: done > cancellation.begun#1',
    { shown: 'cancelling' },
    {
      knows: { cancelling: 'call-of-abbotsmere' },
      refuses: ['cancellation.begun#1'],
    },
  ),
  journey(
    'another instead',
    0,
    'readDesk: done > cancellation.begun#1 > cancellation.begun#2',
    { shown: 'cancelling' },
    {
      knows: { cancelling: 'call-of-brackwater' },
      refuses: ['cancellation.given'],
    },
  ),
  journey('G-014 why goes with it', 0, 'readDesk: done > cancellation.begun#1 > cancellation.given', 'acting', {
    knows: { cancelling: null, act: { type: 'call.cancelled', bookingId: 'call-of-abbotsmere', reason: 'The coach is ill' } },
  }),
  journey(
    'thought better of',
    0,
    'readDesk: done > cancellation.begun#1 > cancellation.left',
    { shown: 'looking' },
    {
      knows: { cancelling: null },
      refuses: ['cancellation.given'],
    },
  ),
]
