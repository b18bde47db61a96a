import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoginDetails } from '#contract/session/session.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import type { Handlers } from '../gate/serve.ts'
import type { Services } from '../services.ts'
import { carryPush } from '../session/carry-push.ts'
import { newDeviceKeys } from '../session/device-keys.ts'
import { beginSession } from '../session/tokens.ts'
import { countAudit, recordAuditUpTo } from '../shared/audit.ts'
import { hashOf } from '../shared/secrets.ts'
import { beginDevice, endReplaced, holdPerson } from '../shared/session/devices.ts'
import { knownDevice, rememberDevice } from '../shared/session/known-devices.ts'
import { attachVisits } from '../shared/shopping/visits.ts'
import { verifyPassword } from '../shared/sign-in/passwords.ts'
import { recordPasswordAttempt } from './password-tries.ts'

interface Context {
  services: Services
  db: Db
  now: number
  request: FastifyRequest
  reply: FastifyReply
}

/** Everything that a fresh sign-in answers (M-035). The browser keeps it instead of what it held before. One transaction: the caller's, where there is one. */
export async function signedIn(
  context: Context,
  user: { id: number; hash: string },
  by: 'password' | 'link' | 'registration' | ProviderName = 'password',
  provenAt: number | null = context.now,
): Promise<LoginDetails> {
  const { services, now, request, reply, db } = context
  if (!db.isTransaction) return db.transaction().execute((all) => signedIn({ ...context, db: all }, user, by, provenAt))
  await holdPerson(db, user.id)
  await recordAuditUpTo(db, { action: 'loggedIn', userId: user.id, subject: `user:${user.id}`, detail: { by }, at: now }, 20)
  const browser = await rememberDevice({ services, db, now, request, reply }, user.id)
  const shown = [request.cookies.PHPSESSID, request.cookies.checkSupporter].flatMap((secret) => (secret ? [hashOf(secret)] : []))
  const carriesOn = await carryPush(db, user.id, browser)
  await endReplaced(db, { userId: user.id, browser, shown, now })
  const device = await beginDevice(db, { userId: user.id, userAgent: request.headers['user-agent'], now, browser })
  await carriesOn(device.id)
  return {
    tokens: await beginSession(db, { keys: services.keys, now, provenAt }, device, 'full'),
    user: { id: user.id, hash: user.hash },
    ...(await newDeviceKeys(db, device, 'full', now)),
  }
}

export const loginHandlers = {
  logIn: async ({ services, db, now, body, request, reply }) => {
    const email = body.email.toLowerCase()
    const device = await knownDevice({ db, now, request }, email)
    const counted = await recordPasswordAttempt(db, now, { email, network: networkOf(request.ip), device })
    const user = await db
      .selectFrom('app_user')
      .select(['id', 'hash', 'password_hash', 'disabled_at'])
      .where((where) => where.eb(where.fn('lower', ['email']), '=', email))
      .executeTakeFirst()
    const isRight = await verifyPassword(body.password, user?.password_hash ?? null)
    if (!user || !isRight || user.disabled_at) {
      // A line a day for each account, and one for all addresses that have none: as much work for these as for those.
      await countAudit(db, { action: 'logInFailed', userId: null, subject: user ? `user:${user.id}` : null, at: now })
      throw new HttpError('badCredentials')
    }
    await counted.wentWell()
    await attachVisits(db, user.id, request.headers['x-visit-session'], now)
    return db.transaction().execute(async (all) => {
      await holdPerson(all, user.id)
      // It may have been taken away while it was looked at, with every session that it had begun.
      const isStill = await all
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', user.id)
        .where('password_hash', '=', user.password_hash)
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
      if (!isStill) throw new HttpError('badCredentials')
      return signedIn({ services, db: all, now, request, reply }, user)
    })
  },
} satisfies Handlers
