import { sql } from 'kysely'
import type { NoticeKind } from '#contract/account/notice.ts'
import type { CauseClosing, ClosingOutlook } from '#contract/cause-admin/closing.ts'
import type { CauseLifecycle } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import { type CauseClosingEvent, transitionCauseClosing } from '#machines/cause-admin/cause-closing/cause-closing.machine.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { balanceAt } from '#server/giving/cause-balance.ts'
import { heldMoneyOf, pendingOf } from '#server/giving/held-money.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { namedIn, nameOf, type OwnDetail } from '#server/shared/notices.ts'

/** The closing that a cause is in, if any. */
export const currentClosing = (db: Db, causeId: number) =>
  db
    .selectFrom('cause_closing')
    .selectAll()
    .where('cause_id', '=', causeId)
    .where('stage', 'in', ['closing', 'closed'])
    .executeTakeFirst()

/** Moves a cause where its chart lets it, with its row locked until the transaction ends. Throws `notFound` or `illegalMove`. */
export async function moveCause(db: Db, causeId: number, event: CauseClosingEvent): Promise<CauseLifecycle> {
  const cause = await db.selectFrom('cause').select('lifecycle').where('id', '=', causeId).forUpdate().executeTakeFirst()
  if (!cause) throw new HttpError('notFound')
  const lifecycle = transitionCauseClosing(cause.lifecycle, event)
  if (!lifecycle) throw new HttpError('illegalMove')
  await db.updateTable('cause').set({ lifecycle }).where('id', '=', causeId).execute()
  return lifecycle
}

/** Tells everybody who runs a cause, by notice and mail. */
export async function notifyAdminsOf(
  db: Db,
  causeId: number,
  { kind, subject, names, detail, now }: { kind: NoticeKind; subject: string; names?: number; detail: OwnDetail; now: number },
): Promise<void> {
  const { named_id, name } = await namedIn(db, names)
  await sql`INSERT INTO notice (user_id, kind, subject, named_id, detail, created_at, is_mailed)
    SELECT cause_admin.user_id, ${kind}, ${subject}, ${named_id}::integer, jsonb_build_object('cause', cause.name, 'causeId', cause.id) || ${JSON.stringify({ ...detail, ...name })}::jsonb, ${new Date(now)}, false
    FROM cause_admin JOIN cause ON cause.id = cause_admin.cause_id JOIN app_user ON app_user.id = cause_admin.user_id
    WHERE cause_admin.cause_id = ${causeId} AND app_user.disabled_at IS NULL ON CONFLICT DO NOTHING`.execute(db)
}

/** G-030: a cause begins to close. For a week nothing happens but that nobody new can support it. In the caller's transaction. */
export async function requestClosing(
  db: Db,
  { causeId, userId, reason, now }: { causeId: number; userId: number; reason: string; now: number },
): Promise<void> {
  await moveCause(db, causeId, { type: 'closing.asked' })
  const closesAt = new Date(now + limits.secondThoughts)
  const { id } = await db
    .insertInto('cause_closing')
    .values({ cause_id: causeId, stage: 'closing', reason, asked_by: userId, asked_at: new Date(now), closes_at: closesAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(db, { action: 'causeClosingAsked', userId, subject: `cause:${causeId}`, detail: { reason }, at: now })
  const detail = { day: dayInLondon(closesAt.toISOString()) }
  await notifyAdminsOf(db, causeId, { kind: 'causeClosing', subject: String(id), names: userId, detail, now })
}

/** Somebody who runs it has changed their mind within the week. */
export async function undoClosing(
  db: Db,
  { causeId, userId, now }: { causeId: number; userId: number; now: number },
): Promise<void> {
  await moveCause(db, causeId, { type: 'closing.undone' })
  const { id } = await db
    .updateTable('cause_closing')
    .set({ stage: 'undone', undone_at: new Date(now), undone_by: userId })
    .where('cause_id', '=', causeId)
    .where('stage', '=', 'closing')
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(db, { action: 'causeClosingUndone', userId, subject: `cause:${causeId}`, at: now })
  await notifyAdminsOf(db, causeId, { kind: 'causeClosingUndone', subject: String(id), names: userId, detail: {}, now })
}

/** Those who run a closed cause ask for it to be opened again; the support team answers. */
export async function requestReopening(
  db: Db,
  { causeId, userId, text, now }: { causeId: number; userId: number; text: string; now: number },
): Promise<void> {
  const wanted = await db
    .updateTable('cause_closing')
    .set({ wanted_at: new Date(now), wanted_by: userId, wanted_text: text })
    .where('cause_id', '=', causeId)
    .where('stage', '=', 'closed')
    .where('wanted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!wanted) throw new HttpError('illegalMove')
  await recordAudit(db, { action: 'causeReopeningWanted', userId, subject: `cause:${causeId}`, detail: { text }, at: now })
}

/** What closing means, or has meant, for a cause's people and money. */
async function outlookOf(db: Db, causeId: number, lifecycle: CauseLifecycle, now: number): Promise<ClosingOutlook> {
  const { supporters_count: supporters } = await db
    .selectFrom('cause')
    .select('supporters_count')
    .where('id', '=', causeId)
    .executeTakeFirstOrThrow()
  if (lifecycle === 'closed') {
    const { payablePence, heldPence, pendingPence, waits } = await heldMoneyOf(db, causeId, now)
    return { supporters, availablePence: payablePence, waits, pendingPence, heldPence }
  }
  // Everything that is available now, as if it had just closed.
  const { pence, decided } = await balanceAt(db, causeId, new Date(now + 1), now, { isLast: true })
  const waits = pence === 0 || decided === 'paying' ? null : decided
  return { supporters, availablePence: pence, waits, pendingPence: await pendingOf(db, causeId), heldPence: 0 }
}

export async function closingOf(db: Db, causeId: number, now: number): Promise<CauseClosing> {
  const { lifecycle } = await db.selectFrom('cause').select('lifecycle').where('id', '=', causeId).executeTakeFirstOrThrow()
  const closing = await currentClosing(db, causeId)
  const refused = closing?.closed_at
    ? await db
        .selectFrom('held_decision')
        .select('reason')
        .where('cause_id', '=', causeId)
        .where('kind', '=', 'notReopened')
        .where('decided_at', '>=', closing.closed_at)
        .orderBy('id', 'desc')
        .executeTakeFirst()
    : undefined
  return {
    stage: lifecycle,
    reason: closing?.reason ?? null,
    askedBy: closing?.asked_by ? await nameOf(db, closing.asked_by) : null,
    closesAt: closing?.closes_at.toISOString() ?? null,
    closedAt: closing?.closed_at?.toISOString() ?? null,
    isReopeningWanted: !!closing?.wanted_at,
    refusal: closing?.wanted_at ? null : (refused?.reason ?? null),
    outlook: await outlookOf(db, causeId, lifecycle, now),
  }
}
