import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import type { CurrentUser } from '#server/gate/authenticate.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import { withdrawOffersOf } from '../admins.ts'
import { recordAudit } from '../audit.ts'
import { endEverySession, openDevice } from '../session/devices.ts'
import { forgetDevices } from '../session/known-devices.ts'
import { type LinkKind, newLink } from './one-time-links.ts'

/** What leads into an account by a mail to its address of now. `emailUndo` is of an older one. */
const mailed: LinkKind[] = ['passwordReset', 'login', 'welcome', 'archive']

/** Links that were mailed before are used up: they still say that they were. */
export const endLinks = (db: Db, userId: number, now: number, kinds: readonly LinkKind[] = mailed) =>
  db
    .updateTable('one_time_link')
    .set({ used_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute()

/**
 * Every way into an account that was made before now, and what was under way in it: its password, accounts elsewhere, sessions, devices, links, a change of address
 * and invitations. `butFamily` are the tokens that go on.
 */
export async function endEveryWayIn(db: Db, userId: number, now: number, butFamily = ''): Promise<void> {
  await db.updateTable('app_user').set({ password_hash: null }).where('id', '=', userId).execute()
  await db.deleteFrom('oauth_link').where('user_id', '=', userId).execute()
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute()
  await endLinks(db, userId, now, [...mailed, 'emailUndo', 'reactivation'])
  await withdrawOffersOf(db, userId, now)
  await endEverySession(db, userId, now, butFamily)
  await forgetDevices(db, userId)
}

/** A session that was begun with a proof of the person in this browser: one that was handed over, or that a cookie opened, may be anybody’s. */
async function isOwn(db: Db, userId: number, user: CurrentUser | null): Promise<boolean> {
  if (user?.userId !== userId || user.scope !== 'full') return false
  const device = await openDevice(db, user.deviceId)
  return device !== null && device.rootId === device.id
}

/**
 * Somebody has used what was mailed to the address of an account. Nobody confirms an address when they join, so that others may have made the account with it and
 * still hold its password, an account elsewhere or a session: unless it is done from a session of the account, the first time ends every way into it (A32). What
 * providers say counts for nothing here: we ask them for no address. In the caller’s transaction, and before the session that a link gives; with `goesOn` the session
 * that asks is where it was proven. Answers whether anything was ended.
 */
export async function proveAddress(
  db: Db,
  { userId, user, now, goesOn = false }: { userId: number; user: CurrentUser | null; now: number; goesOn?: boolean },
): Promise<boolean> {
  const first = await db
    .updateTable('app_user')
    .set({ email_proven_at: new Date(now) })
    .where('id', '=', userId)
    .where('email_proven_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!first) return false
  const isEnded = !(await isOwn(db, userId, user))
  if (isEnded) await endEveryWayIn(db, userId, now, goesOn ? user?.familyId : '')
  else await endLinks(db, userId, now, ['welcome'])
  await recordAudit(db, { action: 'emailProven', userId, subject: `user:${userId}`, detail: { isEnded }, at: now })
  return isEnded
}

/** Who has just been let into an account that others may have made is told what has ended, with the transaction that ends it. */
export function mailEnded(
  { db, config, mail, words }: Services,
  { email, firstName }: { email: string; firstName: string },
  now: number,
): Promise<void> {
  const values = { site: tenants[config.tenant].name, firstName, address: `${config.publicUrl}/password/forgot` }
  return mail.queue(db, composeMail(words.own, email, 'everyWayInEnded', values), now)
}

/** The secret of the mail that goes to whoever's address an account was just made with. With it they prove the address, or take the account over. */
export const newWelcome = (db: Db, userId: number, now: number) =>
  newLink(db, { kind: 'welcome', userId, expires: now + limits.welcomeLinkLife })
