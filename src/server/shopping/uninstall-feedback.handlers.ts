import { HOUR } from '#contract/limits.ts'
import type { uninstallFeedbackCalls } from '#contract/shopping/uninstall-feedback.calls.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers, PreparedHandler } from '../gate/serve.ts'

/** A-091, G-004: what somebody says who takes Donation Reminder off their browser. What they left out is kept as nothing. */
const sendUninstallFeedback: PreparedHandler<typeof uninstallFeedbackCalls.sendUninstallFeedback, null> = {
  prepare: async ({ db, now, request }) => {
    await rateLimit(db, now, [{ key: `uninstall:${networkOf(request.ip)}`, max: 20, window: HOUR }])
    return null
  },
  answer: async ({ db, now, body }) => {
    await db
      .insertInto('uninstall_feedback')
      .values({
        first_name: body.firstName || null,
        last_name: body.lastName || null,
        email: body.email || null,
        reason: body.reason,
        text: body.text,
        may_contact: body.mayContact,
        created_at: new Date(now),
      })
      .execute()
    return {}
  },
}

export const uninstallFeedbackHandlers = { sendUninstallFeedback } satisfies Handlers
