import * as z from 'zod/mini'
import { termsItem } from '../account/terms.ts'
import { defineCall } from '../call.ts'
import { rowId } from '../ids.ts'
import { limits } from '../limits.ts'
import { loginDetails } from '../session/session.ts'
import { providerName } from '../sign-in/identity.ts'
import { accountRules } from './registration.rules.ts'

/** M-015; values that the server stamps itself are accepted and ignored. */
const registration = z.object({
  ...accountRules.shape,
  causeId: z.optional(rowId),
  causeHash: z.optional(z.string()),
  userTerms: z.array(termsItem),
  marketingPreferences: z.array(termsItem),
  policies: z.optional(z.array(z.string())),
  referralId: z.optional(z.string()),
  registrationSource: z.optional(z.string().check(z.maxLength(60))),
  sendWelcomeEmail: z.optional(z.boolean()),
  installationId: z.optional(z.string().check(z.maxLength(64))),
  clientIpAddress: z.optional(z.string().check(z.maxLength(64))),
  oAuthProvider: z.optional(providerName),
  oAuthClientId: z.optional(z.string().check(z.maxLength(255))),
  oAuthClientUsername: z.optional(z.string().check(z.maxLength(255))),
  oAuthAccessToken: z.optional(z.string().check(z.maxLength(4096))),
  oAuthRefreshToken: z.optional(z.string().check(z.maxLength(4096))),
  appleCredentials: z.optional(z.record(z.string(), z.string().check(z.maxLength(4096)))),
})

/** Making an account, and whether there is one. */
export const registrationAccountCalls = {
  register: defineCall({
    id: 'A-013',
    method: 'POST',
    path: '/user',
    access: 'anyone',
    timeout: limits.timeoutRegistration,
    idempotent: true,
    body: registration,
    details: loginDetails,
  }),
  emailExists: defineCall({
    id: 'A-014',
    method: 'GET',
    path: '/users/email-exists',
    access: 'anyone',
    query: z.object({ email: z.string().check(z.maxLength(255)) }),
    details: z.object({ exists: z.boolean() }),
  }),
  findByInstallation: defineCall({
    id: 'A-015',
    method: 'GET',
    path: '/user/utils/find-by-installation-id/:installationId',
    access: 'anyone',
    details: z.object({ userId: z.number() }),
  }),
}
