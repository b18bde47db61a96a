import * as z from 'zod/mini'
import { newPassword } from '../registration/registration.rules.ts'
import { email } from './sign-in.rules.ts'

/** V-001, V-002 */
export const forgotPasswordRules = z.object({ email })
/** V-005, V-006; typed once, with a way to see it (ASVS 6.2.6), so nothing has to match. */
export const newPasswordRules = z.object({ newPassword })
