import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { refreshThresholds } from '#contract/limits.ts'
import type { Tokens } from '#contract/session/session.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { type Scope, seconds, type TokenClaims, type TokenKeys } from '../gate/token.ts'
import { sharedSecret } from '../settings.ts'
import { hashOf, newSecret } from '../shared/secrets.ts'
import { type Device, endOf, endStolen, openDevice } from '../shared/session/devices.ts'

/** Seconds in which what was replaced still answers the same successor, for tabs and answers that crossed (reliability S5). */
export const graceSeconds = 30

/** Reads the signing secret. Throws when a lifetime is below twice its refresh threshold, which would refresh on every call. */
export async function loadTokenKeys(db: Db, config: Config): Promise<TokenKeys> {
  const keys = { secret: await sharedSecret(db, 'token-secret'), accessLifetime: 2 * 3600, refreshLifetime: 180 * 86_400 }
  const threshold = refreshThresholds(config.environment)
  if (keys.accessLifetime < 2 * threshold.access || keys.refreshLifetime < 2 * threshold.refresh) {
    throw new Error('Tokens live for less than twice their refresh threshold: every request would refresh them.')
  }
  return keys
}

/** What follows a secret: the same for everybody who asks with it, and not to be guessed without our key. */
export const deriveToken = (keys: TokenKeys, name: string, from: string) =>
  createHmac('sha256', keys.secret).update(`${name}:${from}`).digest('base64url')

async function sign(keys: TokenKeys, type: 'access' | 'refresh', claims: TokenClaims): Promise<string> {
  return new SignJWT({ typ: type, fam: claims.familyId, scope: claims.scope })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(claims.userId))
    .setJti(claims.id)
    .setIssuedAt(claims.issuedAt)
    .setExpirationTime(claims.expiresAt)
    .sign(keys.secret)
}

export interface Issue {
  keys: TokenKeys
  /** Milliseconds. */
  now: number
  /** Milliseconds: when the person was proven, as they are by logging in. */
  provenAt?: number | null
}

/** Whom tokens are for. `endsAt`, in seconds, is the end of the session that no replacement moves. */
interface Owner {
  userId: number
  familyId: string
  scope: Scope
  endsAt: number
}

function refreshClaims({ keys }: Issue, { endsAt, ...owner }: Owner, id: string, issuedAt: number): TokenClaims {
  return { ...owner, id, issuedAt, expiresAt: Math.min(issuedAt + keys.refreshLifetime, endsAt) }
}

async function accessToken({ keys, now }: Issue, { endsAt, ...owner }: Owner): Promise<string> {
  const issuedAt = seconds(now)
  const expiresAt = Math.min(issuedAt + keys.accessLifetime, endsAt)
  return sign(keys, 'access', { ...owner, id: newSecret(), issuedAt, expiresAt })
}

async function keepRefreshToken(db: Db, claims: TokenClaims): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({
      id_hash: hashOf(claims.id),
      family_id: claims.familyId,
      issued_at: claims.issuedAt,
      expires_at: claims.expiresAt,
      replaced_at: null,
      successor_issued_at: null,
    })
    .execute()
}

/** Where a session is begun again with the same key: its names, when that was first (milliseconds), and whether it is there already. */
interface Known {
  familyId: string
  tokenId: string
  at: number
  isThere: boolean
}

/** Begins a session on a device: a family of tokens that are revoked together. */
export async function beginSession(
  db: Db,
  issue: Issue,
  device: Device,
  scope: Scope,
  known: Known = { familyId: newSecret(), tokenId: newSecret(), at: issue.now, isThere: false },
): Promise<Tokens> {
  const ends = endOf(device, scope)
  const owner = { userId: device.userId, scope, familyId: known.familyId, endsAt: seconds(ends) }
  const claims = refreshClaims(issue, owner, known.tokenId, seconds(known.at))
  if (!known.isThere) {
    await db
      .insertInto('session_family')
      .values({
        id: owner.familyId,
        user_id: device.userId,
        device_id: device.id,
        scope,
        created_at: new Date(issue.now),
        ends_at: new Date(ends),
        proven_at: issue.provenAt ? new Date(issue.provenAt) : null,
      })
      .execute()
    await keepRefreshToken(db, claims)
  }
  return { accessToken: await accessToken(issue, owner), refreshToken: await sign(issue.keys, 'refresh', claims) }
}

