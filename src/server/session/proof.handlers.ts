import { providerNames } from '#contract/providers.ts'
import { type Handlers, person } from '../gate/serve.ts'
import { providerReturn } from '../identity/providers.ts'
import { mailProofCode, proveByCode, proveByPassword, proveByProvider } from './prove.ts'

export const proofHandlers = {
  readProofWays: async ({ services, db, ...asked }) => {
    const { userId } = person(asked)
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

  verifyPassword: async ({ services, now, body, ...asked }) => {
    await proveByPassword({ services, now, who: person(asked) }, body.password, 'password')
    return {}
  },

  mailProofCode: async ({ services, now, ...asked }) => {
    await mailProofCode({ services, now, who: person(asked) })
    return {}
  },

  proveByCode: async ({ services, now, body, ...asked }) => {
    await proveByCode({ services, now, who: person(asked) }, body.code)
    return {}
  },

  proveByProvider: async ({ services, now, body, params, request, ...asked }) => {
    const returnTo = providerReturn(services.config, request, params.provider)
    await proveByProvider({ services, now, who: person(asked) }, { provider: params.provider, code: body.code, returnTo })
    return {}
  },
} satisfies Handlers
