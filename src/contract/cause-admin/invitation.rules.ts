import * as z from 'zod/mini'
import { email } from '../sign-in/sign-in.rules.ts'

/** V-066, V-067 */
export const inviteRules = z.object({ email })
export type InviteFields = z.infer<typeof inviteRules>
