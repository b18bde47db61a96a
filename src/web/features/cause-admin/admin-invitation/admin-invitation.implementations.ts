import { fromPromise } from 'xstate'
import { inviteCalls } from '#contract/cause-admin/invites.calls.ts'
import { type AcceptOutcome, adminInvitationMachine } from '#machines/cause-admin/admin-invitation/admin-invitation.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

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
