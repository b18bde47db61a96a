import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import { type HandoverEvent, transitionHandover } from '#machines/cause-admin/handover/handover.machine.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import type { Services } from '#server/services.ts'
import { adminsOf, runsCause } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { notify } from '#server/shared/notices.ts'
import { hashOf, newSecret } from '#server/shared/secrets.ts'
import { notifyAdminsOf } from '../close-cause/closing.ts'
import { type AdminAction, endDepartures, lockAdmins, removeAdmin } from './departures.ts'

/** The handover of a cause that is under way, if any. */
export const currentHandover = (db: Db, causeId: number) =>
  db
    .selectFrom('cause_handover')
    .selectAll()
    .where('cause_id', '=', causeId)
    .where('stage', 'in', ['offered', 'holding'])
    .executeTakeFirst()
type Handover = NonNullable<Awaited<ReturnType<typeof currentHandover>>>

async function move(
  db: Db,
  handover: Handover,
  event: HandoverEvent,
  changes: { until?: Date; taker_id?: number; taker_ran_it?: boolean; ended_at?: Date },
) {
  const stage = transitionHandover(handover.stage, event)
  if (!stage) throw new HttpError('illegalMove')
  await db
    .updateTable('cause_handover')
    .set({ stage, ...changes })
    .where('id', '=', handover.id)
    .execute()
}

/** Offers one's place to an address, and answers the secret of its link. An offer that has become too old gives way. Throws `illegalMove` where a handover is under way. */
export async function offerHandover(db: Db, { causeId, userId, now, email }: AdminAction & { email: string }): Promise<string> {
  await lockAdmins(db, causeId)
  const before = await currentHandover(db, causeId)
  if (before) {
    if (before.stage !== 'offered' || before.until.getTime() > now) throw new HttpError('illegalMove')
    await move(db, before, { type: 'handover.withdrawn' }, { ended_at: new Date(now) })
  }
  const secret = newSecret()
  const invite = {
    id_hash: hashOf(secret),
    cause_id: causeId,
    email,
    status: 'pending',
    created_at: new Date(now),
    invited_by: userId,
  } as const
  await db.insertInto('admin_invite').values(invite).execute()
  await db
    .insertInto('cause_handover')
    .values({
      cause_id: causeId,
      giver_id: userId,
      stage: 'offered',
      offered_at: new Date(now),
      until: new Date(now + limits.invitationLife),
      invite_hash: invite.id_hash,
    })
    .execute()
  await recordAudit(db, {
    action: 'handoverOffered',
    userId,
    subject: `cause:${causeId}`,
    detail: { inviteId: invite.id_hash },
    at: now,
  })
  return secret
}

const offeredBy = (db: Db, inviteHash: string) =>
  db
    .selectFrom('cause_handover')
    .selectAll()
    .where('invite_hash', '=', inviteHash)
    .where('stage', '=', 'offered')
    .executeTakeFirst()

/** Whether an invitation hands a cause over. */
export const isHandover = async (db: Db, inviteHash: string): Promise<boolean> => (await offeredBy(db, inviteHash)) !== undefined

/** With the invitation that is being accepted, in its transaction: the week begins in which it can be taken back. Who gives can't take it themselves. Before the person is let in. */
export async function acceptHandover(db: Db, inviteHash: string, { causeId, userId, now }: AdminAction): Promise<void> {
  const handover = await offeredBy(db, inviteHash)
  if (!handover) return
  if (handover.giver_id === userId) throw new HttpError('linkInvalid')
  const until = new Date(now + limits.secondThoughts)
  const taker = { taker_id: userId, taker_ran_it: await runsCause(db, userId, causeId) }
  await move(db, handover, { type: 'handover.accepted' }, { until, ...taker })
  await recordAudit(db, { action: 'handoverAccepted', userId, subject: `cause:${causeId}`, at: now })
  const detail = { day: dayInLondon(until.toISOString()) }
  await notifyAdminsOf(db, causeId, { kind: 'handoverAccepted', subject: String(handover.id), names: userId, detail, now })
}

/** With the invitation that is being refused. */
export async function declineHandover(db: Db, inviteHash: string, now: number): Promise<void> {
  const handover = await offeredBy(db, inviteHash)
  if (!handover) return
  await move(db, handover, { type: 'handover.declined' }, { ended_at: new Date(now) })
  const { name } = await db.selectFrom('cause').select('name').where('id', '=', handover.cause_id).executeTakeFirstOrThrow()
  const detail = { cause: name, causeId: handover.cause_id }
  const told = { userId: handover.giver_id, kind: 'handoverDeclined', subject: String(handover.id), detail } as const
  await notify(db, { ...told, isMailed: true, at: new Date(now) })
}

