import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { newPassword } from '../registration/registration.rules.ts'
import { loginDetails } from '../session/session.ts'
import { exchangeTicket, identity, providerCode } from './identity.ts'
import { email, loginRules } from './sign-in.rules.ts'

export const signInCalls = {
  logIn: defineCall({
    id: 'A-010',
    method: 'POST',
    path: '/login-cookie',
    access: 'anyone',
    onFailure: 'false',
    ignoredStatuses: [401],
    body: z.object({ ...loginRules.shape, phpsessid: z.optional(z.string()), source: z.literal('website') }),
    details: loginDetails,
  }),
  requestPasswordReset: defineCall({
    id: 'A-086',
    method: 'POST',
    path: '/password/forgot',
    access: 'anyone',
    ignoredStatuses: [429],
    body: z.object({ email, forwardUrl: z.optional(z.string().check(z.maxLength(2000))) }),
    details: z.object({ sent: z.literal(true) }),
  }),
  resetPassword: defineCall({
    id: 'A-087',
    method: 'POST',
    path: '/password/reset/:passwordResetId',
    access: 'anyone',
    ignoredStatuses: [410],
    body: z.object({ newPassword }),
    details: z.object({ saved: z.literal(true) }),
  }),
  requestLoginLink: defineCall({
    id: 'A-088',
    method: 'POST',
    path: '/login-links',
    access: 'anyone',
    ignoredStatuses: [429],
    body: z.object({ email, forwardUrl: z.optional(z.string().check(z.maxLength(2000))) }),
    details: z.object({ sent: z.literal(true) }),
  }),
  useLoginLink: defineCall({
    id: 'A-089',
    method: 'POST',
    path: '/login-links/:token',
    access: 'optional',
    ignoredStatuses: [403, 410],
    // Given where every way in from before has ended: with it a new password is chosen.
    details: z.object({ ...loginDetails.shape, passwordReset: z.optional(z.string()) }),
  }),
  /** What the dialog of a provider answered with, changed into something that the next two calls take. */
  exchangeProviderCode: defineCall({
    id: 'A-011',
    method: 'POST',
    path: '/login-providers/:provider/codes',
    access: 'anyone',
    ignoredStatuses: [401],
    body: z.object({ code: providerCode }),
    details: z.object({ identity }),
  }),
  logInWithFacebook: defineCall({
    id: 'A-011',
    method: 'POST',
    path: '/login-facebook',
    access: 'anyone',
    onFailure: 'false',
    ignoredStatuses: [401, 404],
    body: z.object({ accessToken: z.string(), facebookId: z.string(), source: z.literal('website'), ticket: exchangeTicket }),
    details: loginDetails,
  }),
  logInWithApple: defineCall({
    id: 'A-012',
    method: 'POST',
    path: '/login-apple-id',
    access: 'anyone',
    onFailure: 'false',
    ignoredStatuses: [401, 404],
    body: z.object({ refreshToken: z.string(), appleId: z.string(), source: z.literal('website'), ticket: exchangeTicket }),
    details: loginDetails,
  }),
}
