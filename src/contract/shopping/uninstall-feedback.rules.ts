import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { email } from '../sign-in/sign-in.rules.ts'
import { uninstallReasons } from './uninstall-reasons.ts'

/** V-069, V-070 */
const name = z.string().check(z.trim(), z.maxLength(limits.maximumUninstallNameLength, 'uninstallNameTooLong'))

/** V-069…V-074: a reason and some words are asked for; who it is only of those who want an answer. */
export const uninstallRules = z
  .object({
    firstName: name,
    lastName: name,
    email: z.string().check(
      z.trim(),
      z.maxLength(limits.maximumEmailLength, 'emailTooLong'),
      z.refine((typed) => typed === '' || z.safeParse(email, typed).success, 'emailFormat'),
    ),
    reason: z.enum(uninstallReasons, 'uninstallReasonRequired'),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'uninstallTextRequired'),
        z.maxLength(limits.maximumFeedbackLength, 'uninstallTextTooLong'),
      ),
    mayContact: z.boolean(),
  })
  .check(z.refine(({ mayContact, email }) => !mayContact || email !== '', { error: 'emailForAnswer', path: ['email'] }))

export type UninstallFields = z.infer<typeof uninstallRules>
