import { fixturesFor } from '#machines/fixtures.ts'
import { referralCaptureMachine } from './referral-capture.machine.ts'

export const referralCaptureFixtures = fixturesFor(referralCaptureMachine, {
  items: 'F-065',
  inputs: [undefined],
  events: {
    'invite.found': [
      { type: 'invite.found', hasInviteCookie: false },
      { type: 'invite.found', hasInviteCookie: true },
    ],
  },
  outcomes: { recordReferral: { outputs: [undefined], fails: true } },
  invariants: [],
  pinned: [
    {
      name: 'F-066 a first invitation is recorded',
      input: 0,
      events: ['invite.found#1', 'recordReferral: done'],
      ends: 'stored',
    },
    { name: 'an earlier invitation stays', input: 0, events: ['invite.found#2'], ends: 'stored' },
    {
      name: 'a failure can be tried with the next link',
      input: 0,
      events: ['invite.found#1', 'recordReferral: error'],
      ends: 'none',
    },
    { name: 'silence too', input: 0, events: ['invite.found#1', 'after: patience'], ends: 'none' },
  ],
})
