import { tenants } from '#contract/tenants.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import { type AdminRow, adminsOf } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { teamOf } from '../invite-admins/invites.handlers.ts'
import { lockAdmins, removeAdmin } from './departures.ts'
import { currentHandover } from './handovers.ts'

/** Everybody who runs the cause hears of it, and so does whoever does so no more. `db` is the transaction that removes them. */
async function notifyOfRemoval(services: Services, now: number, causeId: number, by: string, removed: AdminRow): Promise<void> {
  const { db, config, mail, words } = services
  const { name } = await db.selectFrom('cause').select('name').where('id', '=', causeId).executeTakeFirstOrThrow()
  for (const admin of [...(await adminsOf(db, causeId)), removed]) {
    const values = {
      site: tenants[config.tenant].name,
      firstName: admin.first_name,
      causeName: name,
      name: `${removed.first_name} ${removed.last_name}`,
      email: removed.email,
      by,
    }
    await mail.queue(db, composeMail(words.own, admin.email, 'adminRemoved', values), now)
  }
}

export const removeAdminHandlers = {
  /**
   * G-030: what the person could still let in goes with them: invitations that they have sent. Somebody always stays, since only others are removed; of two who
   * remove each other the first wins. Who hands the cause over can take that back for a week, and is not removed meanwhile.
   */
  removeAdmin: async ({ services, db, now, params, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = params.id
    if (params.userId === userId) throw new HttpError('illegalMove')
    const admins = await adminsOf(db, causeId, { isClosedToo: true })
    const removed = admins.find(({ id }) => id === params.userId)
    const mine = admins.find(({ id }) => id === userId)
    if (!removed || !mine) throw new HttpError('notFound')
    await db.transaction().execute(async (transaction) => {
      await lockAdmins(transaction, causeId)
      const rows = await transaction.selectFrom('cause_admin').select('user_id').where('cause_id', '=', causeId).execute()
      if (![userId, removed.id].every((id) => rows.some(({ user_id }) => user_id === id))) throw new HttpError('notFound')
      const handover = await currentHandover(transaction, causeId)
      if (handover?.stage === 'holding' && handover.giver_id === removed.id) throw new HttpError('illegalMove')
      await removeAdmin(transaction, { causeId, userId: removed.id, now }, { kind: 'removed', by: userId })
      await recordAudit(transaction, {
        action: 'adminRemoved',
        userId,
        subject: `cause:${causeId}`,
        detail: { removed: removed.id },
        at: now,
      })
      await notifyOfRemoval({ ...services, db: transaction }, now, causeId, `${mine.first_name} ${mine.last_name}`, removed)
    })
    return teamOf(db, causeId, userId, now)
  },
} satisfies Handlers
