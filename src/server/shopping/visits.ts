import { sql } from 'kysely'
import { limits, MINUTE } from '../../contract/limits.ts'
import type { Db } from '../db/open.ts'

/** Visits made before signing in belong to whoever signs in within the same 30-minute visit session. */
export async function attachVisits(
  db: Db,
  userId: number,
  visitSession: string | string[] | undefined,
  now: number,
): Promise<void> {
  if (typeof visitSession !== 'string' || visitSession.length < 16) return
  await sql`UPDATE visit SET user_id = ${userId}, cause_id = (SELECT supported_cause_id FROM app_user WHERE id = ${userId})
    WHERE visit_session = ${visitSession} AND user_id IS NULL AND created_at > ${new Date(now - limits.visitSessionMinutes * MINUTE)}`.execute(
    db,
  )
}
