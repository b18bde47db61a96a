import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE } from '#contract/limits.ts'
import type { LoginDetails } from '#contract/session/session.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { networkOf } from '#server/gate/network-of.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import type { Handlers } from '#server/gate/serve.ts'
import type { Services } from '#server/services.ts'
import { holdPerson } from '#server/shared/session/devices.ts'
import { attachVisits } from '#server/shared/shopping/visits.ts'
import { signedIn } from '../login.handlers.ts'
import { exchangedAt, newTicket } from './exchange-ticket.ts'
import { providerOf, providerReturn } from './providers.ts'

interface Context {
  services: Services
  db: Db
  now: number
  request: FastifyRequest
  reply: FastifyReply
}

/** Every try costs us two questions to the provider. */
export const limitAttempts = ({ db, now, request }: Omit<Context, 'reply' | 'services'>) =>
  rateLimit(db, now, [{ key: `provider:${networkOf(request.ip)}`, max: 30, window: 15 * MINUTE }])

interface Shown {
  clientId: string
  token: string
  ticket: string | undefined
}

/** A token may have been given months ago: it lets its person in, but only who has just said yes at the provider has been proven by it. */
async function logInWith(context: Context, provider: ProviderName, { clientId, token, ticket }: Shown): Promise<LoginDetails> {
  const { services, db, now, request } = context
  await limitAttempts(context)
  await providerOf(services, provider).verify(token, clientId)
  const user = await db
    .selectFrom('oauth_link')
    .innerJoin('app_user', 'app_user.id', 'oauth_link.user_id')
    .select(['app_user.id', 'app_user.hash'])
    .where('provider', '=', provider)
    .where('client_id', '=', clientId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!user) throw new HttpError('noAccount')
  await attachVisits(db, user.id, request.headers['x-visit-session'], now)
  const provenAt = await exchangedAt(services.keys, { provider, clientId }, ticket, now)
  return db.transaction().execute(async (all) => {
    await holdPerson(all, user.id)
    const links = all
      .selectFrom('oauth_link')
      .select('user_id')
      .where('provider', '=', provider)
      .where('client_id', '=', clientId)
    const isStill = await links.where('user_id', '=', user.id).executeTakeFirst()
    if (!isStill) throw new HttpError('noAccount')
    return signedIn({ ...context, db: all }, user, provider, provenAt)
  })
}

/** Gives a provider's account to a person. Throws `providerTaken` when it is another person's already; giving it twice is giving it once. */
export async function linkIdentity(
  db: Db,
  userId: number,
  { provider, clientId, clientUsername }: { provider: ProviderName; clientId: string; clientUsername: string | undefined },
): Promise<void> {
  const owner = await db
    .insertInto('oauth_link')
    .values({ provider, client_id: clientId, client_username: clientUsername ?? null, user_id: userId })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'client_id'])
        .doUpdateSet((row) => ({ client_username: row.ref('excluded.client_username') })),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow()
  if (owner.user_id !== userId) throw new HttpError('providerTaken')
}

export const identityHandlers = {
  logInWithFacebook: ({ body, ...context }) =>
    logInWith(context, 'facebook', { clientId: body.facebookId, token: body.accessToken, ticket: body.ticket }),

  logInWithApple: ({ body, ...context }) =>
    logInWith(context, 'apple', { clientId: body.appleId, token: body.refreshToken, ticket: body.ticket }),

  exchangeProviderCode: async ({ body, params, ...context }) => {
    await limitAttempts(context)
    const provider = params.provider
    const { services, now } = context
    const returnTo = providerReturn(services.config, context.request, provider)
    const exchanged = await providerOf(services, provider).exchange(body.code, returnTo)
    return { identity: { ...exchanged, ticket: await newTicket(services.keys, { provider, clientId: exchanged.clientId }, now) } }
  },
} satisfies Handlers
