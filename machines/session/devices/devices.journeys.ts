import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const devicesJourneys = [
  journey('silence is a failure of the list', 0, 'after: patience', 'failed'),
  journey('a list that can’t be read is read again', 0, 'readDevices: error > list.refreshed > readDevices: done#1', 'shown'),
  journey(
    'A-009 everywhere forgets the one that was chosen',
    0,
    'readDevices: done#1 > device.ended#1 > endDevice: error > everywhere.wanted',
    'confirming',
    { knows: { chosen: null }, does: ['forgetChosen'] },
  ),
  journey('A-009 everywhere from the list', 0, 'readDevices: done#1 > everywhere.wanted', 'confirming', {
    does: ['forgetChosen'],
  }),
  journey(
    'A-009 the one that is tried again is the one that was chosen',
    0,
    'readDevices: done#1 > device.ended#1 > endDevice: error > device.ended#1',
    'ending',
  ),
  journey(
    'A-009 everywhere about which nothing is heard',
    0,
    'readDevices: done#1 > everywhere.wanted > everywhere.confirmed > after: patience',
    'notEndedAll',
  ),
  journey(
    'A-009 everywhere is tried again',
    0,
    'readDevices: done#1 > everywhere.wanted > everywhere.confirmed > endAllDevices: error > everywhere.confirmed',
    'endingAll',
  ),
]
