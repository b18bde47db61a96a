import type { FastifyRequest } from 'fastify'
import type { CallAccess } from '../../contract/calls/call.ts'
import type { Services } from '../services.ts'
import { readToken, type Scope, type TokenClaims } from '../session/tokens.ts'
import { Refusal } from './refusal.ts'

/** The person behind a call. */
export interface Who {
  userId: number
  scope: Scope
  familyId: string
  isSupport: boolean
}

export function bearer(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/-]{1,4096})$/.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

async function personOf(services: Services, claims: TokenClaims | null): Promise<Who | null> {
  if (!claims) return null
  const row = await services.db
    .selectFrom('session_family')
    .innerJoin('app_user', 'app_user.id', 'session_family.user_id')
    .select(['app_user.is_support', 'app_user.disabled_at', 'session_family.revoked_at'])
    .where('session_family.id', '=', claims.familyId)
    .where('app_user.id', '=', claims.userId)
    .executeTakeFirst()
  if (!row || row.revoked_at || row.disabled_at) return null
  return { userId: claims.userId, scope: claims.scope, familyId: claims.familyId, isSupport: row.is_support }
}

export async function whoAsks(services: Services, request: FastifyRequest): Promise<Who | null> {
  const token = bearer(request)
  return token ? personOf(services, await readToken(services.keys, 'access', token, services.clock.now())) : null
}

/** The refresh token that a call came with; throws RefreshTokenNotFound for any other. */
export async function refreshClaimsOf(
  services: Services,
  request: FastifyRequest,
): Promise<{ token: string; claims: TokenClaims }> {
  const token = bearer(request)
  const claims = token ? await readToken(services.keys, 'refresh', token, services.clock.now()) : null
  if (!token || !claims || !(await personOf(services, claims))) throw new Refusal('RefreshTokenNotFound')
  return { token, claims }
}

/** Throws the refusal that the access of a call asks for. The path's cause id is checked here, for every call alike. */
export async function admit(services: Services, access: CallAccess, who: Who | null, causeId: string | undefined): Promise<void> {
  if (access === 'anyone' || access === 'optional' || access === 'refreshToken') return
  if (!who) throw new Refusal('notSignedIn')
  if (access === 'semi') return
  if (who.scope !== 'full') throw new Refusal('signInAgain')
  if (access === 'support' && !who.isSupport) throw new Refusal('notAllowed')
  if (access !== 'causeAdmin') return
  const id = Number(causeId)
  const row = Number.isSafeInteger(id)
    ? await services.db
        .selectFrom('cause_admin')
        .select('cause_id')
        .where('user_id', '=', who.userId)
        .where('cause_id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw new Refusal('notAllowed')
}
