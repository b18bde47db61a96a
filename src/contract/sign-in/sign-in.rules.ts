import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** Messages are codes: forms look them up in locales/en-GB/rules.json, the server answers them in `error.fields`. */
const shape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'emailRequired'),
    z.maxLength(limits.maximumEmailLength, 'emailTooLong'),
    z.regex(shape, 'emailFormat'),
  )

/** V-001, V-002, V-005, V-008: at sign-in a password is only required. */
export const loginRules = z.object({
  email,
  password: z.string().check(z.minLength(1, 'passwordRequired'), z.maxLength(limits.maximumPasswordLength, 'passwordTooLong')),
})
export type LoginFields = z.infer<typeof loginRules>
