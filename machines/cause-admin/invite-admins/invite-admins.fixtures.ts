import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { inviteAdminsJourneys } from './invite-admins.journeys.ts'
import { type InviteOutcome, inviteAdminsMachine } from './invite-admins.machine.ts'

const invitation = {
  id: 'i1',
  causeId: 1,
  email: 'sam@example.org',
  status: 'pending' as const,
  sentAt: '2026-11-21T10:00:00.000Z',
  acceptedAt: null,
}
export const waitingTeam: CauseTeam = {
  admins: [
    { id: 2, name: 'Mary Hall', isMe: true },
    { id: 3, name: 'Ada Quill', isMe: false },
  ],
  invitations: [invitation],
}
export const revokedTeam: CauseTeam = { ...waitingTeam, invitations: [{ ...invitation, status: 'revoked' }] }
/** The other one is gone: only who looks at it is left. */
const aloneTeam: CauseTeam = { ...revokedTeam, admins: waitingTeam.admins.filter(({ isMe }) => isMe) }
const sends: InviteOutcome[] = [
  { kind: 'done', team: waitingTeam },
  { kind: 'refused', fields: { email: 'alreadyAdmin' } },
  { kind: 'done', team: aloneTeam },
]

const changes: InviteOutcome[] = [
  { kind: 'done', team: waitingTeam },
  { kind: 'refused', fields: {} },
  { kind: 'done', team: aloneTeam },
]

export const inviteAdminsFixtures = fixturesFor(inviteAdminsMachine, {
  items: 'F-154',
  inputs: [undefined],
  events: {
    'invite.submitted': [{ type: 'invite.submitted', email: 'sam@example.org' }],
    'terms.accepted': [{ type: 'terms.accepted' }],
    'terms.declined': [{ type: 'terms.declined' }],
    'invite.revoked': [{ type: 'invite.revoked', id: 'i1' }],
    'admin.removed': [{ type: 'admin.removed', id: 3 }],
    'removal.confirmed': [{ type: 'removal.confirmed' }],
    'removal.left': [{ type: 'removal.left' }],
    'submission.retried': [{ type: 'submission.retried' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: [waitingTeam], fails: true },
    send: { outputs: sends, fails: true },
    revoke: { outputs: changes, fails: true },
    remove: { outputs: changes, fails: true },
  },
  invariants: [
    ['nobody is invited without an address', (snapshot) => !snapshot.matches('sending') || snapshot.context.email !== ''],
    ['who is removed is known', (snapshot) => !snapshot.matches('removing') || snapshot.context.adminId !== 0],
    ['what is taken back is known', (snapshot) => !snapshot.matches('revoking') || snapshot.context.inviteId !== ''],
  ],
  pinned: [
    {
      name: 'G-030 somebody else is removed, after what it means was said',
      input: 0,
      events: ['read: done', 'admin.removed', 'removal.confirmed', 'remove: done#1'],
      ends: 'removed',
    },
    {
      name: 'G-030 thought better of: nobody is removed',
      input: 0,
      events: ['read: done', 'admin.removed', 'removal.left'],
      ends: 'editing',
    },
    {
      name: 'X-046 nobody is removed by who would rather not show that it’s them',
      input: 0,
      events: ['read: done', 'admin.removed', 'removal.confirmed', 'remove: done#2'],
      ends: 'editing',
    },
    {
      name: 'V-068 invited, after what it means was agreed to',
      input: 0,
      events: ['read: done', 'invite.submitted', 'terms.accepted', 'send: done#1'],
      ends: 'sent',
    },
    {
      name: 'U-042 not agreed to: nothing is sent',
      input: 0,
      events: ['read: done', 'invite.submitted', 'terms.declined'],
      ends: 'editing',
    },
    {
      name: 'E-059 lost, then tried again',
      input: 0,
      events: ['read: done', 'invite.submitted', 'terms.accepted', 'send: error', 'submission.retried', 'send: done#1'],
      ends: 'sent',
    },
    {
      name: 'F-154 taken back',
      input: 0,
      events: ['read: done', 'invite.revoked', 'revoke: done#1'],
      ends: 'revoked',
    },
    ...inviteAdminsJourneys,
  ],
})