/** Somebody still holds a token that was replaced more than half a minute ago: whatever the device holds ends. */
async function endReused(db: Db, deviceId: string, now: number): Promise<void> {
  const device = await openDevice(db, deviceId)
  if (device) await endStolen(db, device, now)
}

const isOverdue = (replacedAt: Date, now: number) => now - replacedAt.getTime() > graceSeconds * 1000

/** Tells whose it was that something was stolen, in the transaction that ends it. */
export type TellOwner = (db: Db, userId: number) => Promise<void>

/** Whether a refresh token may still be used for something that does not replace it. One that was replaced is as much theft here as where it is replaced. */
export async function checkCurrent(
  db: Db,
  claims: TokenClaims,
  deviceId: string,
  now: number,
  tellOwner: TellOwner,
): Promise<'current' | 'gone' | 'reused'> {
  const row = await db
    .selectFrom('refresh_token')
    .select('replaced_at')
    .where('id_hash', '=', hashOf(claims.id))
    .executeTakeFirst()
  if (!row) return 'gone'
  if (!row.replaced_at || !isOverdue(row.replaced_at, now)) return 'current'
  await db.transaction().execute(async (all) => {
    await endReused(all, deviceId, now)
    await tellOwner(all, claims.userId)
  })
  return 'reused'
}

/** A new access token beside the same refresh token. */
export async function renewAccess(issue: Issue, claims: TokenClaims, endsAt: Date, refreshToken: string): Promise<Tokens> {
  return { accessToken: await accessToken(issue, { ...claims, endsAt: seconds(endsAt.getTime()) }), refreshToken }
}

export type Rotation = { outcome: 'rotated'; tokens: Tokens } | { outcome: 'gone' | 'reused' }

/**
 * Replaces a refresh token, with one conditional UPDATE so that parallel refreshes have one winner. The successor's id is derived from the
 * old one, so the same token within the grace gets the same successor, in any process. Later use is theft: whatever the device holds ends.
 */
export async function rotate(db: Db, issue: Issue, claims: TokenClaims, tellOwner: TellOwner): Promise<Rotation> {
  const successorId = deriveToken(issue.keys, 'next', claims.id)
  const issuedAt = seconds(issue.now)
  return db.transaction().execute(async (transaction) => {
    const family = await transaction
      .selectFrom('session_family')
      .select(['device_id', 'ends_at'])
      .where('id', '=', claims.familyId)
      .where('revoked_at', 'is', null)
      .where('ends_at', '>', new Date(issue.now))
      .executeTakeFirst()
    if (!family) return { outcome: 'gone' }
    const won = await transaction
      .updateTable('refresh_token')
      .set({ replaced_at: new Date(issue.now), successor_issued_at: issuedAt })
      .where('id_hash', '=', hashOf(claims.id))
      .where('replaced_at', 'is', null)
      .returning('id_hash')
      .executeTakeFirst()
    const row = await transaction
      .selectFrom('refresh_token')
      .selectAll()
      .where('id_hash', '=', hashOf(claims.id))
      .executeTakeFirst()
    if (!row?.replaced_at || row.successor_issued_at === null) return { outcome: 'gone' }
    const owner = { ...claims, endsAt: seconds(family.ends_at.getTime()) }
    const next = refreshClaims(issue, owner, successorId, Number(row.successor_issued_at))
    if (won) {
      await keepRefreshToken(transaction, next)
    } else if (isOverdue(row.replaced_at, issue.now)) {
      await endReused(transaction, family.device_id, issue.now)
      await tellOwner(transaction, claims.userId)
      return { outcome: 'reused' }
    }
    return {
      outcome: 'rotated',
      tokens: { accessToken: await accessToken(issue, owner), refreshToken: await sign(issue.keys, 'refresh', next) },
    }
  })
}