/** Whom somebody has let in to a cause since then, and whom these have let in. Who ran it already, or was let in by others, is none of them. */
async function letInBy(db: Db, { causeId, userId, since }: { causeId: number; userId: number; since: Date }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE let_in(id) AS (
      SELECT ${userId}::integer UNION SELECT accepted_by FROM admin_invite JOIN let_in ON invited_by = let_in.id
      WHERE cause_id = ${causeId} AND status = 'accepted' AND accepted_at >= ${since} AND NOT ran_it)
    SELECT id FROM let_in WHERE id <> ${userId} ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who gives takes it back: the offer, or within the week what was accepted. Whom it has let in goes again, and with them what they have let in. */
export async function endHandover(db: Db, act: AdminAction): Promise<void> {
  const { causeId, userId, now } = act
  const cause = await lockAdmins(db, causeId)
  const handover = await currentHandover(db, causeId)
  if (!handover || handover.giver_id !== userId) throw new HttpError('illegalMove')
  if (handover.stage === 'holding' && handover.until.getTime() <= now) throw new HttpError('illegalMove')
  const isAccepted = handover.stage === 'holding'
  await move(db, handover, { type: isAccepted ? 'handover.undone' : 'handover.withdrawn' }, { ended_at: new Date(now) })
  await db
    .updateTable('admin_invite')
    .set({ status: 'revoked' })
    .where('id_hash', '=', handover.invite_hash)
    .where('status', '=', 'pending')
    .execute()
  await recordAudit(db, {
    action: 'handoverEnded',
    userId,
    subject: `cause:${causeId}`,
    detail: { wasAccepted: isAccepted },
    at: now,
  })
  if (!isAccepted || handover.taker_id === null) return
  const taker = handover.taker_id
  const since = new Date(handover.until.getTime() - limits.secondThoughts)
  const gone = handover.taker_ran_it ? [] : [taker, ...(await letInBy(db, { causeId, userId: taker, since }))]
  for (const one of gone) {
    const theirs = { causeId, userId: one, now }
    if (await runsCause(db, one, causeId)) await removeAdmin(db, theirs, { kind: 'handedOver', by: userId })
    // Who has left by themselves has nothing to come back to.
    else await endDepartures(db, theirs)
  }
  const detail = { cause: cause.name, causeId }
  const told = { kind: 'handoverUndone', subject: String(handover.id), names: userId, detail } as const
  for (const one of new Set([taker, ...gone])) await notify(db, { ...told, userId: one, isMailed: true, at: new Date(now) })
}

async function settle(db: Db, { id, cause_id: causeId }: { id: number; cause_id: number }, now: number): Promise<void> {
  const cause = await lockAdmins(db, causeId)
  const handover = await currentHandover(db, causeId)
  if (handover?.id !== id || handover.stage !== 'holding' || handover.until.getTime() > now) return
  const giver = handover.giver_id
  const admins = await adminsOf(db, causeId)
  const ended = { ended_at: new Date(now) }
  // Who was to take it has gone again: somebody always stays.
  if (!admins.some((one) => one.id !== giver)) return move(db, handover, { type: 'handover.undone' }, ended)
  await move(db, handover, { type: 'week.over' }, ended)
  await recordAudit(db, { action: 'handoverDone', userId: giver, subject: `cause:${causeId}`, at: now })
  // Also who has closed their account meanwhile: they may open it again.
  if (!(await runsCause(db, giver, causeId))) return
  await removeAdmin(db, { causeId, userId: giver, now }, { kind: 'handedOver', by: giver })
  const names = handover.taker_id === null ? {} : { names: handover.taker_id }
  const detail = { cause: cause.name, causeId }
  const told = { userId: giver, kind: 'handoverDone', subject: String(id), detail, ...names } as const
  await notify(db, { ...told, isMailed: true, at: new Date(now) })
}

/** G-030: handovers whose week is over. */
export async function settleHandovers({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const due = await db
    .selectFrom('cause_handover')
    .select(['id', 'cause_id'])
    .where('stage', '=', 'holding')
    .where('until', '<=', new Date(now))
    .orderBy('until')
    .limit(100)
    .execute()
  for (const one of due) await db.transaction().execute((transaction) => settle(transaction, one, now))
}
