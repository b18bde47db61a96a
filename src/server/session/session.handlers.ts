import type { FastifyRequest } from 'fastify'
import { limits, SECOND } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { refreshClaimsOf } from '../gate/authenticate.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { readToken } from '../gate/token.ts'
import { composeMail } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { hashOf, newSecret } from '../shared/secrets.ts'
import { beginDevice, deviceOfFamily, endDevice, holdPerson, openDevice } from '../shared/session/devices.ts'
import { browserOf, exchangeDeviceKey, isLegacySessionOpen, type KeyKind, newDeviceKeys } from './device-keys.ts'
import { beginSession, checkCurrent, renewAccess, rotate, type TellOwner } from './tokens.ts'

interface Context {
  services: Services
  db: Db
  now: number
  request: FastifyRequest
}

/** Something that was replaced came again: whose it was is told by mail. The trail has it with the end of their devices. */
const theftNotice =
  ({ services, now }: Pick<Context, 'services' | 'now'>): TellOwner =>
  async (db, userId) => {
    const owner = await db
      .selectFrom('app_user')
      .select(['email', 'first_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const values = {
      site: tenants[services.config.tenant].name,
      firstName: owner.first_name,
      address: `${services.config.publicUrl}/password/forgot`,
    }
    await services.mail.queue(db, composeMail(services.words.own, owner.email, 'sessionReused', values), now)
  }

/** The refresh token of a call that does not replace it. Throws RefreshTokenNotFound for one that was replaced, as for any other that is over. */
async function currentToken(context: Context) {
  const shown = await refreshClaimsOf(context.services, context.request)
  const found = await checkCurrent(context.db, shown.claims, shown.user.deviceId, context.now, theftNotice(context))
  if (found !== 'current') throw new HttpError('RefreshTokenNotFound')
  return shown
}

async function upgrade(context: Context, kind: KeyKind, secret: string) {
  const shown = { kind, secret, browser: browserOf(context.request) }
  const use = await exchangeDeviceKey(context.db, { keys: context.services.keys, now: context.now }, shown, theftNotice(context))
  if (use.outcome === 'used') return use
  throw new HttpError('notSignedIn')
}

export const sessionHandlers = {
  refreshRefreshToken: async ({ services, db, now, request }) => {
    const { claims } = await refreshClaimsOf(services, request)
    const rotation = await rotate(db, { keys: services.keys, now }, claims, theftNotice({ services, now }))
    if (rotation.outcome === 'rotated') return { tokens: rotation.tokens }
    throw new HttpError('RefreshTokenNotFound')
  },

  refreshAccessToken: async ({ services, db, now, request }) => {
    const { token, claims, user } = await currentToken({ services, db, now, request })
    return { tokens: await renewAccess({ keys: services.keys, now }, claims, user.endsAt, token) }
  },

  retrofitSession: async ({ db, now, ...context }) => {
    const { deviceId, scope } = currentUser(context)
    const device = await openDevice(db, deviceId)
    if (!device) throw new HttpError('notSignedIn')
    return newDeviceKeys(db, device, scope, now)
  },

  /** The id is replaced at every use, and is worth no more than what it was made with. */
  upgradeSession: async ({ services, db, now, body, request }) => {
    const { tokens, successor } = await upgrade({ services, db, now, request }, 'legacySession', body.sessionId)
    return { tokens, sessionId: successor }
  },

  /** Yields semi scope only, and the hash is replaced at every use (S16). */
  upgradeCheckSupporter: async ({ services, db, now, body, request }) => {
    await rateLimit(db, now, [{ key: `check-supporter:${networkOf(request.ip)}`, max: 100, window: 15 * 60 * SECOND }])
    const { tokens, successor } = await upgrade({ services, db, now, request }, 'checkSupporter', body.checkSupporter)
    return { tokens, checkSupporter: successor }
  },

  checkLoggedIn: async ({ db, now, request }) => {
    const id = request.headers['x-phpsessid']
    if (typeof id !== 'string' || !(await isLegacySessionOpen(db, id, now))) throw new HttpError('notSignedIn')
    return { loggedIn: true }
  },

  createFingerprint: async ({ services, db, now, request }) => {
    const { user } = await currentToken({ services, db, now, request })
    const fingerprint = newSecret()
    await db
      .insertInto('device_key')
      .values({
        hash: hashOf(fingerprint),
        kind: 'fingerprint',
        device_id: user.deviceId,
        scope: user.scope,
        expires_at: new Date(Math.min(now + limits.fingerprintLife, user.endsAt.getTime())),
      })
      .execute()
    return { fingerprint }
  },

  /** The browser that takes a session over is a device of its own, which ends when the first one would have. */
  exchangeFingerprint: async ({ services, db, now, params, request }) => {
    const tokens = await db.transaction().execute(async (transaction) => {
      const whose = await transaction
        .selectFrom('device_key')
        .innerJoin('device', 'device.id', 'device_key.device_id')
        .select('user_id')
        .where('hash', '=', hashOf(params.fingerprint))
        .executeTakeFirst()
      if (!whose) return null
      await holdPerson(transaction, whose.user_id)
      const key = await transaction
        .updateTable('device_key')
        .set({ replaced_at: new Date(now) })
        .where('hash', '=', hashOf(params.fingerprint))
        .where('kind', '=', 'fingerprint')
        .where('replaced_at', 'is', null)
        .where('expires_at', '>', new Date(now))
        .returning(['device_id', 'scope'])
        .executeTakeFirst()
      const from = key ? await openDevice(transaction, key.device_id) : null
      if (!key || !from) return null
      const device = await beginDevice(transaction, { userId: from.userId, userAgent: request.headers['user-agent'], now, from })
      return beginSession(transaction, { keys: services.keys, now }, device, key.scope)
    })
    if (!tokens) throw new HttpError('notSignedIn')
    return { tokens }
  },

  /** Ends every device that the caller shows anything of, and with it what was not shown; says nothing about what it knew (F-033). */
  logOut: async ({ services, db, now, body, request }) => {
    const shown = [request.headers.authorization?.replace(/^Bearer /, ''), body.accessToken]
    const ended = new Set<string>()
    for (const [index, type] of (['refresh', 'access'] as const).entries()) {
      // What has run out still says whose it was.
      const claims = await readToken(services.keys, type, shown[index] ?? '', 0)
      const device = claims ? await deviceOfFamily(db, claims.familyId) : null
      if (device) ended.add(device.id)
    }
    const hashes = [body.sessionId, body.checkSupporter].flatMap((secret) => (secret ? [hashOf(secret)] : []))
    if (hashes.length > 0) {
      const keys = await db.selectFrom('device_key').select('device_id').where('hash', 'in', hashes).execute()
      for (const key of keys) ended.add(key.device_id)
    }
    await db.transaction().execute(async (all) => {
      for (const id of ended) await endDevice(all, id, now)
    })
    return {}
  },
} satisfies Handlers
