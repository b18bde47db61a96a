import { fixturesFor } from '#machines/fixtures.ts'
import { contentLoadMachine } from './content-load.machine.ts'

const failing = ['readContent: error', 'after: retryPause']

export const contentLoadFixtures = fixturesFor(contentLoadMachine, {
  items: 'F-077',
  inputs: [undefined],
  events: { 'turn.given': [{ type: 'turn.given' }], 'load.retried': [{ type: 'load.retried' }] },
  outcomes: { readContent: { outputs: ['text'], fails: true } },
  invariants: [
    [
      'a text is there exactly when it is loaded',
      (snapshot) => snapshot.matches('loaded') === (snapshot.context.content !== null),
    ],
    ['nothing is tried more than five times again', (snapshot) => snapshot.context.retries <= 5],
  ],
  pinned: [
    { name: 'a text is read in its turn', input: 0, events: ['turn.given', 'readContent: done'], ends: 'loaded' },
    {
      name: 'C-027 the fifth try again still counts',
      input: 0,
      events: ['turn.given', ...failing, ...failing, ...failing, ...failing, ...failing, 'readContent: done'],
      ends: 'loaded',
    },
    {
      name: 'C-027 there is no sixth, but a way on',
      input: 0,
      events: ['turn.given', ...failing, ...failing, ...failing, ...failing, ...failing, 'readContent: error', 'load.retried'],
      ends: 'queued',
    },
    {
      name: 'a read that hangs is tried again',
      input: 0,
      events: ['turn.given', 'after: patience', 'after: retryPause', 'readContent: done'],
      ends: 'loaded',
    },
    {
      name: 'who tries again has five tries again',
      input: 0,
      events: [
        'turn.given',
        ...failing,
        ...failing,
        ...failing,
        ...failing,
        ...failing,
        'after: patience',
        'load.retried',
        'turn.given',
        'readContent: error',
      ],
      ends: 'pausing',
    },
  ],
})
