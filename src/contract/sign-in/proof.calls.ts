import * as z from 'zod/mini'
import { emailCodeRules } from '../account/account.rules.ts'
import { defineCall } from '../call.ts'
import { providerCode } from './identity.ts'
import { proofWays } from './proof.ts'

const nothing = z.object({})

/** ways in which somebody who is logged in shows that it is them, who are then believed for ten minutes. */
export const proofCalls = {
  readProofWays: defineCall({
    id: 'A-090',
    method: 'GET',
    path: '/user/me/proof',
    access: 'full',
    noCache: true,
    details: proofWays,
  }),
  verifyPassword: defineCall({
    id: 'A-090',
    method: 'POST',
    path: '/user/me/verify-password',
    access: 'full',
    ignoredStatuses: [422, 429],
    body: z.object({ password: z.string().check(z.maxLength(128)) }),
    details: nothing,
  }),
  mailProofCode: defineCall({
    id: 'A-090',
    method: 'POST',
    path: '/user/me/proof/code',
    access: 'full',
    ignoredStatuses: [429],
    body: nothing,
    details: nothing,
  }),
  proveByCode: defineCall({
    id: 'A-090',
    method: 'POST',
    path: '/user/me/proof/code/confirmation',
    access: 'full',
    ignoredStatuses: [410, 422],
    body: emailCodeRules,
    details: nothing,
  }),
  /** The code is changed for an identity here and now: a token of a provider may be months old, and proves nothing. */
  proveByProvider: defineCall({
    id: 'A-090',
    method: 'POST',
    path: '/user/me/proof/providers/:provider',
    access: 'full',
    ignoredStatuses: [401, 404],
    body: z.object({ code: providerCode }),
    details: nothing,
  }),
}
