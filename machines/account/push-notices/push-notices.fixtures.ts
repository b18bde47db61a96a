import { fixturesFor } from '#machines/fixtures.ts'
import { pushNoticesJourneys } from './push-notices.journeys.ts'
import { type FoundPush, pushNoticesMachine } from './push-notices.machine.ts'

const found = (state: FoundPush['state'], publicKey = 'key'): FoundPush => ({ state, publicKey })

export const pushNoticesFixtures = fixturesFor(pushNoticesMachine, {
  items: 'G-031',
  inputs: [undefined],
  events: {
    'notices.wished': [{ type: 'notices.wished' }],
    'wish.withdrawn': [{ type: 'wish.withdrawn' }],
    'notices.stopped': [{ type: 'notices.stopped' }],
    'device.checked': [{ type: 'device.checked' }],
    'submission.retried': [{ type: 'submission.retried' }],
  },
  outcomes: {
    look: { outputs: [found('notOffered', ''), found('unsupported'), found('blocked'), found('off'), found('on')], fails: true },
    askPermission: { outputs: ['granted', 'denied', 'default'], fails: true },
    subscribe: { outputs: [undefined], fails: true },
    unsubscribe: { outputs: [undefined], fails: true },
  },
  invariants: [
    [
      'nobody is asked before the key is known that the browser binds itself to',
      (snapshot) => !(snapshot.matches('asking') || snapshot.matches('subscribing')) || snapshot.context.publicKey === 'key',
    ],
  ],
  pinned: [
    {
      name: 'turned on',
      input: 0,
      events: ['look: done#4', 'notices.wished', 'askPermission: done#1', 'subscribe: done'],
      ends: 'on',
    },
    {
      name: 'refused to the browser',
      input: 0,
      events: ['look: done#4', 'notices.wished', 'askPermission: done#2'],
      ends: 'blocked',
    },
    {
      name: 'allowed again in its settings',
      input: 0,
      events: ['look: done#3', 'device.checked', 'look: done#4'],
      ends: 'off',
    },
    { name: 'the question put away', input: 0, events: ['look: done#4', 'notices.wished', 'askPermission: done#3'], ends: 'off' },
    { name: 'thought better of it', input: 0, events: ['look: done#4', 'notices.wished', 'wish.withdrawn'], ends: 'off' },
    {
      name: 'the push service is away, and comes back',
      input: 0,
      events: [
        'look: done#4',
        'notices.wished',
        'askPermission: done#1',
        'subscribe: error',
        'submission.retried',
        'askPermission: done#1',
        'subscribe: done',
      ],
      ends: 'on',
    },
    {
      name: 'silence is a failure',
      input: 0,
      events: ['look: done#4', 'notices.wished', 'askPermission: done#1', 'after: patience'],
      ends: 'subscribeFailed',
    },
    { name: 'stopped', input: 0, events: ['look: done#5', 'notices.stopped', 'unsubscribe: done'], ends: 'off' },
    {
      name: 'what could not be stopped is still on, and is stopped again',
      input: 0,
      events: ['look: done#5', 'notices.stopped', 'unsubscribe: error', 'submission.retried', 'unsubscribe: done'],
      ends: 'off',
    },
    { name: 'where it is not offered nothing happens', input: 0, events: ['look: done#1'], ends: 'notOffered' },
    ...pushNoticesJourneys,
  ],
})
