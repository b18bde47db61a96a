import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { requestQueueMachine, type SettledTokens } from './request-queue.machine.ts'

const settled = ['ready', 'failed', 'unreachable'] satisfies SettledTokens[]

export const requestQueueFixtures = fixturesFor(requestQueueMachine, {
  items: 'F-024',
  inputs: [undefined],
  events: {
    'call.queued': [{ type: 'call.queued', id: 'a' }],
    'call.finished': [{ type: 'call.finished', id: 'a' }],
    'token.refused': [{ type: 'token.refused' }],
    'session.ended': [{ type: 'session.ended' }],
  },
  outcomes: { settleTokens: { outputs: settled, fails: true } },
  within: (snapshot) => snapshot.context.waiting.length + snapshot.context.inFlight.length < 3,
  invariants: [
    ['at most five calls in flight', (snapshot) => snapshot.context.inFlight.length <= limits.queueBatch],
    ['nobody waits in an empty queue', (snapshot) => !snapshot.matches('empty') || snapshot.context.waiting.length === 0],
    [
      'nobody waits while there is room',
      (snapshot) =>
        !snapshot.matches('releasing') ||
        snapshot.context.waiting.length === 0 ||
        snapshot.context.inFlight.length === limits.queueBatch,
    ],
  ],
  pinned: [
    {
      name: 'a call goes out once the tokens are good',
      input: 0,
      events: ['call.queued', 'settleTokens: done#1', 'call.finished'],
      ends: 'empty',
    },
    {
      name: 'S10 a call whose token was refused waits with the others until the tokens are good again',
      input: 0,
      events: ['call.queued', 'settleTokens: done#1', 'token.refused', 'call.queued', 'settleTokens: done#1'],
      ends: 'releasing',
    },
    {
      name: 'without a session every call is refused',
      input: 0,
      events: ['call.queued', 'call.queued', 'settleTokens: done#2'],
      ends: 'empty',
    },
  ],
})
