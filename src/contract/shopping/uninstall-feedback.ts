import * as z from 'zod/mini'
import { uninstallReasons } from './uninstall-reasons.ts'

/** M-029: what somebody said when they took Donation Reminder off their browser; null for what they left out. */
export const uninstallFeedback = z.object({
  id: z.number(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  reason: z.enum(uninstallReasons),
  text: z.string(),
  mayContact: z.boolean(),
  sentAt: z.string(),
})
export type UninstallFeedback = z.infer<typeof uninstallFeedback>
