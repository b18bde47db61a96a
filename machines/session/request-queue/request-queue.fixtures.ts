import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import type { SettledTokens } from '../token-service/token-service.machine.ts'
import { requestQueueMachine } from './request-queue.machine.ts'

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
  outcomes: { tokenService: { outputs: settled, fails: true } },
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
      events: ['call.queued', 'tokenService: done#1', 'call.finished'],
      ends: 'empty',
    },
    {
      name: 'S10 a call whose token was refused waits with the others until the tokens are good again',
      input: 0,
      events: ['call.queued', 'tokenService: done#1', 'token.refused', 'call.queued', 'tokenService: done#1'],
      ends: 'releasing',
    },
    {
      name: 'without a session every call is refused',
      input: 0,
      events: ['call.queued', 'call.queued', 'tokenService: done#2'],
      ends: 'empty',
    },
    { name: 'nobody waits before there is a call', input: 0, events: [], ends: 'empty', knows: { waiting: [] } },
    {
      name: 'a call that ends while others wait is forgotten',
      input: 0,
      events: ['call.queued', 'tokenService: done#1', 'token.refused', 'call.finished'],
      ends: 'holding',
      knows: { inFlight: [] },
    },
    {
      name: 'and one that ends when all were refused',
      input: 0,
      events: ['call.queued', 'tokenService: done#1', 'session.ended', 'call.finished'],
      ends: 'empty',
      knows: { inFlight: [] },
    },
    {
      name: 'who logs out asks for nothing more',
      input: 0,
      events: ['call.queued', 'session.ended'],
      ends: 'empty',
      does: ['rejectCalls({"because":"failed"})', 'forgetWaiting'],
    },
    {
      name: 'nor while calls go out',
      input: 0,
      events: ['call.queued', 'tokenService: done#1', 'session.ended'],
      ends: 'empty',
      does: ['rejectCalls({"because":"failed"})', 'forgetWaiting'],
    },
    ...['tokenService: done#3', 'tokenService: error', 'after: patience'].map((fault) => ({
      name: `a server that is away refuses nobody: ${fault}`,
      input: 0,
      events: ['call.queued', fault],
      ends: 'empty',
      does: ['rejectCalls({"because":"unreachable"})', 'forgetWaiting'],
    })),
    {
      name: 'no session is a refusal',
      input: 0,
      events: ['call.queued', 'tokenService: done#2'],
      ends: 'empty',
      does: ['rejectCalls({"because":"failed"})', 'forgetWaiting'],
    },
    {
      name: 'F-016 the tokens are looked at before anything goes out',
      input: 0,
      events: ['call.queued'],
      ends: 'holding',
      does: ['enqueueCall({"id":"a"})', 'askForTokens', 'tell tokenService: {"type":"tokens.needed"}'],
    },
    {
      name: 'a call goes out with the others',
      input: 0,
      events: ['call.queued', 'tokenService: done#1', 'call.queued'],
      ends: 'releasing',
      knows: { inFlight: ['a', 'a'], waiting: [] },
    },
    {
      name: 'there is room before the next goes out',
      input: 0,
      events: ['call.queued', 'call.queued', 'tokenService: done#1', 'call.finished'],
      ends: 'empty',
      does: ['finishCall({"id":"a"})', 'releaseCalls'],
    },
    {
      name: 'a token that is refused holds the next call',
      input: 0,
      events: ['call.queued', 'tokenService: done#1', 'token.refused', 'call.queued'],
      ends: 'holding',
      knows: { waiting: ['a'] },
    },
  ],
})
