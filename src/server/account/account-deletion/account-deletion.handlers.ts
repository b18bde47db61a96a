import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import { adminsOf, withdrawOffersOf } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { endEverySession } from '#server/shared/session/devices.ts'
import { forgetDevices } from '#server/shared/session/known-devices.ts'
import { newLink } from '#server/shared/sign-in/one-time-links.ts'

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

/** G-005: who runs a cause with them hears that they have gone, and that they may come back. */
async function tellOtherAdmins(
  { db, config, mail, words }: Services,
  userId: number,
  owner: { email: string; first_name: string; last_name: string },
  deletedOn: number,
  now: number,
): Promise<void> {
  const causes = await db
    .selectFrom('cause_admin')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select(['cause.id', 'cause.name'])
    .where('user_id', '=', userId)
    .orderBy('cause.id')
    .execute()
  for (const cause of causes)
    for (const admin of await adminsOf(db, cause.id)) {
      const values = {
        site: tenants[config.tenant].name,
        firstName: admin.first_name,
        name: `${owner.first_name} ${owner.last_name}`,
        email: owner.email,
        causeName: cause.name,
        day: words.own.day(new Date(deletedOn)),
      }
      await mail.send(composeMail(words.own, admin.email, 'adminClosedAccount', values), now)
    }
}

/** Going away: F-128. */
export const accountDeletionHandlers = {
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
        .returning(['email', 'first_name', 'last_name'])
        .executeTakeFirstOrThrow()
      await withdrawOffersOf(db, userId, now)
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
    await tellOtherAdmins(services, userId, told.owner, deletedOn, now)
    return { deletedOn: new Date(deletedOn).toISOString() }
  },
} satisfies Handlers
