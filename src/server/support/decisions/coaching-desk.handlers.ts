import { limits } from '#contract/limits.ts'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import { type NewSlots, startsOf } from '#contract/support/coaching-desk.rules.ts'
import { closeCall, readCall } from '#server/cause-admin/coaching-booking/coaching.ts'
import { mailCall } from '#server/cause-admin/coaching-booking/coaching-mail.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { endAssignment } from '../queue/support-assignments.ts'

/** What the day's rules can't know: it is ahead, and not too far. Throws `validation`. */
function checked(typed: NewSlots, now: number): Date[] {
  const starts = startsOf(typed)
  const fault = starts.some((at) => at <= now)
    ? 'slotDayPast'
    : starts.some((at) => at > now + limits.coachingSlotsAhead)
      ? 'slotDayFar'
      : null
  if (fault !== null) throw new HttpError('validation', { fields: { day: fault } })
  return starts.map((at) => new Date(at))
}

/** G-014: when coaches can ring, and who has booked; `authorize` has checked that who asks is one of the support team. */
export const coachingDeskHandlers = {
  listCoachingDesk: async ({ db, now }) => {
    const rows = await db
      .selectFrom('coaching_slot')
      .leftJoin('coaching_booking', 'coaching_booking.slot_id', 'coaching_slot.id')
      .leftJoin('cause', 'cause.id', 'coaching_booking.cause_id')
      .leftJoin('app_user', 'app_user.id', 'coaching_booking.user_id')
      .select(['coaching_slot.id', 'coaching_slot.starts_at'])
      .select(['coaching_booking.id as booking_id', 'cause.id as cause_id', 'cause.name', 'cause.phone_number'])
      .select(['app_user.first_name', 'app_user.last_name', 'app_user.email'])
      .where('coaching_slot.starts_at', '>=', new Date(startOfDay(dayInLondon(new Date(now).toISOString()))))
      .orderBy('coaching_slot.starts_at')
      .execute()
    return {
      slots: rows.map((row) => ({
        id: row.id,
        startsAt: row.starts_at.toISOString(),
        booking:
          row.booking_id === null || row.cause_id === null
            ? null
            : {
                id: row.booking_id,
                causeId: row.cause_id,
                causeName: row.name ?? '',
                person: [row.first_name, row.last_name].filter(Boolean).join(' '),
                email: row.email ?? '',
                phoneNumber: row.phone_number,
              },
      })),
    }
  },

  addCoachingSlots: async ({ db, now, body }) => {
    const added = await db
      .insertInto('coaching_slot')
      .values(checked(body, now).map((starts_at) => ({ starts_at })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    return { added: added.length }
  },

  removeCoachingSlot: async ({ db, params }) => {
    await db
      .deleteFrom('coaching_slot')
      .where('id', '=', params.slotId)
      .execute()
      .catch((error: { code?: string }) => {
        // The call that is booked then refers to it.
        throw error.code === '23503' ? new HttpError('slotTaken') : error
      })
    return {}
  },

  cancelCoachingBySupport: async ({ services, db, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const call = await db
      .selectFrom('coaching_booking')
      .select(['cause_id', 'starts_at', 'cancelled_at'])
      .where('id', '=', params.bookingId)
      .forUpdate()
      .executeTakeFirst()
    if (!call) throw new HttpError('notFound')
    if (call.cancelled_at !== null || call.starts_at.getTime() <= now) throw new HttpError('illegalMove')
    await closeCall(db, params.bookingId, now)
    await endAssignment(db, { queue: 'calls', reference: params.bookingId })
    const told = { message: 'coachingCalledOff', reason: body.reason } as const
    await mailCall(services, db, await readCall(db, params.bookingId), told, now)
    await recordAudit(db, {
      action: 'coachingCallCancelled',
      userId,
      subject: `cause:${call.cause_id}`,
      detail: { bookingId: params.bookingId, reason: body.reason },
      at: now,
    })
    return {}
  },
} satisfies Handlers
