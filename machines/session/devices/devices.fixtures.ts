import type { Device } from '#contract/session/session.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { devicesJourneys } from './devices.journeys.ts'
import { devicesMachine } from './devices.machine.ts'

export const hereDevice: Device = {
  id: 'q3Yk0m2tTnWcR8xPz1aLbA',
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: '2026-11-02T09:30:00.000Z',
  lastUsedAt: '2026-11-21T10:00:00.000Z',
  isThis: true,
  isFull: true,
}
export const otherDevice: Device = {
  ...hereDevice,
  id: 'Zs7dJ4hVfQmNe6uGk9yBoC',
  browser: 'Safari',
  system: 'iOS',
  lastUsedAt: '2026-11-19T18:05:00.000Z',
  isThis: false,
}

export const devicesFixtures = fixturesFor(devicesMachine, {
  items: 'A-009',
  inputs: [undefined],
  events: {
    'list.refreshed': [{ type: 'list.refreshed' }],
    'device.ended': [
      { type: 'device.ended', device: otherDevice },
      { type: 'device.ended', device: hereDevice },
    ],
    'everywhere.wanted': [{ type: 'everywhere.wanted' }],
    'everywhere.confirmed': [{ type: 'everywhere.confirmed' }],
    'everywhere.left': [{ type: 'everywhere.left' }],
  },
  outcomes: {
    readDevices: { outputs: [[hereDevice, otherDevice], [hereDevice]], fails: true },
    endDevice: { outputs: [undefined], fails: true },
    endAllDevices: { outputs: [undefined], fails: true },
  },
  invariants: [
    ['this device is never logged out as if it were another', (snapshot) => snapshot.context.chosen?.isThis !== true],
    [
      'a device is said to be logged out only once the server has said so',
      (snapshot) => !(snapshot.matches('ending') || snapshot.matches('notEnded')) || snapshot.context.ended === null,
    ],
    ['what was ended is a device that was chosen', ({ context: { ended, chosen } }) => ended === null || ended === chosen],
  ],
  pinned: [
    {
      name: 'A-009 one is logged out, and the list read again',
      input: 0,
      events: ['readDevices: done#1', 'device.ended#1', 'endDevice: done', 'readDevices: done#2'],
      ends: 'shown',
      knows: { devices: [hereDevice], chosen: otherDevice, ended: otherDevice },
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readDevices: done#1', 'device.ended#1', 'endDevice: error', 'device.ended#1', 'endDevice: done'],
      ends: 'loading',
    },
    {
      name: 'silence is a failure',
      input: 0,
      events: ['readDevices: done#1', 'device.ended#1', 'after: patience'],
      ends: 'notEnded',
      knows: { ended: null },
    },
    {
      name: 'A-009 logged out everywhere, once it is confirmed',
      input: 0,
      events: ['readDevices: done#1', 'everywhere.wanted', 'everywhere.confirmed', 'endAllDevices: done'],
      ends: 'endedAll',
    },
    {
      name: 'who changes their mind stays logged in',
      input: 0,
      events: ['readDevices: done#1', 'everywhere.wanted', 'everywhere.left'],
      ends: 'shown',
    },
    {
      name: 'after a failure everywhere the list is read again',
      input: 0,
      events: ['readDevices: done#1', 'everywhere.wanted', 'everywhere.confirmed', 'endAllDevices: error', 'everywhere.left'],
      ends: 'loading',
    },
    {
      name: 'after a failure it is the device that is pressed now',
      input: 0,
      events: ['readDevices: done#1', 'device.ended#1', 'endDevice: error', 'device.ended#1'],
      ends: 'ending',
      does: [`keepChosen(${JSON.stringify({ device: otherDevice })})`],
    },
    ...devicesJourneys,
  ],
})
