import { createHash, createHmac, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Tokens } from '../../contract/entities/session.ts'
import { refreshThresholds } from '../../contract/limits.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { sharedSecret } from '../settings.ts'

export type Scope = 'full' | 'semi'

export interface TokenKeys {
  secret: Buffer
  /** Seconds. */
  accessLifetime: number
  refreshLifetime: number
}

export interface TokenClaims {
  userId: number
  familyId: string
  scope: Scope
  id: string
  /** Seconds since the epoch. */
  issuedAt: number
  expiresAt: number
}

/** Seconds in which a replaced refresh token still answers the same successor, for tabs and answers that crossed (reliability S5). */
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

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
export const newSecret = () => randomBytes(24).toString('base64url')
export const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

async function sign(keys: TokenKeys, type: 'access' | 'refresh', claims: TokenClaims): Promise<string> {
  return new SignJWT({ typ: type, fam: claims.familyId, scope: claims.scope })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(claims.userId))
    .setJti(claims.id)
    .setIssuedAt(claims.issuedAt)
    .setExpirationTime(claims.expiresAt)
    .sign(keys.secret)
}

/** The claims of a token of the wanted type, or null for anything else: other algorithms, types, shapes and expired ones. */
export async function readToken(
  keys: TokenKeys,
  type: 'access' | 'refresh',
  token: string,
  now: number,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys.secret, { algorithms: ['HS256'], currentDate: new Date(now) })
    const userId = Number(payload.sub)
    const scope = payload.scope
    if (payload.typ !== type || !Number.isSafeInteger(userId) || typeof payload.fam !== 'string') return null
    if (typeof payload.jti !== 'string' || (scope !== 'full' && scope !== 'semi')) return null
    if (typeof payload.iat !== 'number' || typeof payload.exp !== 'number') return null
    return { userId, familyId: payload.fam, scope, id: payload.jti, issuedAt: payload.iat, expiresAt: payload.exp }
  } catch {
    return null
  }
}

interface Issue {
  keys: TokenKeys
  /** Milliseconds. */
  now: number
}

function refreshClaims(
  { keys }: Issue,
  owner: Pick<TokenClaims, 'userId' | 'familyId' | 'scope'>,
  id: string,
  issuedAt: number,
): TokenClaims {
  return { ...owner, id, issuedAt, expiresAt: issuedAt + keys.refreshLifetime }
}

async function accessToken(issue: Issue, owner: Pick<TokenClaims, 'userId' | 'familyId' | 'scope'>): Promise<string> {
  const issuedAt = seconds(issue.now)
  return sign(issue.keys, 'access', { ...owner, id: newSecret(), issuedAt, expiresAt: issuedAt + issue.keys.accessLifetime })
}

/** Begins a session: a family of tokens that are revoked together. */
export async function beginSession(db: Db, issue: Issue, userId: number, scope: Scope): Promise<Tokens> {
  const owner = { userId, scope, familyId: newSecret() }
  const claims = refreshClaims(issue, owner, newSecret(), seconds(issue.now))
  await db
    .insertInto('session_family')
    .values({ id: owner.familyId, user_id: userId, scope, created_at: new Date(issue.now), revoked_at: null })
    .execute()
  await db
    .insertInto('refresh_token')
    .values({
      id_hash: hashOf(claims.id),
      family_id: owner.familyId,
      issued_at: claims.issuedAt,
      expires_at: claims.expiresAt,
      replaced_at: null,
      successor_issued_at: null,
    })
    .execute()
  return { accessToken: await accessToken(issue, owner), refreshToken: await sign(issue.keys, 'refresh', claims) }
}

/** A new access token beside the same refresh token. */
export async function renewAccess(issue: Issue, claims: TokenClaims, refreshToken: string): Promise<Tokens> {
  return { accessToken: await accessToken(issue, claims), refreshToken }
}

export type Rotation = { outcome: 'rotated'; tokens: Tokens } | { outcome: 'gone' } | { outcome: 'reused'; userId: number }

/**
 * Replaces a refresh token, with one conditional UPDATE so that parallel refreshes have one winner. The successor's id is derived from the
 * old one, so the same token within the grace gets the same successor, in any process. Later use is theft: the whole family is revoked.
 */
export async function rotate(db: Db, issue: Issue, claims: TokenClaims): Promise<Rotation> {
  const successorId = createHmac('sha256', issue.keys.secret).update(`next:${claims.id}`).digest('base64url')
  const issuedAt = seconds(issue.now)
  return db.transaction().execute(async (transaction) => {
    const family = await transaction
      .selectFrom('session_family')
      .select('revoked_at')
      .where('id', '=', claims.familyId)
      .executeTakeFirst()
    if (!family || family.revoked_at) return { outcome: 'gone' }
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
    const next = refreshClaims(issue, claims, successorId, Number(row.successor_issued_at))
    if (won) {
      await transaction
        .insertInto('refresh_token')
        .values({
          id_hash: hashOf(next.id),
          family_id: claims.familyId,
          issued_at: next.issuedAt,
          expires_at: next.expiresAt,
          replaced_at: null,
          successor_issued_at: null,
        })
        .execute()
    } else if (issue.now - row.replaced_at.getTime() > graceSeconds * 1000) {
      await revokeFamily(transaction, claims.familyId, issue.now)
      return { outcome: 'reused', userId: claims.userId }
    }
    return {
      outcome: 'rotated',
      tokens: { accessToken: await accessToken(issue, claims), refreshToken: await sign(issue.keys, 'refresh', next) },
    }
  })
}

export async function revokeFamily(db: Db, familyId: string, now: number): Promise<void> {
  await db
    .updateTable('session_family')
    .set({ revoked_at: new Date(now) })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute()
}
