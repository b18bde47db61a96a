import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { uninstallRules } from './uninstall-feedback.rules.ts'

export const uninstallFeedbackCalls = {
  /** G-004: open to anybody, since who takes the extension off may be nobody we know; few from one network. */
  sendUninstallFeedback: defineCall({
    id: 'A-091',
    method: 'POST',
    path: '/donation-reminder/uninstall-feedback',
    access: 'anyone',
    idempotent: true,
    body: uninstallRules,
    details: z.object({}),
  }),
}
