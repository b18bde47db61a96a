import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { endEverySession } from '../session/devices.ts'
import { forgetDevices } from '../session/known-devices.ts'
import { recordAudit } from '../shared/audit.ts'
import { newLink } from '../sign-in/one-time-links.ts'
import { archivePath } from './archives.ts'

/** A cause that would have nobody left to run it (G-028), who could log in; one that has closed needs nobody (G-030). Of two who leave a cause at once the second waits here, and finds themselves alone. */
async function onlyAdminOf(db: Db, userId: number) {
  const own = db
    .selectFrom('cause_admin')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select('cause_id')
    .where('user_id', '=', userId)
    .where('lifecycle', '!=', 'closed')
  await db.selectFrom('cause').select('id').where('id', 'in', own).orderBy('id').forUpdate().execute()
  return db
    .selectFrom('cause_admin')
    .select('cause_id')
    .where('user_id', '=', userId)
    .where('cause_id', 'in', own)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('cause_admin as other')
            .innerJoin('app_user', 'app_user.id', 'other.user_id')
            .select('other.user_id')
            .whereRef('other.cause_id', '=', 'cause_admin.cause_id')
            .where('other.user_id', '!=', userId)
            .where('app_user.disabled_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
}

/** Going away, and taking one's data along: F-127, F-128. */
export const leavingHandlers = {
  /** G-028: logged out everywhere at once, and deleted after 30 days unless the mailed link is used. */
  deleteAccount: async ({ services, now, ...context }) => {
    const { userId } = currentUser(context)
    const deletedOn = now + limits.deletionAfter
    const told = await services.db.transaction().execute(async (db) => {
      if (await onlyAdminOf(db, userId)) throw new HttpError('onlyAdmin')
      const owner = await db
        .updateTable('app_user')
        .set({ disabled_at: new Date(now) })
        .where('id', '=', userId)
        .returning(['email', 'first_name'])
        .executeTakeFirstOrThrow()
      await endEverySession(db, userId, now)
      await forgetDevices(db, userId)
      await recordAudit(db, { action: 'accountDisabled', userId, subject: `user:${userId}`, at: now })
      return { owner, secret: await newLink(db, { kind: 'reactivation', userId, expires: deletedOn }) }
    })
    const { config, mail, words } = services
    const values = {
      site: tenants[config.tenant].name,
      firstName: told.owner.first_name,
      day: words.own.day(new Date(deletedOn)),
      address: `${config.publicUrl}/password/reset/${told.secret}`,
    }
    await mail.send(composeMail(words.own, told.owner.email, 'accountDisabled', values), now)
    return { deletedOn: new Date(deletedOn).toISOString() }
  },

  /** Asked twice while one is being made is asked once. */
  requestData: async ({ db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    await rateLimit(db, now, [{ key: `archive:${userId}`, max: 5, window: limits.deletionAfter }])
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('data_request')
        .values({ user_id: userId, request_type: body.request_type, requested_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await recordAudit(transaction, { action: 'archiveRequested', userId, subject: `user:${userId}`, at: now })
    })
    return {}
  },

  readDataFiles: async ({ db, now, ...context }) => {
    const { userId } = currentUser(context)
    const files = await db
      .selectFrom('data_file')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(now))
      .orderBy('created_at', 'desc')
      .execute()
    const open = await db
      .selectFrom('data_request')
      .select('id')
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    return {
      files: files.map((file) => ({
        id: file.id,
        created: file.created_at.toISOString(),
        expiry: file.expires_at.toISOString(),
      })),
      isPreparing: open !== undefined,
    }
  },

  /** An address that works once, and for five minutes: it can be opened without a token in a header. */
  readDataFile: async ({ db, now, params, ...context }) => {
    const { userId } = currentUser(context)
    const file = await db
      .selectFrom('data_file')
      .select('id')
      .where('id', '=', params.fileId)
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(now))
      .executeTakeFirst()
    if (!file) throw new HttpError('notFound')
    const expires = now + limits.archiveAddressLife
    const secret = await newLink(db, { kind: 'archive', userId, expires, detail: file.id })
    return { address: `${archivePath}/${secret}` }
  },
} satisfies Handlers
