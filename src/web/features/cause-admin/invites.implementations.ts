import { fromPromise } from 'xstate'
import { inviteCalls } from '#contract/cause-admin/invites.calls.ts'
import { type AcceptOutcome, adminInvitationMachine } from '#machines/cause-admin/admin-invitation/admin-invitation.machine.ts'
import { type InviteOutcome, inviteAdminsMachine } from '#machines/cause-admin/invite-admins/invite-admins.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

export function inviteAdminsWith({ api }: Pick<Site, 'api'>, id: number) {
  return inviteAdminsMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(inviteCalls.readTeam, { path: { id } })).details),
      send: fromPromise<InviteOutcome, { email: string }>(async ({ input: { email } }) => {
        try {
          const { details } = await api.ask(inviteCalls.inviteAdmin, { path: { id }, body: { email, hasAgreed: true } })
          return { kind: 'done', team: details }
        } catch (error) {
          if (error instanceof ApiFailure && error.code === 'tooMany')
            return { kind: 'refused', fields: { email: 'invitedTooOften' } }
          return refusalIn(error)
        }
      }),
      revoke: fromPromise(
        async ({ input }: { input: { id: string } }) =>
          (await api.ask(inviteCalls.revokeInvite, { path: { id, inviteId: input.id } })).details,
      ),
      remove: fromPromise(
        async ({ input }: { input: { id: number } }) =>
          (await api.ask(inviteCalls.removeAdmin, { path: { id, userId: input.id } })).details,
      ),
    },
  })
}

export function adminInvitationWith({ api, session }: Pick<Site, 'api' | 'session'>, token: string) {
  return adminInvitationMachine.provide({
    actors: {
      read: fromPromise(async () => {
        try {
          return (await api.ask(inviteCalls.readInvite, { path: { token } })).details
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return null
          throw error
        }
      }),
      accept: fromPromise(async (): Promise<AcceptOutcome> => {
        try {
          await api.ask(inviteCalls.acceptInvite, { path: { token }, body: {} })
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 410) return 'over'
          throw error
        }
        await session.reload()
        return 'accepted'
      }),
      decline: fromPromise<void, undefined>(async () => {
        await api.ask(inviteCalls.declineInvite, { path: { token }, body: {} })
      }),
    },
  })
}
