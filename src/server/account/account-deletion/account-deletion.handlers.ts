import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { composeMail } from '#server/mail/messages.ts'
import { withdrawOffersOf } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { endEverySession } from '#server/shared/session/devices.ts'
import { forgetDevices } from '#server/shared/session/known-devices.ts'
import { endLinks } from '#server/shared/sign-in/address-proof.ts'
import { newLink } from '#server/shared/sign-in/one-time-links.ts'
import { tellOtherAdmins } from '#server/shared/tell-other-admins.ts'

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

/** Going away: F-128. */
export const accountDeletionHandlers = {
  /** G-028: logged out everywhere at once, and deleted after 30 days unless the mailed link is used; no other link does anything any more. */
  deleteAccount: async ({ services, now, ...context }) => {
    const { userId } = currentUser(context)
    const deletedOn = now + limits.deletionAfter
    const { config, mail, words } = services
    await services.db.transaction().execute(async (db) => {
      if (await onlyAdminOf(db, userId)) throw new HttpError('onlyAdmin')
      const owner = await db
        .updateTable('app_user')
        .set({ disabled_at: new Date(now) })
        .where('id', '=', userId)
        .returning(['email', 'first_name', 'last_name'])
        .executeTakeFirstOrThrow()
      await withdrawOffersOf(db, userId, now)
      await endEverySession(db, userId, now)
      await endLinks(db, userId, now)
      await forgetDevices(db, userId)
      await recordAudit(db, { action: 'accountDisabled', userId, subject: `user:${userId}`, at: now })
      const { email, first_name: firstName, last_name: lastName } = owner
      // Who goes hears no more of what went before.
      await mail.drop(db, email)
      const secret = await newLink(db, { kind: 'reactivation', userId, expires: deletedOn })
      const day = words.own.day(new Date(deletedOn))
      const values = {
        site: tenants[config.tenant].name,
        firstName,
        day,
        address: `${config.publicUrl}/password/reset/${secret}`,
      }
      await mail.queue(db, composeMail(words.own, email, 'accountDisabled', values), now)
      const person = { id: userId, email, firstName, lastName }
      await tellOtherAdmins({ ...services, db }, person, { message: 'adminClosedAccount', day }, now)
    })
    return { deletedOn: new Date(deletedOn).toISOString() }
  },
} satisfies Handlers
