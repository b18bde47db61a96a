import { fromPromise } from 'xstate'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import { inviteCalls } from '#contract/cause-admin/invites.calls.ts'
import { type InviteOutcome, inviteAdminsMachine } from '#machines/cause-admin/invite-admins/invite-admins.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

async function unlessRefused(work: () => Promise<CauseTeam>): Promise<InviteOutcome> {
  try {
    return { kind: 'done', team: await work() }
  } catch (error) {
    return refusalIn(error)
  }
}

export function inviteAdminsWith({ api }: Pick<Site, 'api'>, id: number) {
  return inviteAdminsMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(inviteCalls.readTeam, { path: { id } })).details),
      send: fromPromise<InviteOutcome, { email: string }>(async ({ input: { email } }) => {
        try {
          const body = { email, hasAgreed: true } as const
          return await unlessRefused(async () => (await api.ask(inviteCalls.inviteAdmin, { path: { id }, body })).details)
        } catch (error) {
          if (error instanceof ApiFailure && error.code === 'tooMany')
            return { kind: 'refused', fields: { email: 'invitedTooOften' } }
          throw error
        }
      }),
      revoke: fromPromise(({ input }: { input: { id: string } }) =>
        unlessRefused(async () => (await api.ask(inviteCalls.revokeInvite, { path: { id, inviteId: input.id } })).details),
      ),
      remove: fromPromise(({ input }: { input: { id: number } }) =>
        unlessRefused(async () => (await api.ask(inviteCalls.removeAdmin, { path: { id, userId: input.id } })).details),
      ),
    },
  })
}
