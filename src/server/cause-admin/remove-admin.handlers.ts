import { tenants } from '#contract/tenants.ts'
import { Refusal } from '../gate/refusal.ts'
import { type Handlers, person } from '../gate/serve.ts'
import { compose } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { noteAudit } from '../support/audit.ts'
import { type AdminRow, adminsOf, teamOf } from './invites.handlers.ts'

/** Everybody who runs the cause hears of it, and so does whoever does so no more. */
async function tellOfRemoval(services: Services, now: number, causeId: number, by: string, removed: AdminRow): Promise<void> {
  const { db, config, mail } = services
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
    await mail.send(compose(admin.email, 'adminRemoved', values), now)
  }
}

export const removeAdminHandlers = {
  /**
   * G-030: what the person could still let in goes with them: invitations that they have sent. Somebody always stays, since only others are removed; of two who
   * remove each other the first wins.
   */
  removeAdmin: async ({ services, db, now, params, afterwards, ...asked }) => {
    const { userId } = person(asked)
    const causeId = params.id
    if (params.userId === userId) throw new Refusal('illegalMove')
    const admins = await adminsOf(db, causeId)
    const removed = admins.find(({ id }) => id === params.userId)
    const mine = admins.find(({ id }) => id === userId)
    if (!removed || !mine) throw new Refusal('notFound')
    await db.transaction().execute(async (both) => {
      const rows = await both
        .selectFrom('cause_admin')
        .select('user_id')
        .where('cause_id', '=', causeId)
        .orderBy('user_id')
        .forUpdate()
        .execute()
      if (![userId, removed.id].every((id) => rows.some(({ user_id }) => user_id === id))) throw new Refusal('notFound')
      await both.deleteFrom('cause_admin').where('cause_id', '=', causeId).where('user_id', '=', removed.id).execute()
      await both
        .updateTable('admin_invite')
        .set({ status: 'revoked' })
        .where('cause_id', '=', causeId)
        .where('invited_by', '=', removed.id)
        .where('status', '=', 'pending')
        .execute()
      await noteAudit(both, {
        action: 'adminRemoved',
        userId,
        subject: `cause:${causeId}`,
        detail: { removed: removed.id },
        at: now,
      })
    })
    afterwards(() => tellOfRemoval(services, now, causeId, `${mine.first_name} ${mine.last_name}`, removed))
    return teamOf(db, causeId, userId, now)
  },
} satisfies Handlers
