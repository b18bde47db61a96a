import * as z from 'zod/mini'
import { isRealDay } from '../days.ts'
import { limits } from '../limits.ts'
import { mobile, postcode } from '../registration/cause-registration.rules.ts'
import { newPassword, personName } from '../registration/registration.rules.ts'
import { email } from '../sign-in/sign-in.rules.ts'

const line = z.string().check(z.trim(), z.maxLength(120, 'textTooLong'))

/** V-009, V-010, V-012…V-018: the form asks for all that is required; the server takes any part, but blanks nothing that is. */
export const profileRules = z.object({
  firstName: personName('firstNameRequired'),
  lastName: personName('lastNameRequired'),
  dateOfBirth: z.string().check(
    z.minLength(1, 'birthRequired'),
    z.refine((value) => value === '' || (/^(19|20)/.test(value) && isRealDay(value)), 'birthFormat'),
  ),
  // In the person's own words; asked for nowhere else, and never required.
  gender: z.string().check(z.trim(), z.maxLength(40, 'genderTooLong')),
  mobile: z.union([z.literal(''), mobile]),
  addressLine1: line.check(z.minLength(1, 'addressRequired')),
  addressLine2: line,
  city: line,
  county: line,
  postcode,
})
export type ProfileFields = z.infer<typeof profileRules>

/** V-003: the new address is typed twice. */
export const emailChangeRules = z.object({ email, emailConfirm: z.string().check(z.trim()) }).check(
  z.refine((fields) => fields.email.toLowerCase() === fields.emailConfirm.toLowerCase(), {
    error: 'emailsDiffer',
    path: ['emailConfirm'],
  }),
)
export type EmailChangeFields = z.infer<typeof emailChangeRules>

/** G-026: six digits, mailed to the new address. */
export const emailCodeRules = z.object({
  code: z.string().check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.minLength(1, 'codeRequired'),
    z.regex(/^(|\d{6})$/, 'codeFormat'),
  ),
})
export type EmailCodeFields = z.infer<typeof emailCodeRules>

/** V-007, V-021 */
export const passwordChangeRules = z
  .object({
    oldPassword: z
      .string()
      .check(z.minLength(1, 'oldPasswordRequired'), z.maxLength(limits.maximumPasswordLength, 'passwordTooLong')),
    newPassword,
    newPasswordConfirm: z.string(),
  })
  .check(
    z.refine((fields) => fields.newPassword === fields.newPasswordConfirm, {
      error: 'passwordsDiffer',
      path: ['newPasswordConfirm'],
    }),
  )
export type PasswordChangeFields = z.infer<typeof passwordChangeRules>

/** V-022 */
export const deletionRules = z.object({
  password: z.string().check(z.minLength(1, 'passwordRequired'), z.maxLength(limits.maximumPasswordLength, 'passwordTooLong')),
})
