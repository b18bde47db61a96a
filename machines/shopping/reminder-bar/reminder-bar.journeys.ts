import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const reminderBarJourneys = [
  journey('the bar is closed', 0, 'readPage: done#1 > bar.dismissed', 'dismissed'),
  journey('a shop that isn’t muted can be muted only', 0, 'readPage: done#1', 'offered', { refuses: ['shop.unmuted'] }),
  journey('a muted one that was shown by the icon can be unmuted only', 1, 'readPage: done#6', 'offered', {
    refuses: ['shop.muted'],
  }),
  journey('and unmuted it is', 1, 'readPage: done#6 > shop.unmuted', 'remembering', { does: ['wantUnmuted'] }),
  journey(
    'F-089 a visit that can’t be begun is tried again',
    0,
    'readPage: done#1 > donation.activated > startVisit: error > donation.activated',
    'activating',
  ),
  journey(
    'the bar is closed where a visit couldn’t be begun',
    0,
    'readPage: done#1 > donation.activated > startVisit: error > bar.dismissed',
    'dismissed',
  ),
  journey('a newer visit lives longer', 0, 'readPage: done#3 > donation.active', 'active', {
    does: ['noteActive({"type":"donation.active","for":1800000})'],
  }),
  journey('F-090 the time is over: said', 0, 'readPage: done#3 > after: visitLife', 'trackingLost', { does: ['noteTimeOver'] }),
  journey(
    'F-090 the time is over unseen: said as well',
    0,
    'readPage: done#3 > bar.dismissed > after: visitLife',
    'trackingLost',
    { does: ['noteTimeOver'] },
  ),
  journey('the icon brings an active bar back', 0, 'readPage: done#3 > bar.dismissed > bar.wanted', 'checking', {
    does: ['noteWanted'],
  }),
  journey('a lost visit is active again in another tab', 0, 'readPage: done#4 > donation.active', 'active'),
  journey('a lost one is closed', 0, 'readPage: done#4 > bar.dismissed', 'dismissed'),
  journey('a browser that says nothing about the choice', 0, 'readPage: done#1 > shop.muted > after: patience', 'notRemembered'),
  journey(
    'closed where the choice couldn’t be kept',
    0,
    'readPage: done#1 > shop.muted > rememberChoice: error > bar.dismissed',
    'dismissed',
  ),
  journey('a muted bar is closed', 0, 'readPage: done#1 > shop.muted > rememberChoice: done > bar.dismissed', 'mutedHere'),
  journey('the icon is answered on a muted shop', 0, 'readPage: done#6 > bar.wanted', 'offered', { does: ['noteWanted'] }),
  journey('the icon is answered where others have sent the person', 0, 'readPage: done#7 > bar.wanted', 'offered', {
    does: ['noteWanted'],
  }),
  journey('the icon asks anew what was closed', 0, 'readPage: done#8 > bar.wanted', 'checking', { does: ['noteWanted'] }),
  journey('a visit in another tab is told although the bar was closed', 0, 'readPage: done#8 > donation.active', 'active'),
]
