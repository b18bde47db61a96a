import { DAY, limits } from '../../contract/limits.ts'
import type { Db } from '../db/open.ts'
import { hashOf, newSecret } from './tokens.ts'

/** A legacy session id (PHPSESSID), kept hashed for seven days (C-006). */
export async function newLegacySession(db: Db, userId: number, now: number): Promise<string> {
  const id = newSecret()
  await db
    .insertInto('legacy_session')
    .values({ id_hash: hashOf(id), user_id: userId, expires_at: new Date(now + limits.legacySessionCookieDays * DAY) })
    .execute()
  return id
}

/** A check-supporter hash: 192 random bits, kept hashed for 730 days (C-007). */
export async function newCheckSupporter(db: Db, userId: number, now: number): Promise<string> {
  const hash = newSecret()
  await db
    .insertInto('check_supporter')
    .values({ hash: hashOf(hash), user_id: userId, expires_at: new Date(now + limits.checkSupporterCookieDays * DAY) })
    .execute()
  return hash
}
