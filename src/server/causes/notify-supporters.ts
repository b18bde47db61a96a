import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/**
 * Who supports a cause, or has raised what it has not been paid, hears that it could not be confirmed: that their shopping raises nothing for it from now on, that what they have
 * raised waits, and that they may choose another cause. Told once, by notice and mail, in the transaction of the decision; those who run the cause have a mail of their own.
 */
export async function notifySupportersOfRefusal(db: Db, causeId: number, now: number): Promise<void> {
  await sql`
    INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT app_user.id, 'causeRefused', ${String(causeId)}, jsonb_build_object('cause', cause.name, 'causeId', cause.id, 'pence', coalesce(raised.pence, 0)), ${new Date(now)}, false
    FROM cause CROSS JOIN app_user
    LEFT JOIN (SELECT user_id, sum(net_pence) AS pence FROM donation WHERE cause_id = ${causeId} AND stage NOT IN ('declined', 'paid') GROUP BY user_id) AS raised
      ON raised.user_id = app_user.id
    WHERE cause.id = ${causeId} AND (app_user.supported_cause_id = ${causeId} OR raised.pence > 0) AND app_user.disabled_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM cause_admin WHERE cause_admin.cause_id = ${causeId} AND cause_admin.user_id = app_user.id)
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Who was told that a cause could not be confirmed hears that it is after all. */
export async function notifyOfRestoring(db: Db, causeId: number, now: number): Promise<void> {
  await sql`
    INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT user_id, 'causeRestored', subject, jsonb_build_object('cause', cause.name, 'causeId', cause.id), ${new Date(now)}, false
    FROM notice JOIN cause ON cause.id = ${causeId} WHERE notice.kind = 'causeRefused' AND notice.subject = ${String(causeId)}
    ON CONFLICT DO NOTHING`.execute(db)
}
