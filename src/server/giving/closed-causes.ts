import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** G-030: which of some causes have closed, and until when money must have been ready for the next payment run to pay it. */
export async function closedOf(db: Kysely<Tables>, causeIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('cause_closing')
    .select(['cause_id', 'payable_until'])
    .where(sql<boolean>`cause_id = ANY(${causeIds}::integer[])`)
    .where('stage', '=', 'closed')
    .execute()
  return new Map(rows.flatMap(({ cause_id, payable_until }) => (payable_until ? [[cause_id, payable_until] as const] : [])))
}
