import type { ReceivedInvitation } from '#contract/cause-admin/invitation.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type AcceptOutcome, adminInvitationMachine } from './admin-invitation.machine.ts'

export const someInvitation: ReceivedInvitation = {
  causeName: 'Abbotsmere Hospice',
  invitedBy: 'Mary Hall',
  status: 'pending',
  expiresAt: '2026-12-05T10:00:00.000Z',
  isHandover: false,
}
export const revokedInvitation: ReceivedInvitation = { ...someInvitation, status: 'revoked' }
const accepts: AcceptOutcome[] = ['accepted', 'over']

export const adminInvitationFixtures = fixturesFor(adminInvitationMachine, {
  items: 'F-154',
  inputs: [{ isSignedIn: true }, { isSignedIn: false }],
  events: {
    'invitation.accepted': [{ type: 'invitation.accepted' }],
    'invitation.declined': [{ type: 'invitation.declined' }],
    'login.chosen': [{ type: 'login.chosen' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: [someInvitation, revokedInvitation, null], fails: true },
    accept: { outputs: accepts, fails: true },
    decline: { outputs: [undefined], fails: true },
  },
  invariants: [
    [
      'only who is logged in accepts',
      (snapshot) => !['accepting', 'accepted'].includes(String(snapshot.value)) || snapshot.context.isSignedIn,
    ],
  ],
  pinned: [
    { name: 'F-154 accepted', input: 0, events: ['read: done#1', 'invitation.accepted', 'accept: done#1'], ends: 'accepted' },
    { name: 'P-015 not wanted', input: 1, events: ['read: done#1', 'invitation.declined', 'decline: done'], ends: 'declined' },
    { name: 'logs in first', input: 1, events: ['read: done#1', 'login.chosen'], ends: 'loggingIn' },
    {
      name: 'G-005 taken back at the same moment',
      input: 0,
      events: ['read: done#1', 'invitation.accepted', 'accept: done#2', 'read: done#2'],
      ends: 'over',
    },
    {
      name: 'what the invitation is, is shown',
      input: 0,
      events: ['read: done#1'],
      ends: { pending: 'loggedIn' },
      knows: { invitation: someInvitation },
      refuses: ['login.chosen'],
    },
    {
      name: 'so it is to somebody who logs in first',
      input: 1,
      events: ['read: done#1'],
      ends: { pending: 'loggedOut' },
      refuses: ['invitation.accepted'],
    },
    { name: 'and when it is over', input: 0, events: ['read: done#2'], ends: 'over', knows: { invitation: revokedInvitation } },
    ...['read: error', 'after: patience'].map((fault) => ({
      name: `one that cannot be read is a failure: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'failed',
    })),
    { name: 'which can be asked again', input: 0, events: ['read: error', 'page.refreshed'], ends: 'loading' },
    ...['accept: error', 'after: patience'].map((fault) => ({
      name: `what could not be accepted: ${fault}`,
      input: 0,
      events: ['read: done#1', 'invitation.accepted', fault],
      ends: 'acceptFailed',
    })),
    {
      name: 'is accepted again',
      input: 0,
      events: ['read: done#1', 'invitation.accepted', 'accept: error', 'invitation.accepted'],
      ends: 'accepting',
    },
    ...['decline: error', 'after: patience'].map((fault) => ({
      name: `what could not be declined: ${fault}`,
      input: 0,
      events: ['read: done#1', 'invitation.declined', fault],
      ends: 'declineFailed',
    })),
    {
      name: 'is declined again',
      input: 0,
      events: ['read: done#1', 'invitation.declined', 'decline: error', 'invitation.declined'],
      ends: 'declining',
    },
  ],
})
