import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { rowId } from '../ids.ts'
import { accountRules } from '../registration/registration.rules.ts'
import { emailCodeRules, profileRules } from './account.rules.ts'
import { termsBlock, termsItem } from './terms.ts'
import { preferences, user } from './user.ts'

const nothing = z.object({})

/** M-032: only what is given is changed; the picture travels in a call of its own. */
const profile = z.extend(z.partial(profileRules), { terms: termsBlock })

/** What somebody changes about themselves. */
export const settingsCalls = {
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
}
