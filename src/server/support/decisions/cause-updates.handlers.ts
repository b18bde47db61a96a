import { tenants } from '#contract/tenants.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { composeMail } from '#server/mail/messages.ts'
import { adminsOf, refuseOwn, runsCause } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'

/** What causes tell on their pages, where somebody has complained of it. */
export const causeUpdateHandlers = {
  /** What was removed meanwhile is told to nobody twice. */
  takeUpdateDown: async ({ services, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const { mail, config, words } = services
    const { cause, admins, text, isNew, isGoneAlready } = await services.db.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('cause_update')
        .select(['cause_id', 'text', 'taken_down_at', 'taken_down_by'])
        .where('id', '=', params.updateId)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new HttpError('notFound')
      refuseOwn(await runsCause(db, userId, row.cause_id))
      const found = await db.selectFrom('cause').select(['id', 'name']).where('id', '=', row.cause_id).executeTakeFirstOrThrow()
      const told = { cause: found, admins: await adminsOf(db, found.id), text: row.text }
      // Who asks once more, because nothing was heard, has taken it down all the same.
      if (row.taken_down_at !== null) return { ...told, isNew: false, isGoneAlready: row.taken_down_by !== userId }
      await db
        .updateTable('cause_update')
        .set({ taken_down_at: new Date(now), taken_down_by: userId })
        .where('id', '=', params.updateId)
        .execute()
      const detail = { update: params.updateId, reason: body.text }
      await recordAudit(db, { action: 'causeUpdateTakenDown', userId, subject: `cause:${found.id}`, detail, at: now })
      return { ...told, isNew: true, isGoneAlready: false }
    })
    const values = {
      site: tenants[config.tenant].name,
      causeName: cause.name,
      text,
      reason: body.text,
      address: `${config.publicUrl}/account/causes/${cause.id}/updates`,
    }
    for (const admin of isNew ? admins : [])
      await mail.send(composeMail(words.own, admin.email, 'updateTakenDown', { ...values, firstName: admin.first_name }), now)
    return { name: cause.name, isGoneAlready }
  },
} satisfies Handlers
