import type { DepartureKind } from '#contract/cause-admin/leaving.ts'
import { limits } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { adminsOf, runsCause } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { notify } from '#server/shared/notices.ts'
import { notifyAdminsOf } from '../close-cause/closing.ts'

export interface AdminAction {
  causeId: number
  userId: number
  now: number
}

/** Whoever changes who runs a cause waits for each other here: of two last ones who leave at once one finds themselves alone. Answers its name and whether it has closed. */
export async function lockAdmins(db: Db, causeId: number) {
  const cause = await db
    .selectFrom('cause')
    .select(['name', 'lifecycle'])
    .where('id', '=', causeId)
    .forUpdate()
    .executeTakeFirst()
  if (!cause) throw new HttpError('notFound')
  return cause
}

/** As `lockAdmins`, for work that was under way: throws `notAllowed` for who runs the cause no more, or has closed their account. */
export async function lockAsAdmin(db: Db, causeId: number, userId: number): Promise<void> {
  await lockAdmins(db, causeId)
  if (!(await adminsOf(db, causeId)).some(({ id }) => id === userId)) throw new HttpError('notAllowed')
}

/** Who runs a cause again, however they came to, has nothing left to come back from, and a removal of before nothing left to undo. */
export async function endDepartures(db: Db, { causeId, userId, now }: AdminAction): Promise<void> {
  await db
    .updateTable('admin_departure')
    .set({ returned_at: new Date(now) })
    .where('cause_id', '=', causeId)
    .where('user_id', '=', userId)
    .where('returned_at', 'is', null)
    .execute()
}

