import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { email } from '../sign-in/sign-in.rules.ts'
import { causeTeam, receivedInvitation } from './invitation.ts'

const nothing = z.object({})

const ofCause = '/causes/id::id/admin-invites'

const ofToken = '/admin-invites/:token'

/** G-005, F-154: asking somebody to help run a cause; the link of the mail is what lets them in. */
export const inviteCalls = {
  readTeam: defineCall({ id: 'A-092', method: 'GET', path: ofCause, access: 'causeAdmin', onFailure: 'log', details: causeTeam }),
  inviteAdmin: defineCall({
    id: 'A-092',
    method: 'POST',
    path: ofCause,
    access: 'causeAdmin',
    proof: true,
    // V-068: what an administrator can do has been read and agreed to.
    body: z.object({ email, hasAgreed: z.literal(true) }),
    details: causeTeam,
  }),
  revokeInvite: defineCall({
    id: 'A-092',
    method: 'DELETE',
    path: `${ofCause}/:inviteId`,
    access: 'causeAdmin',
    proof: true,
    details: causeTeam,
  }),
  /** G-030: somebody who ran the cause does so no more. */
  removeAdmin: defineCall({
    id: 'G-030',
    method: 'DELETE',
    path: '/causes/id::id/admins/:userId',
    access: 'causeAdmin',
    proof: true,
    whenClosed: true,
    details: causeTeam,
  }),
  readInvite: defineCall({
    id: 'A-092',
    method: 'GET',
    path: ofToken,
    access: 'anyone',
    ignoredStatuses: [404],
    details: receivedInvitation,
  }),
  acceptInvite: defineCall({
    id: 'A-092',
    method: 'POST',
    path: `${ofToken}/accept`,
    access: 'full',
    body: nothing,
    details: z.object({ causeId: z.number() }),
  }),
  /** P-015: this invitation is not wanted, and no other one either. */
  declineInvite: defineCall({
    id: 'A-092',
    method: 'POST',
    path: `${ofToken}/opt-out`,
    access: 'anyone',
    body: nothing,
    details: nothing,
  }),
}
