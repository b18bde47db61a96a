import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const pushNoticesJourneys = [
  journey('silence about the device is a failure', 0, 'after: patience', 'lookFailed'),
  journey('what can’t be looked at is looked at again', 0, 'look: error > device.checked', 'looking'),
  journey('a browser without notices is said to be one', 0, 'look: done#2', 'unsupported'),
  journey('and is looked at again', 0, 'look: done#2 > device.checked', 'looking'),
  journey('a browser that can’t be asked', 0, 'look: done#4 > notices.wished > askPermission: error', 'subscribeFailed'),
  journey('silence is no stop', 0, 'look: done#5 > notices.stopped > after: patience', 'stopFailed'),
]
