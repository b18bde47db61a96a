import * as z from 'zod/mini'
import { providerName, providerProof } from '../entities/identity.ts'
import { loginDetails } from '../entities/session.ts'
import { me, oauthLink, preferences, termsBlock, termsItem, user, userDataObject } from '../entities/user.ts'
import { limits } from '../limits.ts'
import { emailCodeRules, profileRules } from '../rules/account.ts'
import { rowId } from '../rules/ids.ts'
import { accountRules } from '../rules/registration.ts'
import { defineCall } from './call.ts'

const nothing = z.object({})
const udoFlags = z.record(
  z.string().check(z.regex(/^[a-z0-9_]{1,64}$/)),
  z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
)

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

/** M-032: only what is given is changed; the picture travels in a call of its own. */
const profile = z.extend(z.partial(profileRules), { terms: termsBlock })

export const accountCalls = {
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
  readMe: defineCall({
    id: 'A-016',
    method: 'GET',
    path: '/user/me',
    access: 'semi',
    noCache: true,
    readsHeaders: ['x-auth-type'],
    details: me,
  }),
  readUdo: defineCall({
    id: 'A-017',
    method: 'GET',
    path: '/user/me/udo',
    access: 'semi',
    onFailure: 'false',
    details: z.object({ UDO: userDataObject }),
  }),
  readDefaultUdo: defineCall({
    id: 'A-018',
    method: 'GET',
    path: '/user/0/udo',
    access: 'anyone',
    onFailure: 'false',
    details: z.object({ UDO: userDataObject }),
  }),
  saveUdo: defineCall({
    id: 'A-019',
    method: 'POST',
    path: '/user/me/udo',
    access: 'semi',
    onFailure: 'false',
    query: z.object({ ignoreResponse: z.optional(z.literal('true')) }),
    body: udoFlags,
    details: nothing,
  }),
  saveProfile: defineCall({
    id: 'A-020',
    method: 'POST',
    path: '/user/me/profile',
    access: 'full',
    body: profile,
    details: z.object({ user }),
  }),
  acceptTerms: defineCall({
    id: 'A-105',
    method: 'POST',
    path: '/user/me/terms',
    access: 'full',
    idempotent: true,
    body: z.object({ userTerms: z.array(termsItem).check(z.minLength(1), z.maxLength(10)) }),
    details: nothing,
  }),
  saveAvatar: defineCall({
    id: 'A-021',
    method: 'POST',
    path: '/user/me/images/avatar',
    access: 'full',
    timeout: 60_000,
    bodyLimit: 6_800_000,
    body: z.object({ imagePayload: z.string(), terms: termsBlock }),
    details: nothing,
  }),
  savePreferences: defineCall({
    id: 'A-022',
    method: 'POST',
    path: '/user/me/preferences',
    access: 'full',
    body: z.object({ preferences: z.partial(preferences), terms: termsBlock }),
    details: nothing,
  }),
  saveEmail: defineCall({
    id: 'A-023',
    method: 'POST',
    path: '/user/me/email',
    access: 'full',
    proof: true,
    body: z.object({ email: accountRules.shape.email, terms: termsBlock }),
    details: nothing,
  }),
  savePassword: defineCall({
    id: 'A-024',
    method: 'POST',
    path: '/user/me/password',
    access: 'full',
    proof: { password: 'oldPassword' },
    body: z.object({
      oldPassword: z.string().check(z.maxLength(128)),
      newPassword: accountRules.shape.password,
      terms: termsBlock,
    }),
    details: nothing,
  }),
  confirmEmail: defineCall({
    id: 'A-023',
    method: 'POST',
    path: '/user/me/email/confirmation',
    access: 'full',
    ignoredStatuses: [410],
    body: emailCodeRules,
    details: nothing,
  }),
  chooseCause: defineCall({
    id: 'A-026',
    method: 'POST',
    path: '/user/me/cause',
    access: 'full',
    body: z.object({ causeId: rowId }),
    details: nothing,
  }),
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
