import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { Refusal } from './refusal.ts'

export interface RateRule {
  key: string
  max: number
  /** Milliseconds. */
  window: number
}

/**
 * Counts one use in the database, so that all processes share the limit. Throws `tooMany` with the seconds to wait once a rule's maximum is passed.
 * Counting before the work is what keeps fifty parallel tries at the limit.
 */
export async function countUse(db: Db, now: number, rules: readonly RateRule[]): Promise<void> {
  for (const rule of rules) {
    const from = new Date(now - rule.window)
    const { rows } = await sql<{ count: number; window_start: Date }>`
      INSERT INTO rate_window (key, window_start, count) VALUES (${rule.key}, ${new Date(now)}, 1)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN rate_window.window_start <= ${from} THEN 1 ELSE rate_window.count + 1 END,
        window_start = CASE WHEN rate_window.window_start <= ${from} THEN excluded.window_start ELSE rate_window.window_start END
      RETURNING count, window_start`.execute(db)
    const row = rows[0]
    if (row && row.count > rule.max) {
      throw new Refusal('tooMany', {
        retryAfterSeconds: Math.max(1, Math.ceil((row.window_start.getTime() + rule.window - now) / 1000)),
      })
    }
  }
}

export async function forgetUses(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_window').where('key', 'in', keys).execute()
}

/** Takes back one counted use: what went well is no try. Never below nothing. */
export async function returnUse(db: Db, keys: readonly string[]): Promise<void> {
  await sql`UPDATE rate_window SET count = greatest(count - 1, 0) WHERE key = ANY(${keys}::text[])`.execute(db)
}
