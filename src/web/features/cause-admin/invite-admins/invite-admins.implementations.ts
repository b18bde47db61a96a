import { fromPromise } from 'xstate'
import { inviteCalls } from '#contract/cause-admin/invites.calls.ts'
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
