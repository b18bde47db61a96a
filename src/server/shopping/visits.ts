import { sql } from 'kysely'
import { limits, MINUTE } from '#contract/limits.ts'
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
    WHERE visit_session = ${visitSession} AND user_id IS NULL AND guest_email IS NULL AND created_at > ${new Date(now - limits.visitSessionMinutes * MINUTE)}`.execute(
    db,
  )
}

/** Whoever has proved to own an address, by a link mailed to it, gets what was raised with it as a guest. */
export async function attachGuestVisits(db: Db, user: { id: number; email: string }): Promise<void> {
  const email = user.email.toLowerCase()
  await sql`UPDATE visit SET user_id = ${user.id} WHERE guest_email = ${email} AND user_id IS NULL`.execute(db)
  await sql`UPDATE donation SET user_id = ${user.id} FROM visit WHERE visit.id = donation.visit_id AND visit.guest_email = ${email} AND donation.user_id IS NULL`.execute(
    db,
  )
}
