import { DAY, limits, MINUTE } from '../../contract/limits.ts'
import { tenants } from '../../contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { countUse } from '../gate/rate-limit.ts'
import { Refusal } from '../gate/refusal.ts'
import type { Handlers } from '../gate/serve.ts'
import { compose } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { hashPassword } from './passwords.ts'
import { hashOf, newSecret } from './tokens.ts'

/** S20: after a change of password every device signs in anew. */
async function endEverySession(db: Db, userId: number, now: number): Promise<void> {
  await db
    .updateTable('session_family')
    .set({ revoked_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  await db.deleteFrom('legacy_session').where('user_id', '=', userId).execute()
  await db.deleteFrom('check_supporter').where('user_id', '=', userId).execute()
}

/** True when this address may have one more mail; beyond that the answer stays the same and no mail goes out (threat A6). */
async function mayHaveMail(db: Db, now: number, email: string): Promise<boolean> {
  try {
    await countUse(db, now, [
      { key: `reset-mail:${email}`, max: 5, window: 15 * MINUTE },
      { key: `reset-mail-day:${email}`, max: 10, window: DAY },
    ])
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function mailLink(services: Services, now: number, email: string): Promise<void> {
  const { db, config, mail } = services
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!user || !(await mayHaveMail(db, now, email))) return
  const secret = newSecret()
  await db.deleteFrom('one_time_link').where('user_id', '=', user.id).where('kind', '=', 'passwordReset').execute()
  await db
    .insertInto('one_time_link')
    .values({
      hash: hashOf(secret),
      kind: 'passwordReset',
      user_id: user.id,
      expires_at: new Date(now + limits.resetLinkLife),
      used_at: null,
    })
    .execute()
  const values = {
    site: tenants[config.tenant].name,
    firstName: user.first_name,
    address: `${config.publicUrl}/password/reset/${secret}`,
  }
  await mail.send(compose(user.email, 'passwordReset', values), now)
}

async function noteFailure({ db }: Services, now: number, error: unknown): Promise<void> {
  const detail = JSON.stringify({ message: error instanceof Error ? error.message : String(error) })
  await db
    .insertInto('audit')
    .values({ at: new Date(now), user_id: null, action: 'resetMailFailed', detail })
    .execute()
    .catch(() => {}) // the database is what failed; the person asks again
}

export const passwordHandlers = {
  /**
   * Always answers the same, at once: whether the address has an account shows neither in the answer nor in its time (threat A2). The work is done
   * after the answer; the mailer logs what it could not send, and the person asks again.
   */
  requestPasswordReset: async ({ services, db, now, body, request }) => {
    await countUse(db, now, [{ key: `reset:${request.ip}`, max: 30, window: 15 * MINUTE }])
    setImmediate(
      () => void mailLink(services, now, body.email.toLowerCase()).catch((error: unknown) => noteFailure(services, now, error)),
    )
    return { sent: true as const }
  },

  resetPassword: async ({ services, now, params, body, request }) => {
    await countUse(services.db, now, [{ key: `reset-try:${request.ip}`, max: 50, window: 15 * MINUTE }])
    const passwordHash = await hashPassword(body.newPassword)
    const user = await services.db.transaction().execute(async (db) => {
      const link = await db
        .updateTable('one_time_link')
        .set({ used_at: new Date(now) })
        .where('hash', '=', hashOf(params.passwordResetId ?? ''))
        .where('kind', '=', 'passwordReset')
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date(now))
        .returning('user_id')
        .executeTakeFirst()
      if (!link) throw new Refusal('linkInvalid')
      await endEverySession(db, link.user_id, now)
      return db
        .updateTable('app_user')
        .set({ password_hash: passwordHash })
        .where('id', '=', link.user_id)
        .returning(['email', 'first_name'])
        .executeTakeFirstOrThrow()
    })
    const values = {
      site: tenants[services.config.tenant].name,
      firstName: user.first_name,
      address: `${services.config.publicUrl}/password/forgot`,
    }
    await services.mail.send(compose(user.email, 'passwordChanged', values), now)
    return { saved: true as const }
  },
} satisfies Handlers
