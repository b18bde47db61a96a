import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** What is ready for a cause, and whether we know where to send it. */
export async function outlookOf(db: Db, causeId: number): Promise<{ readyPence: number; hasBankDetails: boolean }> {
  const { rows } = await sql<{ pence: number; has_bank: boolean }>`
    SELECT coalesce(sum(donation_pence), 0) AS pence, EXISTS (SELECT 1 FROM bank_details WHERE cause_id = ${causeId} AND undone_at IS NULL) AS has_bank
    FROM donation WHERE cause_id = ${causeId} AND stage = 'available'`.execute(db)
  return { readyPence: Number(rows[0]?.pence ?? 0), hasBankDetails: rows[0]?.has_bank ?? false }
}
