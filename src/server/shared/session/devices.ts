import { randomBytes } from 'node:crypto'
import { DAY, limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { countAudit } from '../audit.ts'

/** A sign-in on a browser, and what descends from it. Times are milliseconds. */
export interface Device {
  id: string
  rootId: string
  userId: number
  /** When the person was proven. All ends count from here, so that nothing that is handed on lives longer than what it came from. */
  signedInAt: number
}

/** More than anybody uses. Those that are kept are the ones that were used last. */
export const devicesPerPerson = 50

/** When what a device holds is over, however often it was replaced: a year for a full session, C-007 for being recognised. */
export const endOf = (device: Pick<Device, 'signedInAt'>, scope: 'full' | 'semi'): number =>
  device.signedInAt + (scope === 'full' ? limits.sessionLifeDays : limits.checkSupporterCookieDays) * DAY

/** While a session is begun nobody ends all of the person’s, and the other way round: what is true after this stays so until the transaction ends. */
export const holdPerson = (db: Db, userId: number) =>
  db.selectFrom('app_user').select('id').where('id', '=', userId).forShare().execute()

export async function beginDevice(
  db: Db,
  {
    userId,
    userAgent,
    now,
    from,
    browser,
  }: { userId: number; userAgent: string | undefined; now: number; from?: Device; browser?: string },
): Promise<Device> {
  const id = randomBytes(16).toString('base64url')
  const device = { id, rootId: from?.rootId ?? id, userId, signedInAt: from?.signedInAt ?? now }
  await db
    .insertInto('device')
    .values({
      id,
      root_id: device.rootId,
      user_id: userId,
      signed_in_at: new Date(device.signedInAt),
      last_used_at: new Date(now),
      user_agent: (userAgent ?? '').slice(0, 300),
      browser_hash: browser ?? null,
    })
    .execute()
  await forgetOldest(db, device)
  return device
}

/** Logging in without end, or handing over, fills nothing: beside this device a person keeps so many, and whatever the others held goes with them. */
async function forgetOldest(db: Db, { id, userId }: Device): Promise<void> {
  const others = await db
    .selectFrom('device')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .orderBy((row) => row('ended_at', 'is', null), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .offset(devicesPerPerson - 1)
    .execute()
  if (others.length === 0) return
  // What another sign-in of theirs forgets just now is left to it, so that neither waits for the other.
  const mine = await db
    .selectFrom('device')
    .select('id')
    .where(
      'id',
      'in',
      others.map((row) => row.id),
    )
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = ['', ...mine.map((row) => row.id)]
  await db.deleteFrom('device_key').where('device_id', 'in', ids).execute()
  const families = db.selectFrom('session_family').select('id').where('device_id', 'in', ids)
  await db.deleteFrom('refresh_token').where('family_id', 'in', families).execute()
  await db.deleteFrom('session_family').where('device_id', 'in', ids).execute()
  await db.deleteFrom('device').where('id', 'in', ids).execute()
}

/** A device that has not been ended, of somebody whose account is open. */
export async function openDevice(db: Db, id: string): Promise<Device | null> {
  const row = await db
    .selectFrom('device')
    .innerJoin('app_user', 'app_user.id', 'device.user_id')
    .select(['device.id', 'root_id', 'user_id', 'signed_in_at'])
    .where('device.id', '=', id)
    .where('ended_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row ? { id, rootId: row.root_id, userId: row.user_id, signedInAt: row.signed_in_at.getTime() } : null
}

export async function deviceOfFamily(db: Db, familyId: string): Promise<Device | null> {
  const family = await db.selectFrom('session_family').select('device_id').where('id', '=', familyId).executeTakeFirst()
  return family ? openDevice(db, family.device_id) : null
}

async function end(db: Db, ids: readonly string[], now: number, butFamily = ''): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('device_key').where('device_id', 'in', ids).execute()
  await db.deleteFrom('push_subscription').where('device_id', 'in', ids).execute()
  await db
    .updateTable('session_family')
    .set({ revoked_at: new Date(now) })
    .where('device_id', 'in', ids)
    .where('id', '!=', butFamily)
    .where('revoked_at', 'is', null)
    .execute()
  await db
    .updateTable('device')
    .set({ ended_at: new Date(now) })
    .where('id', 'in', ids)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('session_family').select('id').whereRef('device_id', '=', 'device.id').where('id', '=', butFamily),
        ),
      ),
    )
    .execute()
}

/** Logging out ends whatever the device holds, shown or not. */
export const endDevice = (db: Db, id: string, now: number) => end(db, [id], now)

/**
 * A browser has room for one sign-in: what it held before, known by the browser's own hash or by what it still shows, is thrown away with the next one, and
 * ends. What belongs to somebody else ends only where it was shown.
 */
export async function endReplaced(
  db: Db,
  { userId, browser, shown, now }: { userId: number; browser: string; shown: readonly string[]; now: number },
): Promise<void> {
  const rows = await db
    .selectFrom('device')
    .select('id')
    .where('ended_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('browser_hash', '=', browser), where('user_id', '=', userId)]),
        where(
          'id',
          'in',
          where
            .selectFrom('device_key')
            .select('device_id')
            .where('hash', 'in', ['', ...shown])
            .where('kind', '!=', 'fingerprint'),
        ),
      ]),
    )
    .execute()
  await end(
    db,
    rows.map(({ id }) => id),
    now,
  )
}

/** Something was stolen: the device ends, and every other that its session was handed over to. In the caller's transaction, with the trail's line of it. */
export async function endStolen(db: Db, device: Device, now: number): Promise<void> {
  await countAudit(db, { action: 'refreshTokenReused', userId: null, subject: `user:${device.userId}`, at: now })
  const rows = await db
    .selectFrom('device')
    .select('id')
    .where('root_id', '=', device.rootId)
    .where('ended_at', 'is', null)
    .execute()
  await end(
    db,
    rows.map(({ id }) => id),
    now,
  )
}

/** S20: every device of a person signs in anew, and nothing that was kept on one works again. `butFamily` are the tokens that asked for it, where they go on. */
export async function endEverySession(db: Db, userId: number, now: number, butFamily = ''): Promise<void> {
  await db.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const rows = await db.selectFrom('device').select('id').where('user_id', '=', userId).where('ended_at', 'is', null).execute()
  await end(
    db,
    rows.map(({ id }) => id),
    now,
    butFamily,
  )
}
