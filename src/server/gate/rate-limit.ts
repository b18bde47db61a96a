import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { Pseudonym } from '../privacy/pseudonyms.ts'
import { HttpError } from './http-error.ts'

export interface RateRule {
  /** What is counted, and whose. The database keeps only a keyed hash of it: an address of a person or a device is never written down. */
  key: string
  max: number
  /** Milliseconds. */
  window: number
  /** How many uses one call is; one where nothing is said. */
  uses?: number
}

/** As much as the column holds. */
const largestCount = 2_147_483_647

/**
 * Counts a use in the database, so that all processes share the limit. Throws `tooMany` with the seconds to wait once a rule's maximum is passed.
 * Counting before the work is what keeps fifty parallel tries at the limit.
 */
export async function rateLimit(db: Db, now: number, rules: readonly RateRule[]): Promise<void> {
  for (const rule of rules) {
    const from = new Date(now - rule.window)
    const { uses = 1 } = rule
    const { rows } = await sql<{ count: number; window_start: Date }>`
      INSERT INTO rate_window (key, window_start, count) VALUES (${new Pseudonym(rule.key, 'limit')}, ${new Date(now)}, ${uses})
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN rate_window.window_start <= ${from} THEN excluded.count ELSE least(rate_window.count::bigint + excluded.count, ${largestCount})::integer END,
        window_start = CASE WHEN rate_window.window_start <= ${from} THEN excluded.window_start ELSE rate_window.window_start END
      RETURNING count, window_start`.execute(db)
    const row = rows[0]
    if (row && row.count > rule.max) {
      throw new HttpError('tooMany', {
        retryAfterSeconds: Math.max(1, Math.ceil((row.window_start.getTime() + rule.window - now) / 1000)),
      })
    }
  }
}

/** The same as an answer: false once a maximum is passed. A fault of the database is no answer, and is thrown on. */
export async function isWithinLimit(db: Db, now: number, rules: readonly RateRule[]): Promise<boolean> {
  try {
    await rateLimit(db, now, rules)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.code === 'tooMany') return false
    throw error
  }
}

const ownKeys = (keys: readonly string[]) => sql.join(keys.map((key) => sql`${new Pseudonym(key, 'limit')}`))

export async function resetRateLimits(db: Db, keys: readonly string[]): Promise<void> {
  await sql`DELETE FROM rate_window WHERE key IN (${ownKeys(keys)})`.execute(db)
}

/** Takes back one counted use: what went well is no try. Never below nothing. */
export async function refundRateLimit(db: Db, keys: readonly string[]): Promise<void> {
  await sql`UPDATE rate_window SET count = greatest(count - 1, 0) WHERE key IN (${ownKeys(keys)})`.execute(db)
}
