import type { LoginDetails } from '../../contract/entities/session.ts'
import { DAY, MINUTE } from '../../contract/limits.ts'
import type { Db } from '../db/open.ts'
import { countUse, forgetUses, returnUse } from '../gate/rate-limit.ts'
import { Refusal } from '../gate/refusal.ts'
import type { Handlers } from '../gate/serve.ts'
import type { Services } from '../services.ts'
import { attachVisits } from '../shopping/visits.ts'
import { newCheckSupporter, newLegacySession } from './legacy.ts'
import { verifyPassword } from './passwords.ts'
import { beginSession } from './tokens.ts'

/** Everything that a fresh sign-in answers (M-035). */
export async function signedIn(
  services: Services,
  db: Db,
  now: number,
  user: { id: number; hash: string },
): Promise<LoginDetails> {
  return {
    tokens: await beginSession(db, { keys: services.keys, now }, user.id, 'full'),
    user: { id: user.id, hash: user.hash },
    sessionId: await newLegacySession(db, user.id, now),
    checkSupporter: await newCheckSupporter(db, user.id, now),
  }
}

export const loginHandlers = {
  /** Five tries in 15 minutes per address and person, 50 a day per person, 100 a day per address (threat A1). */
  logIn: async ({ services, db, now, body, request }) => {
    const email = body.email.toLowerCase()
    const near = `login:${request.ip}:${email}`
    await countUse(db, now, [
      { key: near, max: 5, window: 15 * MINUTE },
      { key: `login-person:${email}`, max: 50, window: DAY },
      { key: `login-address:${request.ip}`, max: 100, window: DAY },
    ])
    const user = await db
      .selectFrom('app_user')
      .select(['id', 'hash', 'password_hash', 'disabled_at'])
      .where((where) => where.eb(where.fn('lower', ['email']), '=', email))
      .executeTakeFirst()
    const isRight = await verifyPassword(body.password, user?.password_hash ?? null)
    if (!user || !isRight || user.disabled_at) throw new Refusal('badCredentials')
    await forgetUses(db, [near])
    await returnUse(db, [`login-person:${email}`, `login-address:${request.ip}`])
    await attachVisits(db, user.id, request.headers['x-visit-session'], now)
    return signedIn(services, db, now, user)
  },
} satisfies Handlers
