import { jwtDecode } from 'jwt-decode'
import { limits } from '#contract/limits.ts'
import type { LoginDetails, Tokens } from '#contract/session/session.ts'
import type { TokenCondition } from '#machines/session/token-service/token-service.machine.ts'
import type { KeptCookies } from '#web/platform/cookies.ts'
import type { KeptValues } from '#web/platform/storage.ts'

interface Payload {
  exp: number
  /** Null where the token does not say when it was made. */
  iat: number | null
  scope?: unknown
  sub?: unknown
}

/** V-085…V-087: the payload of a token that has two dots, decodes and names its expiry; null for anything else. Never throws. */
export function readPayload(token: string | null): Payload | null {
  if (!token || token.split('.').length !== 3) return null
  try {
    const payload = jwtDecode<{ exp?: unknown; iat?: unknown; scope?: unknown; sub?: unknown }>(token)
    const { exp, iat } = payload
    if (typeof exp !== 'number' || !Number.isFinite(exp)) return null
    return { exp, iat: typeof iat === 'number' && Number.isFinite(iat) ? iat : null, scope: payload.scope, sub: payload.sub }
  } catch {
    return null
  }
}

/**
 * V-088, V-089. Seconds. A threshold above half of a token's life is clamped, or every call would refresh (reliability S9). A token that does not say when it
 * was made began when this page was given it (`keptAt`); one from before this page goes by the threshold alone, and is refreshed in time.
 */
export function conditionOf(token: string | null, threshold: number, now: number, keptAt: number | null = null): TokenCondition {
  const payload = readPayload(token)
  const left = payload ? payload.exp - now : 0
  if (!payload || left < limits.refreshTokenMinimumSeconds) return 'unusable'
  const begun = payload.iat ?? keptAt
  return left > Math.min(threshold, begun === null ? threshold : (payload.exp - begun) / 2) ? 'fresh' : 'stale'
}

/** What is no token by its letters counts as none: it could not even travel in a header. */
const tokenIn = (kept: string | null) => (kept !== null && /^[\w.-]+$/.test(kept) ? kept : null)

/** Tokens as they were when they were found to be no good; null where there was none. */
export interface DeadTokens {
  access: string | null
  refresh: string | null
}

/** Everything of a session that this device keeps (M-034). */
export function createVault(storage: KeptValues, cookies: KeptCookies, now: () => number) {
  let generation = 0
  /** When this page was given its tokens, in seconds. */
  const given = new Map<string, number>()
  return {
    /** Goes up when the session ends; a late answer of an earlier one must not be kept. */
    generation: () => generation,
    accessToken: () => tokenIn(storage.read('accessToken')),
    refreshToken: () => tokenIn(storage.read('refreshToken')),
    legacySession: () => cookies.read('PHPSESSID'),
    checkSupporter: () => cookies.read('checkSupporter'),
    keptAt: (token: string | null) => given.get(token ?? '') ?? null,
    keepTokens(tokens: Tokens) {
      for (const token of given.keys()) if (token !== tokens.accessToken && token !== tokens.refreshToken) given.delete(token)
      for (const token of [tokens.accessToken, tokens.refreshToken]) if (!given.has(token)) given.set(token, now() / 1000)
      // Another tab may see the first before the second: with a refresh token alone it waits for the rest, with an access token alone it has no session.
      storage.write('refreshToken', tokens.refreshToken)
      storage.write('accessToken', tokens.accessToken)
    },
    keepLegacySession: (id: string) => cookies.write('PHPSESSID', id),
    keepCheckSupporter: (hash: string) => cookies.write('checkSupporter', hash),
    keepLogin(details: LoginDetails) {
      this.keepTokens(details.tokens)
      if (details.sessionId) cookies.write('PHPSESSID', details.sessionId)
      if (details.checkSupporter) cookies.write('checkSupporter', details.checkSupporter)
    },
    /** All, or `only` those: what another tab has written meanwhile stays. */
    deleteTokens(only?: DeadTokens) {
      if (!only || only.access === this.accessToken()) storage.remove('accessToken')
      if (!only || only.refresh === this.refreshToken()) storage.remove('refreshToken')
    },
    dropLegacySession: () => cookies.remove('PHPSESSID'),
    dropCheckSupporter: () => cookies.remove('checkSupporter'),
    /** Another tab has logged out: what is still on its way here must not be kept either. */
    forget() {
      generation += 1
    },
    /** Logging out must also remove both cookies, or the next page would sign in again by itself. */
    clear() {
      generation += 1
      this.deleteTokens()
      cookies.remove('PHPSESSID')
      cookies.remove('checkSupporter')
      // A wizard in progress holds a name and an address, and an answer of support's what somebody has asked: they are not for whoever comes next.
      for (const key of ['registrationDraft', 'typedAnswer', 'supportDrafts', 'celebrated'] as const) storage.remove(key)
    },
  }
}
export type Vault = ReturnType<typeof createVault>
