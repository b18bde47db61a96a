import { sql } from 'kysely'
import { DAY, HOUR, limits, MINUTE, SECOND } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit, refundRateLimit, resetRateLimits } from '../gate/rate-limit.ts'
import { Pseudonym } from '../privacy/pseudonyms.ts'

const { free, first, longest, besieged } = limits.passwordWaits

/** How long an account, or a known device of it, waits after so many wrong passwords in a day: ever longer, but never so long that its owner is kept out. */
function waitAfter(count: number): number {
  if (count < free) return 0
  if (count >= besieged) return HOUR
  return Math.min(first * 2 ** (count - free), longest)
}
const waits = Array.from({ length: besieged }, (_, index) => waitAfter(index + 1) / SECOND)

/** Counts a try before it is looked at, so that of many at once only the free ones are. Throws `tooMany` while the last one's wait goes on. */
async function takeTry(db: Db, now: number, key: string): Promise<void> {
  const at = new Date(now)
  const from = new Date(now - DAY)
  const { rows } = await sql<{ count: number }>`
    INSERT INTO rate_window (key, window_start, count, free_at) VALUES (${new Pseudonym(key, 'limit')}, ${at}, 1, ${at})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN rate_window.window_start <= ${from} THEN 1 ELSE rate_window.count + 1 END,
      window_start = CASE WHEN rate_window.window_start <= ${from} THEN excluded.window_start ELSE rate_window.window_start END,
      free_at = ${at}::timestamptz + make_interval(secs => (${waits}::int[])[least(CASE WHEN rate_window.window_start <= ${from} THEN 1 ELSE rate_window.count + 1 END, ${besieged}::int)])
    WHERE rate_window.free_at IS NULL OR rate_window.free_at <= ${at}
    RETURNING count`.execute(db)
  if (rows[0]) return
  const { rows: waiting } = await sql<{
    free_at: Date | null
  }>`SELECT free_at FROM rate_window WHERE key = ${new Pseudonym(key, 'limit')}`.execute(db)
  const left = (waiting[0]?.free_at?.getTime() ?? now) - now
  throw new HttpError('tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(left / SECOND)) })
}

/** What went well was no try, and nobody has to wait for it. */
async function returnTry(db: Db, now: number, key: string): Promise<void> {
  await sql`UPDATE rate_window SET count = greatest(count - 1, 0), free_at = ${new Date(now)} WHERE key = ${new Pseudonym(key, 'limit')}`.execute(
    db,
  )
}

export interface PasswordTry {
  email: string
  /** As `networkOf` answers it. */
  network: string
  /** The hash of the device's secret, where the account has been logged in to on it. */
  device: string | null
}

/**
 * Threat A1. A known device has waits of its own, so that whoever guesses elsewhere keeps nobody out. Else: five tries in 15 minutes per network and person,
 * 100 a day per network, and per person waits that grow from 15 seconds to 15 minutes, and to an hour once a day has seen 31 wrong ones: 50 a day at most.
 * Answers what takes the try back once it went well. Throws `tooMany`.
 */
export async function recordPasswordAttempt(
  db: Db,
  now: number,
  { email, network, device }: PasswordTry,
): Promise<{ wentWell(): Promise<void> }> {
  if (device) {
    const own = `login-device:${device}:${email}`
    await takeTry(db, now, own)
    return { wentWell: () => resetRateLimits(db, [own]) }
  }
  const [near, from, account] = [`login:${network}:${email}`, `login-address:${network}`, `login-person:${email}`]
  // The network first: whoever has used up its tries leaves no trace of any more addresses.
  await rateLimit(db, now, [{ key: from, max: 100, window: DAY }])
  await rateLimit(db, now, [{ key: near, max: 5, window: 15 * MINUTE }]).catch(async (error: unknown) => {
    await refundRateLimit(db, [from])
    throw error
  })
  await takeTry(db, now, account).catch(async (error: unknown) => {
    // Nothing was looked at: who waits for others’ tries has not used up their own.
    await refundRateLimit(db, [near, from])
    throw error
  })
  return {
    wentWell: async () => {
      await resetRateLimits(db, [near])
      await refundRateLimit(db, [from])
      await returnTry(db, now, account)
    },
  }
}
