import { limits, MINUTE } from '../../contract/limits.ts'
import { tenants } from '../../contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { countUse } from '../gate/rate-limit.ts'
import { Refusal } from '../gate/refusal.ts'
import type { Handlers } from '../gate/serve.ts'
import { compose } from '../mail/messages.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { sendLink, takeLink } from './one-time-links.ts'
import { hashPassword } from './passwords.ts'

/** S20: after a change of password every device signs in anew, but the one that it was made on. */
export async function endEverySession(db: Db, userId: number, now: number, butFamily = ''): Promise<void> {
  await db
    .updateTable('session_family')
    .set({ revoked_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('id', '!=', butFamily)
    .where('revoked_at', 'is', null)
    .execute()
  await db.deleteFrom('legacy_session').where('user_id', '=', userId).execute()
  await db.deleteFrom('check_supporter').where('user_id', '=', userId).execute()
}

/**
 * Gives an account back to its older address: whoever changed it may have connected accounts, asked for links and closed it, and none of that may let them
 * in again. Links to take it back that are older than this one stay: the oldest owner wins. Throws `linkInvalid` where somebody else has the address meanwhile.
 */
async function takeBack(db: Db, userId: number, email: string, expires: Date): Promise<void> {
  const other = await db
    .selectFrom('app_user')
    .select('id')
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('id', '!=', userId)
    .executeTakeFirst()
  if (other) throw new Refusal('linkInvalid')
  await db
    .updateTable('app_user')
    .set({ email, disabled_at: null })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
  await db
    .deleteFrom('one_time_link')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('kind', '!=', 'emailUndo'), where('expires_at', '>', expires)]))
    .execute()
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute()
  await db.deleteFrom('oauth_link').where('user_id', '=', userId).execute()
}

export const passwordHandlers = {
  /** Always answers the same, at once (threats A2, A6). */
  requestPasswordReset: async ({ services, db, now, body, request }) => {
    await countUse(db, now, [{ key: `reset:${request.ip}`, max: 30, window: 15 * MINUTE }])
    const { config, mail } = services
    sendLink(services, now, {
      kind: 'passwordReset',
      email: body.email.toLowerCase(),
      life: limits.resetLinkLife,
      mail: (user, secret) => {
        const values = {
          site: tenants[config.tenant].name,
          firstName: user.firstName,
          address: `${config.publicUrl}/password/reset/${secret}`,
        }
        return mail.send(compose(user.email, 'passwordReset', values), now)
      },
    })
    return { sent: true as const }
  },

  resetPassword: async ({ services, now, params, body, request }) => {
    await countUse(services.db, now, [{ key: `reset-try:${request.ip}`, max: 50, window: 15 * MINUTE }])
    refuseCommonPassword(body.newPassword, 'newPassword')
    const passwordHash = await hashPassword(body.newPassword)
    const user = await services.db.transaction().execute(async (db) => {
      const link = await takeLink(db, now, ['passwordReset', 'emailUndo', 'reactivation'], params.passwordResetId ?? '')
      if (!link) throw new Refusal('linkInvalid')
      const userId = link.user_id
      // G-026, G-028: whoever takes an account back chooses a new password with it.
      if (link.kind === 'emailUndo' && link.detail) await takeBack(db, userId, link.detail, link.expires_at)
      if (link.kind === 'reactivation')
        await db
          .updateTable('app_user')
          .set({ disabled_at: null })
          .where('id', '=', userId)
          .where('deleted_at', 'is', null)
          .execute()
      await endEverySession(db, userId, now)
      return db
        .updateTable('app_user')
        .set({ password_hash: passwordHash })
        .where('id', '=', userId)
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
