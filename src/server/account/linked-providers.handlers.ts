import type { ProviderName } from '#contract/sign-in/providers.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { recordAudit } from '../shared/audit.ts'
import { limitAttempts, linkIdentity } from '../sign-in/provider-login/identity.handlers.ts'
import { mailProviderLinked } from '../sign-in/provider-login/provider-linked-mail.ts'
import { providerOf } from '../sign-in/provider-login/providers.ts'

/** Accounts elsewhere that somebody can log in with. */
export const linkedProviderHandlers = {
  linkProvider: async ({ services, db, now, body, params, request, ...context }) => {
    const { userId } = currentUser(context)
    await limitAttempts({ db, now, request })
    const clientId = params.clientId
    const provider = params.provider as ProviderName // providerOf refuses any other
    await providerOf(services, provider).verify(body.accessToken ?? body.refreshToken ?? '', clientId)
    await db.transaction().execute(async (transaction) => {
      const links = transaction.selectFrom('oauth_link').select('user_id').where('provider', '=', provider)
      const before = await links.where('client_id', '=', clientId).executeTakeFirst()
      await linkIdentity(transaction, userId, { provider, clientId, clientUsername: body.clientUsername })
      await recordAudit(transaction, {
        action: 'providerLinked',
        userId,
        subject: `user:${userId}`,
        detail: { provider },
        at: now,
      })
      if (before) return
      const owner = await transaction
        .selectFrom('app_user')
        .select(['email', 'first_name as firstName'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      await mailProviderLinked({ ...services, db: transaction }, { ...owner, provider }, now)
    })
    return {}
  },

  unlinkProvider: async ({ db, now, params, ...context }) => {
    const { userId } = currentUser(context)
    const { provider } = params
    await db.transaction().execute(async (transaction) => {
      const unlinked = await transaction
        .deleteFrom('oauth_link')
        .where('provider', '=', provider)
        .where('client_id', '=', params.clientId)
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst()
      if (unlinked)
        await recordAudit(transaction, {
          action: 'providerUnlinked',
          userId,
          subject: `user:${userId}`,
          detail: { provider },
          at: now,
        })
    })
    return {}
  },

  readProviders: async ({ db, ...context }) => {
    const rows = await db.selectFrom('oauth_link').selectAll().where('user_id', '=', currentUser(context).userId).execute()
    return {
      providers: rows.map((row) => ({
        provider: row.provider,
        clientId: row.client_id,
        ...(row.client_username ? { clientUsername: row.client_username } : {}),
        userId: row.user_id,
      })),
    }
  },
} satisfies Handlers
