import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { MINUTE } from '#contract/limits.ts'
import type { Services } from '../services.ts'
import { isClosed, runsCause } from '../shared/admins.ts'
import { HttpError } from './http-error.ts'
import type { Scope, TokenClaims } from './token.ts'
import { readToken } from './token.ts'

/** The person behind a call. */
export interface CurrentUser {
  userId: number
  scope: Scope
  familyId: string
  deviceId: string
  /** When this session is over, however often its tokens are replaced. */
  endsAt: Date
  isSupport: boolean
  /** When it was last shown that it is the person; null where that never was, as in a session that a cookie has opened. */
  provenAt: Date | null
}

export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/-]{1,4096})$/.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

/** Milliseconds: how exact the last use of a device is. A write with every call would be dear. */
const useNotedEvery = 15 * MINUTE

async function personOf({ db, clock }: Services, claims: TokenClaims | null): Promise<CurrentUser | null> {
  if (!claims) return null
  const now = clock.now()
  const row = await db
    .selectFrom('session_family')
    .innerJoin('app_user', 'app_user.id', 'session_family.user_id')
    .innerJoin('device', 'device.id', 'session_family.device_id')
    .select([
      'app_user.is_support',
      'session_family.device_id',
      'session_family.ends_at',
      'session_family.proven_at',
      'device.last_used_at',
    ])
    .where('session_family.id', '=', claims.familyId)
    .where('app_user.id', '=', claims.userId)
    .where('app_user.disabled_at', 'is', null)
    .where('session_family.revoked_at', 'is', null)
    .where('device.ended_at', 'is', null)
    .where('session_family.ends_at', '>', new Date(now))
    .executeTakeFirst()
  if (!row) return null
  if (now - row.last_used_at.getTime() > useNotedEvery)
    await db
      .updateTable('device')
      .set({ last_used_at: new Date(now) })
      .where('id', '=', row.device_id)
      .execute()
      .catch(() => {}) // where nothing can be written, reading goes on
  const { userId, scope, familyId } = claims
  return {
    userId,
    scope,
    familyId,
    deviceId: row.device_id,
    endsAt: row.ends_at,
    isSupport: row.is_support,
    provenAt: row.proven_at,
  }
}

export async function authenticate(services: Services, request: FastifyRequest): Promise<CurrentUser | null> {
  const token = bearerToken(request)
  return token ? personOf(services, await readToken(services.keys, 'access', token, services.clock.now())) : null
}

/** The refresh token that a call came with; throws RefreshTokenNotFound for any other. */
export async function refreshClaimsOf(
  services: Services,
  request: FastifyRequest,
): Promise<{ token: string; claims: TokenClaims; user: CurrentUser }> {
  const token = bearerToken(request)
  const claims = token ? await readToken(services.keys, 'refresh', token, services.clock.now()) : null
  const user = await personOf(services, claims)
  if (!token || !claims || !user) throw new HttpError('RefreshTokenNotFound')
  return { token, claims, user }
}

/** Throws the refusal that the access of a call asks for. The path's cause id is checked here, for every call alike, and so is whether the cause has closed (G-030). */
export async function authorize(
  services: Services,
  { access, method, whenClosed }: Pick<Call, 'access' | 'method' | 'whenClosed'>,
  user: CurrentUser | null,
  causeId: unknown,
): Promise<void> {
  if (access === 'anyone' || access === 'optional' || access === 'refreshToken') return
  if (!user) throw new HttpError('notSignedIn')
  if (access === 'semi') return
  if (user.scope !== 'full') throw new HttpError('signInAgain')
  if (access === 'support' && !user.isSupport) throw new HttpError('notAllowed')
  if (access !== 'causeAdmin') return
  if (typeof causeId !== 'number' || !(await runsCause(services.db, user.userId, causeId))) throw new HttpError('notAllowed')
  if (method !== 'GET' && !whenClosed && (await isClosed(services.db, causeId))) throw new HttpError('causeClosed')
}
