import { limits, SECOND } from '../../contract/limits.ts'
import { tenants } from '../../contract/tenants.ts'
import { countUse } from '../gate/rate-limit.ts'
import { Refusal } from '../gate/refusal.ts'
import { type Handlers, person } from '../gate/serve.ts'
import { refreshClaimsOf } from '../gate/who.ts'
import { compose } from '../mail/messages.ts'
import { newCheckSupporter, newLegacySession } from './legacy.ts'
import { beginSession, hashOf, newSecret, readToken, renewAccess, revokeFamily, rotate } from './tokens.ts'

export const sessionHandlers = {
  refreshRefreshToken: async ({ services, db, now, request }) => {
    const { claims } = await refreshClaimsOf(services, request)
    const rotation = await rotate(db, { keys: services.keys, now }, claims)
    if (rotation.outcome === 'rotated') return { tokens: rotation.tokens }
    if (rotation.outcome === 'reused') {
      await db
        .insertInto('audit')
        .values({ at: new Date(now), user_id: rotation.userId, action: 'refreshTokenReused', detail: '{}' })
        .execute()
      const owner = await db
        .selectFrom('app_user')
        .select(['email', 'first_name'])
        .where('id', '=', rotation.userId)
        .executeTakeFirstOrThrow()
      await services.mail.send(
        compose(owner.email, 'sessionReused', {
          site: tenants[services.config.tenant].name,
          firstName: owner.first_name,
          address: `${services.config.publicUrl}/password/forgot`,
        }),
        now,
      )
    }
    throw new Refusal('RefreshTokenNotFound')
  },

  refreshAccessToken: async ({ services, now, request }) => {
    const { token, claims } = await refreshClaimsOf(services, request)
    return { tokens: await renewAccess({ keys: services.keys, now }, claims, token) }
  },

  retrofitSession: async ({ db, now, ...asked }) => ({
    sessionId: await newLegacySession(db, person(asked).userId, now),
    checkSupporter: await newCheckSupporter(db, person(asked).userId, now),
  }),

  upgradeSession: async ({ services, db, now, body }) => {
    const row = await db
      .selectFrom('legacy_session')
      .selectAll()
      .where('id_hash', '=', hashOf(body.sessionId))
      .where('expires_at', '>', new Date(now))
      .executeTakeFirst()
    if (!row) throw new Refusal('notSignedIn')
    return { tokens: await beginSession(db, { keys: services.keys, now }, row.user_id, 'full') }
  },

  /** Yields semi scope only, and the hash is replaced at every use (S16). */
  upgradeCheckSupporter: async ({ services, db, now, body, request }) => {
    await countUse(db, now, [{ key: `check-supporter:${request.ip}`, max: 100, window: 15 * 60 * SECOND }])
    const row = await db
      .deleteFrom('check_supporter')
      .where('hash', '=', hashOf(body.checkSupporter))
      .where('expires_at', '>', new Date(now))
      .returning('user_id')
      .executeTakeFirst()
    if (!row) throw new Refusal('notSignedIn')
    return {
      tokens: await beginSession(db, { keys: services.keys, now }, row.user_id, 'semi'),
      checkSupporter: await newCheckSupporter(db, row.user_id, now),
    }
  },

  checkLoggedIn: async ({ db, now, request }) => {
    const id = request.headers['x-phpsessid']
    const row =
      typeof id === 'string'
        ? await db
            .selectFrom('legacy_session')
            .select('user_id')
            .where('id_hash', '=', hashOf(id))
            .where('expires_at', '>', new Date(now))
            .executeTakeFirst()
        : undefined
    if (!row) throw new Refusal('notSignedIn')
    return { loggedIn: true }
  },

  createFingerprint: async ({ services, db, now, request }) => {
    const { claims } = await refreshClaimsOf(services, request)
    const fingerprint = newSecret()
    await db
      .insertInto('fingerprint')
      .values({
        hash: hashOf(fingerprint),
        user_id: claims.userId,
        scope: claims.scope,
        expires_at: new Date(now + limits.fingerprintLife),
        used_at: null,
      })
      .execute()
    return { fingerprint }
  },

  exchangeFingerprint: async ({ services, db, now, params }) => {
    const row = await db
      .updateTable('fingerprint')
      .set({ used_at: new Date(now) })
      .where('hash', '=', hashOf(params.fingerprint ?? ''))
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .returning(['user_id', 'scope'])
      .executeTakeFirst()
    if (!row) throw new Refusal('notSignedIn')
    return { tokens: await beginSession(db, { keys: services.keys, now }, row.user_id, row.scope) }
  },

  /** Revokes whatever the caller shows; says nothing about what it knew (F-033). */
  logOut: async ({ services, db, now, body, request }) => {
    const shown = [request.headers.authorization?.replace(/^Bearer /, ''), body.accessToken]
    for (const [index, type] of (['refresh', 'access'] as const).entries()) {
      const claims = await readToken(services.keys, type, shown[index] ?? '', now)
      if (claims) await revokeFamily(db, claims.familyId, now)
    }
    if (body.sessionId) await db.deleteFrom('legacy_session').where('id_hash', '=', hashOf(body.sessionId)).execute()
    if (body.checkSupporter) await db.deleteFrom('check_supporter').where('hash', '=', hashOf(body.checkSupporter)).execute()
    return {}
  },
} satisfies Handlers
