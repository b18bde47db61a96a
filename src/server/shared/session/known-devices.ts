import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { devicesPerPerson } from './devices.ts'

/** Says nothing but that somebody has logged in here before; no script reads it, and it opens no session. */
export const knownDeviceCookie = 'knownDevice'

interface Context {
  services: Services
  db: Db
  now: number
  request: FastifyRequest
  reply: FastifyReply
}

/** The hash of the device's secret, if this account has been logged in to on it; else null. */
export async function knownDevice(
  { db, now, request }: Omit<Context, 'reply' | 'services'>,
  email: string,
): Promise<string | null> {
  const secret = request.cookies[knownDeviceCookie]
  if (!secret) return null
  const row = await db
    .selectFrom('known_device')
    .innerJoin('app_user', 'app_user.id', 'known_device.user_id')
    .select('known_device.hash')
    .where('known_device.hash', '=', hashOf(secret))
    .where('known_device.used_at', '>', new Date(now - limits.knownDeviceDays * DAY))
    .where((where) => where.eb(where.fn('lower', ['app_user.email']), '=', email))
    .executeTakeFirst()
  return row?.hash ?? null
}

/** Remembers that the account has been logged in to here, and answers the hash of this browser. A secret that we have not given is not taken over: somebody else may know it. */
export async function rememberDevice({ services, db, now, request, reply }: Context, userId: number): Promise<string> {
  const shown = request.cookies[knownDeviceCookie]
  const ours = shown
    ? await db.selectFrom('known_device').select('hash').where('hash', '=', hashOf(shown)).limit(1).executeTakeFirst()
    : undefined
  const secret = shown && ours ? shown : newSecret()
  const used_at = new Date(now)
  await db
    .insertInto('known_device')
    .values({ hash: hashOf(secret), user_id: userId, used_at })
    .onConflict((conflict) => conflict.columns(['hash', 'user_id']).doUpdateSet({ used_at }))
    .execute()
  const older = db
    .selectFrom('known_device')
    .select('hash')
    .where('user_id', '=', userId)
    .where('hash', '!=', hashOf(secret))
    .orderBy('used_at', 'desc')
    .offset(devicesPerPerson - 1)
  await db.deleteFrom('known_device').where('user_id', '=', userId).where('hash', 'in', older).execute()
  reply.setCookie(knownDeviceCookie, secret, {
    path: '/api/',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.publicUrl.startsWith('https:'),
    maxAge: (limits.knownDeviceDays * DAY) / 1000,
  })
  return hashOf(secret)
}

/** After a change of password a device has to show it anew; the one that it was made on stays known. */
export async function forgetDevices(db: Db, userId: number, but?: FastifyRequest): Promise<void> {
  const kept = but?.cookies[knownDeviceCookie]
  await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (others) => others.where('hash', '!=', hashOf(kept ?? '')))
    .execute()
}