/** What somebody could still let in goes with them: invitations that they have sent, and a handover that nobody has answered. */
export async function removeAdmin(
  db: Db,
  { causeId, userId, now }: AdminAction,
  { kind, by }: { kind: DepartureKind; by: number | null },
): Promise<{ id: number; until: Date }> {
  await db.deleteFrom('cause_admin').where('cause_id', '=', causeId).where('user_id', '=', userId).execute()
  await db
    .updateTable('admin_invite')
    .set({ status: 'revoked' })
    .where('cause_id', '=', causeId)
    .where('invited_by', '=', userId)
    .where('status', '=', 'pending')
    .execute()
  await db
    .updateTable('cause_handover')
    .set({ stage: 'withdrawn', ended_at: new Date(now) })
    .where('cause_id', '=', causeId)
    .where('giver_id', '=', userId)
    .where('stage', '=', 'offered')
    .execute()
  await endDepartures(db, { causeId, userId, now })
  const until = new Date(now + limits.secondThoughts)
  const { id } = await db
    .insertInto('admin_departure')
    .values({ cause_id: causeId, user_id: userId, kind, departed_at: new Date(now), until, departed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, until }
}

/** G-030: somebody leaves a cause. Throws `lastAdmin` where nobody else could run it, unless it has closed. */
export async function leaveCause(db: Db, act: AdminAction): Promise<Date> {
  const { causeId, userId, now } = act
  const cause = await lockAdmins(db, causeId)
  const admins = await adminsOf(db, causeId)
  if (!admins.some(({ id }) => id === userId)) throw new HttpError('notFound')
  if (cause.lifecycle !== 'closed' && admins.length === 1) throw new HttpError('lastAdmin')
  const { id, until } = await removeAdmin(db, act, { kind: 'left', by: userId })
  // Who hands over and has somebody already need not wait for the end of the week.
  await db
    .updateTable('cause_handover')
    .set({ stage: 'done', ended_at: new Date(now) })
    .where('cause_id', '=', causeId)
    .where('giver_id', '=', userId)
    .where('stage', '=', 'holding')
    .execute()
  await recordAudit(db, { action: 'adminLeft', userId, subject: `cause:${causeId}`, at: now })
  const day = dayInLondon(until.toISOString())
  const subject = String(id)
  await notifyAdminsOf(db, causeId, { kind: 'adminLeft', subject, names: userId, detail: { day }, now })
  const detail = { cause: cause.name, causeId, day }
  await notify(db, { userId, kind: 'leftCause', subject, detail, isMailed: true, at: new Date(now) })
  return until
}

async function openDeparture(db: Db, id: number, now: number) {
  const row = await db.selectFrom('admin_departure').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError('notFound')
  // The cause's row first, as wherever somebody comes or goes; then what has become of it meanwhile.
  const cause = await lockAdmins(db, row.cause_id)
  const current = await db.selectFrom('admin_departure').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const isOpen = current.returned_at === null && current.until.getTime() > now
  return { ...current, causeName: cause.name, isOpen }
}

async function bringBack(db: Db, departure: { id: number; cause_id: number; user_id: number }, now: number): Promise<void> {
  const person = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', departure.user_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw new HttpError('illegalMove')
  await db
    .updateTable('admin_departure')
    .set({ returned_at: new Date(now) })
    .where('id', '=', departure.id)
    .execute()
  const subject = String(departure.id)
  await notifyAdminsOf(db, departure.cause_id, { kind: 'adminReturned', subject, names: departure.user_id, detail: {}, now })
  await db
    .insertInto('cause_admin')
    .values({ user_id: departure.user_id, cause_id: departure.cause_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who has left comes back without asking, within a week, unless those who run the cause have decided otherwise: `returnRefused`. */
export async function rejoinCause(db: Db, { id, userId, now }: { id: number; userId: number; now: number }): Promise<number> {
  const departure = await openDeparture(db, id, now)
  if (departure.user_id !== userId || departure.kind !== 'left') throw new HttpError('notFound')
  if (departure.refused_at) throw new HttpError('returnRefused')
  if (departure.returned_at && (await runsCause(db, userId, departure.cause_id))) return departure.cause_id
  if (!departure.isOpen) throw new HttpError('illegalMove')
  await bringBack(db, departure, now)
  await recordAudit(db, { action: 'adminReturned', userId, subject: `cause:${departure.cause_id}`, at: now })
  return departure.cause_id
}

/** Those who run the cause decide that who has left does not come back by themselves. */
export async function refuseReturn(
  db: Db,
  { id, causeId, userId, now, text }: AdminAction & { id: number; text: string },
): Promise<void> {
  const departure = await openDeparture(db, id, now)
  if (departure.cause_id !== causeId) throw new HttpError('notFound')
  if (departure.kind !== 'left' || !departure.isOpen || departure.refused_at) throw new HttpError('illegalMove')
  await db
    .updateTable('admin_departure')
    .set({ refused_at: new Date(now), refused_by: userId, refusal: text })
    .where('id', '=', id)
    .execute()
  const audited = { departure: id, reason: text }
  await recordAudit(db, { action: 'adminReturnRefused', userId, subject: `cause:${causeId}`, detail: audited, at: now })
  const detail = { cause: departure.causeName, causeId, text }
  const told = { userId: departure.user_id, kind: 'returnRefused', subject: String(id), names: userId, detail } as const
  await notify(db, { ...told, isMailed: true, at: new Date(now) })
}

/** A removal is taken back within a week, by anybody who runs the cause. */
export async function undoRemoval(db: Db, { id, causeId, userId, now }: AdminAction & { id: number }): Promise<void> {
  const departure = await openDeparture(db, id, now)
  if (departure.cause_id !== causeId) throw new HttpError('notFound')
  if (departure.kind !== 'removed' || !departure.isOpen) throw new HttpError('illegalMove')
  await bringBack(db, departure, now)
  await recordAudit(db, { action: 'adminRemovalUndone', userId, subject: `cause:${causeId}`, detail: { departure: id }, at: now })
  const detail = { cause: departure.causeName, causeId }
  const told = { userId: departure.user_id, kind: 'removalUndone', subject: String(id), names: userId, detail } as const
  await notify(db, { ...told, isMailed: true, at: new Date(now) })
}
