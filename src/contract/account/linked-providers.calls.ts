import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { oauthLink, providerProof } from '../sign-in/identity.ts'

const nothing = z.object({})

/** Accounts elsewhere that somebody can log in with. */
export const linkedProviderCalls = {
  readProviders: defineCall({
    id: 'A-028',
    method: 'GET',
    path: '/user/me/oauth',
    access: 'full',
    details: z.object({ providers: z.array(oauthLink) }),
  }),
  linkProvider: defineCall({
    id: 'A-029',
    method: 'PUT',
    path: '/user/me/oauth/:provider/:clientId',
    access: 'full',
    proof: true,
    ignoredStatuses: [409],
    body: z.object({ clientUsername: z.optional(z.string().check(z.maxLength(255))), ...providerProof }),
    details: nothing,
  }),
  unlinkProvider: defineCall({
    id: 'A-030',
    method: 'DELETE',
    path: '/user/me/oauth/:provider/:clientId',
    access: 'full',
    proof: true,
    details: nothing,
  }),
}
