import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Adds what a donation counts for to its cause's total; called with every move, in its transaction. */
export async function addToCause(db: Db, causeId: number, pence: number): Promise<void> {
  if (pence !== 0) await sql`UPDATE cause SET donations_total = donations_total + ${pence} WHERE id = ${causeId}`.execute(db)
}
