import { tenants } from '#contract/tenants.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { dropImage } from '#server/images/images.ts'
import { composeMail } from '#server/mail/messages.ts'
import { adminsOf, refuseOwn, runsCause } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'

/** What causes tell on their pages, where somebody has complained of it. */
export const causeUpdateHandlers = {
  /** What was removed meanwhile is told to nobody twice. */
  takeUpdateDown: async ({ services, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const { mail, config, words } = services
    const { picture, ...answer } = await services.db.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('cause_update')
        .select(['cause_id', 'text', 'picture', 'taken_down_at', 'taken_down_by'])
        .where('id', '=', params.updateId)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new HttpError('notFound')
      refuseOwn(await runsCause(db, userId, row.cause_id))
      const found = await db.selectFrom('cause').select(['id', 'name']).where('id', '=', row.cause_id).executeTakeFirstOrThrow()
      // Who asks once more, because nothing was heard, has taken it down all the same.
      if (row.taken_down_at !== null) return { name: found.name, isGoneAlready: row.taken_down_by !== userId, picture: null }
      await db
        .updateTable('cause_update')
        .set({ picture: null, picture_alt: '', taken_down_at: new Date(now), taken_down_by: userId })
        .where('id', '=', params.updateId)
        .execute()
      const detail = { update: params.updateId, reason: body.text }
      await recordAudit(db, { action: 'causeUpdateTakenDown', userId, subject: `cause:${found.id}`, detail, at: now })
      const values = {
        site: tenants[config.tenant].name,
        causeName: found.name,
        text: row.text,
        reason: body.text,
        address: `${config.publicUrl}/account/causes/${found.id}/updates`,
      }
      for (const { email, first_name: firstName } of await adminsOf(db, found.id))
        await mail.queue(db, composeMail(words.own, email, 'updateTakenDown', { ...values, firstName }), now)
      return { name: found.name, isGoneAlready: false, picture: row.picture }
    })
    await dropImage(services.imageFolder, picture)
    return answer
  },
} satisfies Handlers
