import type { Kysely } from 'kysely'
import { limits } from '../../contract/limits.ts'
import type { Tables } from '../db/schema.ts'

/** The account that counts for a cause: the newest that nobody has taken back. */
export async function accountOf(db: Kysely<Tables>, causeId: number) {
  return db
    .selectFrom('bank_details')
    .select(['id', 'account_name', 'account_number', 'is_building_society', 'changed_at'])
    .where('cause_id', '=', causeId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** G-027: until when a change can be undone and nothing is paid to the account; null once it is in force. */
export function heldUntil(changedAt: Date, now: number): Date | null {
  const until = changedAt.getTime() + limits.bankDetailsHold
  return until > now ? new Date(until) : null
}
