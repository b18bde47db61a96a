import { sql } from 'kysely'
import { currentClosing, moveCause, notifyAdminsOf } from '#server/cause-admin/close-cause/closing.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { recordDecision, type SupportAct } from './held-money.ts'

/** Those who supported it when it closed, and have chosen no other cause since, support it again; they and who was told of the closing hear of it. */
async function restoreSupporters(db: Db, causeId: number, closing: { id: number; closed_at: Date }, at: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    UPDATE app_user SET supported_cause_id = ${causeId}, supported_since = ${at} WHERE supported_cause_id IS NULL AND disabled_at IS NULL AND id IN (
      SELECT user_id FROM (SELECT user_id, cause_id, since, lag(cause_id) OVER mine AS before, lead(id) OVER mine AS later FROM cause_choice
        WHERE user_id IN (SELECT user_id FROM notice WHERE kind = 'causeClosed' AND subject = ${String(closing.id)}) WINDOW mine AS (PARTITION BY user_id ORDER BY since, id)) AS choice
      WHERE cause_id IS NULL AND since = ${closing.closed_at} AND before = ${causeId} AND later IS NULL) RETURNING id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`INSERT INTO cause_choice (user_id, cause_id, since) SELECT id, ${causeId}::integer, ${at}::timestamptz FROM unnest(${ids}::integer[]) AS person(id)`.execute(
    db,
  )
  await sql`UPDATE cause SET supporters_count = supporters_count + ${ids.length} WHERE id = ${causeId}`.execute(db)
  await sql`INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT user_id, 'causeReopened', subject, detail - 'pence', ${at}, false FROM notice WHERE kind = 'causeClosed' AND subject = ${String(closing.id)} ON CONFLICT DO NOTHING`.execute(
    db,
  )
}

/** G-030: a cause that has closed is open again. What was held is its balance like any other, and a move that was proposed is off. */
export async function reopenCause(db: Db, act: SupportAct): Promise<void> {
  const { causeId, userId, text, now } = act
  const at = new Date(now)
  const closing = await currentClosing(db, causeId)
  if (!closing?.closed_at) throw new HttpError('illegalMove')
  await sql`SELECT id FROM app_user WHERE id IN (SELECT user_id FROM notice WHERE kind = 'causeClosed' AND subject = ${String(closing.id)}) ORDER BY id FOR UPDATE`.execute(
    db,
  )
  await moveCause(db, causeId, { type: 'cause.reopened' })
  await db.updateTable('cause_closing').set({ stage: 'reopened', reopened_at: at }).where('id', '=', closing.id).execute()
  await db
    .updateTable('held_decision')
    .set({ stage: 'outdated', answered_at: at, answer: text })
    .where('cause_id', '=', causeId)
    .where('stage', '=', 'proposed')
    .execute()
  await recordDecision(db, act, { kind: 'reopened', stage: 'done', pence: 0 })
  await recordAudit(db, { action: 'causeReopened', userId, subject: `cause:${causeId}`, detail: { reason: text }, at: now })
  await restoreSupporters(db, causeId, { id: closing.id, closed_at: closing.closed_at }, at)
  await notifyAdminsOf(db, causeId, { kind: 'ownCauseReopened', subject: String(closing.id), detail: {}, now })
}

/** It stays closed; those who run it read why, and may ask again. */
export async function refuseReopening(db: Db, act: SupportAct): Promise<void> {
  const { causeId, userId, text, now } = act
  const refused = await db
    .updateTable('cause_closing')
    .set({ wanted_at: null, wanted_by: null, wanted_text: null })
    .where('cause_id', '=', causeId)
    .where('stage', '=', 'closed')
    .where('wanted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!refused) throw new HttpError('illegalMove')
  await recordDecision(db, act, { kind: 'notReopened', stage: 'done', pence: 0 })
  await recordAudit(db, {
    action: 'causeReopeningRefused',
    userId,
    subject: `cause:${causeId}`,
    detail: { reason: text },
    at: now,
  })
  const subject = `${refused.id}#${now}`
  await notifyAdminsOf(db, causeId, { kind: 'reopeningRefused', subject, detail: { text }, now })
}
