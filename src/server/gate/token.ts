import { jwtVerify } from 'jose'

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

export const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** Tokens whose signature was found good, since that never changes; whether their session still stands is asked of the database with every call. */
const verified = new WeakMap<TokenKeys, Map<string, TokenClaims & { type: 'access' | 'refresh' }>>()
const mostVerified = 5000

/** The claims of a token of the wanted type, or null for anything else: other algorithms, types, shapes and expired ones. */
export async function readToken(
  keys: TokenKeys,
  type: 'access' | 'refresh',
  token: string,
  now: number,
): Promise<TokenClaims | null> {
  const known = verified.get(keys) ?? new Map<string, TokenClaims & { type: 'access' | 'refresh' }>()
  verified.set(keys, known)
  const before = known.get(token)
  if (before) {
    const { type: of, ...claims } = before
    return of === type && seconds(now) < claims.expiresAt ? claims : null
  }
  const claims = await verifyToken(keys, type, token, now)
  const [oldest] = known.keys()
  if (claims && known.size >= mostVerified && oldest !== undefined) known.delete(oldest)
  if (claims) known.set(token, { ...claims, type })
  return claims
}

async function verifyToken(keys: TokenKeys, type: 'access' | 'refresh', token: string, now: number): Promise<TokenClaims | null> {
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
