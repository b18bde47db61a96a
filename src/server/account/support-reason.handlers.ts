import type { MyReason } from '#contract/account/support-reason.calls.ts'
import { reasonFault, reasonText } from '#contract/causes/support-reason.rules.ts'
import { DAY, limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { standingOf } from '../shared/causes/support-reasons.ts'
import { readMe } from './me.ts'

async function readMine(db: Db, userId: number): Promise<MyReason> {
  const { cause } = await readMe(db, userId)
  if (!cause) return { cause: null, reason: null }
  const row = await db
    .selectFrom('support_reason')
    .select(['text', 'written_at', 'is_shown'])
    .where('user_id', '=', userId)
    .where('cause_id', '=', cause.id)
    .executeTakeFirst()
  return {
    cause,
    reason: row ? { text: row.text, standing: standingOf(row.is_shown), writtenAt: row.written_at.toISOString() } : null,
  }
}

/** H-003: why somebody supports their cause, in their own words. */
export const supportReasonHandlers = {
  readSupportReason: ({ db, ...context }) => readMine(db, currentUser(context).userId),

  /** Other words are read again by those who run the cause before anybody else does; the same ones stay where they are. */
  saveSupportReason: async ({ db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    const fault = reasonFault(body.text)
    if (fault !== null) throw new HttpError('validation', { fields: { text: fault } })
    const { cause, reason } = await readMine(db, userId)
    // Written about the cause of before, in a window that was left open.
    if (cause?.id !== body.causeId) throw new HttpError('conflict')
    const text = reasonText(body.text)
    if (text === (reason?.text ?? '')) return { cause, reason }
    await rateLimit(db, now, [{ key: `reasons:${userId}`, max: limits.reasonsPerDay, window: DAY }])
    if (text === '')
      await db.deleteFrom('support_reason').where('user_id', '=', userId).where('cause_id', '=', cause.id).execute()
    else {
      const written = { text, written_at: new Date(now), is_shown: null, decided_by: null }
      await db
        .insertInto('support_reason')
        .values({ user_id: userId, cause_id: cause.id, ...written })
        .onConflict((one) => one.columns(['user_id', 'cause_id']).doUpdateSet(written))
        .execute()
    }
    return readMine(db, userId)
  },
} satisfies Handlers
