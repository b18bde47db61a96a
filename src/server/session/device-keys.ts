import type { FastifyRequest } from 'fastify'
import { DAY, limits } from '#contract/limits.ts'
import type { Tokens } from '#contract/session/session.ts'
import type { Db } from '../db/open.ts'
import type { Scope } from '../gate/token.ts'
import { hashOf, newSecret } from '../shared/secrets.ts'
import { type Device, endOf, endStolen, openDevice } from '../shared/session/devices.ts'
import { knownDeviceCookie } from '../shared/session/known-devices.ts'
import { beginSession, deriveToken, graceSeconds, type Issue, type TellOwner } from './tokens.ts'

/** What a device shows instead of tokens: the id of the older site (PHPSESSID), and the hash by which it is recognised. */
export type KeyKind = 'legacySession' | 'checkSupporter'

const lifeOf = { legacySession: limits.legacySessionCookieDays * DAY, checkSupporter: limits.checkSupporterCookieDays * DAY }

async function keepKey(db: Db, device: Device, key: { kind: KeyKind; secret: string; scope: Scope }, now: number): Promise<void> {
  const expires = Math.min(now + lifeOf[key.kind], endOf(device, key.scope))
  await db
    .insertInto('device_key')
    .values({ hash: hashOf(key.secret), kind: key.kind, device_id: device.id, scope: key.scope, expires_at: new Date(expires) })
    .execute()
}

/** Both keys of a device. What was made with half a session is worth half a session; being recognised never is worth more. */
export async function newDeviceKeys(db: Db, device: Device, scope: Scope, now: number) {
  const sessionId = newSecret()
  const checkSupporter = newSecret()
  await keepKey(db, device, { kind: 'legacySession', secret: sessionId, scope }, now)
  await keepKey(db, device, { kind: 'checkSupporter', secret: checkSupporter, scope: 'semi' }, now)
  return { sessionId, checkSupporter }
}

export type DeviceKeyExchange = { outcome: 'used'; tokens: Tokens; successor: string } | { outcome: 'gone' | 'reused' }

/** What a browser is told from another by: the secret that no script of it can read, where it has one, and what it says of itself. */
export const browserOf = (request: FastifyRequest): string =>
  hashOf(`${request.cookies[knownDeviceCookie] ?? ''}\n${request.headers['user-agent'] ?? ''}`)

/**
 * Changes a key for tokens and its successor, once: with one conditional UPDATE, so that parallel tabs have one winner. Successor and tokens are derived from the
 * key, so the same id of the older site within the grace gets the same ones, in any process; a check-supporter hash works once (S16). Later use is theft, and so is
 * use in another browser: both kinds of key lie in cookies that scripts of the whole parent domain can read.
 */
export async function exchangeDeviceKey(
  db: Db,
  issue: Issue,
  { kind, secret, browser }: { kind: KeyKind; secret: string; browser: string },
  tellOwner: TellOwner,
): Promise<DeviceKeyExchange> {
  const { now, keys } = issue
  const hash = hashOf(secret)
  return db.transaction().execute(async (transaction) => {
    const won = await transaction
      .updateTable('device_key')
      .set({ replaced_at: new Date(now), replaced_by: browser })
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .where('replaced_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .returning('hash')
      .executeTakeFirst()
    const key = await transaction
      .selectFrom('device_key')
      .selectAll()
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .executeTakeFirst()
    const device = key?.replaced_at ? await openDevice(transaction, key.device_id) : null
    if (!key?.replaced_at || !device) return { outcome: 'gone' }
    const isElsewhere = key.replaced_by !== null && key.replaced_by !== browser
    if (!won && (isElsewhere || now - key.replaced_at.getTime() > graceSeconds * 1000)) {
      await endStolen(transaction, device, now)
      await tellOwner(transaction, device.userId)
      return { outcome: 'reused' }
    }
    if (!won && kind === 'checkSupporter') return { outcome: 'gone' }
    const successor = deriveToken(keys, kind, secret)
    if (won) await keepKey(transaction, device, { kind, secret: successor, scope: key.scope }, now)
    const tokens = await beginSession(transaction, issue, device, key.scope, {
      familyId: deriveToken(keys, `${kind} family`, secret),
      tokenId: deriveToken(keys, `${kind} token`, secret),
      at: key.replaced_at.getTime(),
      isThere: !won,
    })
    return { outcome: 'used', tokens, successor }
  })
}

/** True while the older site would let this device in. */
export async function isLegacySessionOpen(db: Db, sessionId: string, now: number): Promise<boolean> {
  const key = await db
    .selectFrom('device_key')
    .select('replaced_at')
    .where('hash', '=', hashOf(sessionId))
    .where('kind', '=', 'legacySession')
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  return key !== undefined && (!key.replaced_at || now - key.replaced_at.getTime() <= graceSeconds * 1000)
}
