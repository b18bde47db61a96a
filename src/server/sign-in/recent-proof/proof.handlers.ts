import { providerNames } from '#contract/sign-in/providers.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { providerReturn } from '../provider-login/providers.ts'
import { mailProofCode, proveByCode, proveByPassword, proveByProvider } from './prove.ts'

export const proofHandlers = {
  readProofWays: async ({ services, db, ...context }) => {
    const { userId } = currentUser(context)
    const { email, password_hash } = await db
      .selectFrom('app_user')
      .select(['email', 'password_hash'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const links = await db.selectFrom('oauth_link').select('provider').where('user_id', '=', userId).execute()
    const isUsable = (name: (typeof providerNames)[number]) =>
      services.providers[name] !== undefined && links.some(({ provider }) => provider === name)
    return { hasPassword: password_hash !== null, email, providers: providerNames.filter(isUsable) }
  },

  verifyPassword: async ({ services, now, body, ...context }) => {
    await proveByPassword({ services, now, user: currentUser(context) }, body.password, 'password')
    return {}
  },

  mailProofCode: async ({ services, now, ...context }) => {
    await mailProofCode({ services, now, user: currentUser(context) })
    return {}
  },

  proveByCode: async ({ services, now, body, ...context }) => {
    await proveByCode({ services, now, user: currentUser(context) }, body.code)
    return {}
  },

  proveByProvider: async ({ services, now, body, params, request, ...context }) => {
    const returnTo = providerReturn(services.config, request, params.provider)
    await proveByProvider({ services, now, user: currentUser(context) }, { provider: params.provider, code: body.code, returnTo })
    return {}
  },
} satisfies Handlers
