import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { currentClosing, moveCause, notifyAdminsOf } from './closing.ts'

const perRun = 100

/** Who supports a cause, or has raised what it has not been paid, hears that it has closed: nothing that they raised is lost without a word. */
async function notifySupporters(db: Db, causeId: number, closingId: number, at: Date): Promise<void> {
  await sql`
    INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT app_user.id, 'causeClosed', ${String(closingId)}, jsonb_build_object('cause', cause.name, 'causeId', cause.id, 'pence', coalesce(raised.pence, 0)), ${at}, false
    FROM cause CROSS JOIN app_user
    LEFT JOIN (SELECT user_id, sum(net_pence) AS pence FROM donation WHERE cause_id = ${causeId} AND stage NOT IN ('declined', 'paid') GROUP BY user_id) AS raised
      ON raised.user_id = app_user.id
    WHERE cause.id = ${causeId} AND (app_user.supported_cause_id = ${causeId} OR raised.pence > 0) AND app_user.disabled_at IS NULL
    ON CONFLICT DO NOTHING`.execute(db)
}

/** From now on they support no cause until they choose another: what they buy raises nothing for one that has closed. */
async function releaseSupporters(db: Db, causeId: number, at: Date): Promise<void> {
  await sql`INSERT INTO cause_choice (user_id, cause_id, since) SELECT id, NULL, ${at} FROM app_user WHERE supported_cause_id = ${causeId}`.execute(
    db,
  )
  await sql`UPDATE app_user SET supported_cause_id = NULL, supported_since = NULL WHERE supported_cause_id = ${causeId}`.execute(
    db,
  )
  await sql`UPDATE cause SET supporters_count = 0 WHERE id = ${causeId}`.execute(db)
}

async function close(db: Db, causeId: number, now: number): Promise<void> {
  const at = new Date(now)
  // People before causes, as where somebody chooses one.
  await sql`SELECT id FROM app_user WHERE supported_cause_id = ${causeId} ORDER BY id FOR UPDATE`.execute(db)
  // Whoever has undone it meanwhile, and another process that is at it, have this row.
  await sql`SELECT id FROM cause WHERE id = ${causeId} FOR UPDATE`.execute(db)
  const closing = await currentClosing(db, causeId)
  if (closing?.stage !== 'closing' || closing.closes_at.getTime() > now) return
  await moveCause(db, causeId, { type: 'week.over' })
  await db
    .updateTable('cause_closing')
    .set({ stage: 'closed', closed_at: at, payable_until: at })
    .where('id', '=', closing.id)
    .execute()
  await notifySupporters(db, causeId, closing.id, at)
  await notifyAdminsOf(db, causeId, { kind: 'ownCauseClosed', subject: String(closing.id), detail: {}, now })
  await releaseSupporters(db, causeId, at)
  await db
    .updateTable('admin_invite')
    .set({ status: 'revoked' })
    .where('cause_id', '=', causeId)
    .where('status', '=', 'pending')
    .execute()
  await recordAudit(db, { action: 'causeClosed', userId: null, subject: `cause:${causeId}`, at: now })
}

/** G-030: causes whose week is over. Money does not move here: what is available goes with the next payment run. */
export async function closeCauses({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const due = await db
    .selectFrom('cause_closing')
    .select('cause_id')
    .where('stage', '=', 'closing')
    .where('closes_at', '<=', new Date(now))
    .orderBy('closes_at')
    .limit(perRun)
    .execute()
  for (const { cause_id } of due) await db.transaction().execute((transaction) => close(transaction, cause_id, now))
}
