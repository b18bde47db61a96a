import { limits, MINUTE } from '#contract/limits.ts'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { withdrawOffersOf } from '../shared/admins.ts'
import { recordAudit } from '../shared/audit.ts'
import { endEverySession } from '../shared/session/devices.ts'
import { forgetDevices, rememberDevice } from '../shared/session/known-devices.ts'
import { endLinks } from '../shared/sign-in/address-proof.ts'
import { refuseGuessablePassword } from '../shared/sign-in/common-passwords.ts'
import { redeemLinkOf, sendLink } from '../shared/sign-in/one-time-links.ts'
import { hashPassword } from '../shared/sign-in/passwords.ts'
import { tellOtherAdmins } from '../shared/tell-other-admins.ts'
import { providerTitles } from './provider-login/provider-linked-mail.ts'

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
  if (other) throw new HttpError('linkInvalid')
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
}

/** Whoever chose the old password, or used a borrowed session, may have connected an account of their own: its owner connects theirs again. Answers whose went. */
async function unlinkProviders(db: Db, userId: number): Promise<string> {
  const gone = await db.deleteFrom('oauth_link').where('user_id', '=', userId).returning('provider').execute()
  return [...new Set(gone.map(({ provider }) => providerTitles[provider as ProviderName]))].join(', ') // written by linkIdentity alone
}

export const passwordHandlers = {
  /** Always answers the same, at once (threats A2, A6). Where the person wanted to go travels in the link, as in one to log in with. */
  requestPasswordReset: async ({ services, db, now, body, request }) => {
    await rateLimit(db, now, [{ key: `reset:${networkOf(request.ip)}`, max: 30, window: 15 * MINUTE }])
    const { config, mail, words } = services
    const forward = safeForward(body.forwardUrl)
    const query = forward === null ? '' : `?forward-url=${encodeURIComponent(forward)}`
    sendLink(services, now, {
      kind: 'passwordReset',
      email: body.email.toLowerCase(),
      life: limits.resetLinkLife,
      mail: (all, user, secret) => {
        const values = {
          site: tenants[config.tenant].name,
          firstName: user.firstName,
          address: `${config.publicUrl}/password/reset/${secret}${query}`,
        }
        return mail.queue(all, composeMail(words.own, user.email, 'passwordReset', values), now)
      },
    })
    return { sent: true as const }
  },

  resetPassword: async ({ services, now, params, body, request, reply }) => {
    await rateLimit(services.db, now, [{ key: `reset-try:${networkOf(request.ip)}`, max: 50, window: 15 * MINUTE }])
    const passwordHash = await hashPassword(body.newPassword)
    await services.db.transaction().execute(async (db) => {
      const link = await redeemLinkOf(db, now, ['passwordReset', 'welcome', 'emailUndo', 'reactivation'], params.passwordResetId)
      if (!link) throw new HttpError('linkInvalid')
      const userId = link.user_id
      const owner = await db
        .selectFrom('app_user')
        .select(['email', 'first_name as firstName', 'last_name as lastName', 'email_proven_at', 'disabled_at'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      // What is refused here leaves the link good: all of this is one transaction.
      refuseGuessablePassword(body.newPassword, 'newPassword', owner)
      // G-026, G-028: whoever takes an account back chooses a new password with it.
      if (link.kind === 'emailUndo' && link.detail) await takeBack(db, userId, link.detail, link.expires_at)
      if (link.kind === 'reactivation')
        await db
          .updateTable('app_user')
          .set({ disabled_at: null })
          .where('id', '=', userId)
          .where('deleted_at', 'is', null)
          .execute()
      // A32: somebody else may have had the account until now, and let others in to its causes.
      if (owner.email_proven_at === null || link.kind === 'emailUndo') await withdrawOffersOf(db, userId, now)
      const unlinked = await unlinkProviders(db, userId)
      await endEverySession(db, userId, now)
      await endLinks(db, userId, now)
      await db.deleteFrom('email_change').where('user_id', '=', userId).execute()
      const action =
        link.kind === 'emailUndo' ? 'emailTakenBack' : link.kind === 'reactivation' ? 'accountReactivated' : 'passwordReset'
      await recordAudit(db, { action, userId, subject: `user:${userId}`, at: now })
      // Whoever guesses passwords meanwhile does not make them wait when they log in with the new one.
      await forgetDevices(db, userId)
      await rememberDevice({ services, db, now, request, reply }, userId)
      const { email, first_name } = await db
        .updateTable('app_user')
        .set({ password_hash: passwordHash, email_proven_at: new Date(now) })
        .where('id', '=', userId)
        .returning(['email', 'first_name'])
        .executeTakeFirstOrThrow()
      // Taken back at its older address, an account that was closed meanwhile is open again, too.
      const isReopened = owner.disabled_at !== null && action !== 'passwordReset'
      const person = { id: userId, email, firstName: first_name, lastName: owner.lastName }
      const values = {
        site: tenants[services.config.tenant].name,
        firstName: first_name,
        provider: unlinked,
        address: `${services.config.publicUrl}/password/forgot`,
      }
      const message = unlinked === '' ? 'passwordChanged' : 'passwordAndProvidersChanged'
      await services.mail.queue(db, composeMail(services.words.own, email, message, values), now)
      if (isReopened) await tellOtherAdmins({ ...services, db }, person, { message: 'adminReopenedAccount' }, now)
    })
    return { saved: true as const }
  },
} satisfies Handlers
