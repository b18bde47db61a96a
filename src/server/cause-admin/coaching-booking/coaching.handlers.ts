import type { calls } from '#contract/all-calls.ts'
import type { CoachingBooking } from '#contract/cause-admin/coaching.ts'
import { DAY, limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers, type PreparedHandler } from '#server/gate/serve.ts'
import type { Services } from '#server/services.ts'
import {
  bookCall,
  type CallRow,
  callAhead,
  cancelCall,
  changeableUntil,
  freeSlots,
  readCall,
  rescheduleCall,
} from './coaching.ts'
import { calendarOf, mailCall } from './coaching-mail.ts'

function shown(services: Services, call: CallRow, now: number): CoachingBooking {
  const until = changeableUntil(call.starts_at)
  return {
    id: call.id,
    slotId: call.slot_id ?? 0,
    causeId: call.cause_id,
    startsAt: call.starts_at.toISOString(),
    bookedBy: `${call.first_name} ${call.last_name}`,
    changeableUntil: new Date(until).toISOString(),
    isChangeable: now < until,
    phoneNumber: call.phone_number,
    calendar: calendarOf(services, call, 'PUBLISH', now),
  }
}

async function ahead(db: Db, causeId: number, now: number): Promise<CallRow> {
  const call = await callAhead(db, causeId, now)
  if (!call) throw new Error(`Cause ${causeId} has no call that was just booked.`)
  return call
}

/** Each booking and each move mails somebody, so a cause has so many in a day. */
const limited = (db: Db, now: number, causeId: number) =>
  rateLimit(db, now, [{ key: `coaching:${causeId}`, max: limits.coachingChangesPerDay, window: DAY }])

const bookCoaching: PreparedHandler<(typeof calls)['bookCoaching'], void> = {
  prepare: ({ db, now, params }) => limited(db, now, params.id),
  answer: async ({ services, db, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    await bookCall(db, { causeId: params.id, slotId: body.slotId, userId, now })
    const call = await ahead(db, params.id, now)
    await mailCall(services, db, call, { message: 'coachingBooked' }, now)
    return { booking: shown(services, call, now) }
  },
}

const moveCoaching: PreparedHandler<(typeof calls)['moveCoaching'], void> = {
  prepare: ({ db, now, params }) => limited(db, now, params.id),
  answer: async ({ services, db, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const wish = { causeId: params.id, bookingId: params.bookingId, slotId: body.slotId, now }
    const isMoved = await rescheduleCall(db, wish)
    const call = await readCall(db, params.bookingId)
    if (isMoved) await mailCall(services, db, call, { message: 'coachingMoved', byId: userId }, now)
    return { booking: shown(services, call, now) }
  },
}

/** F-156, A-101: a cause's call with a coach; `authorize` has checked that who asks runs the cause. Each of its administrators may change it. */
export const coachingHandlers = {
  listCoachingSlots: async ({ services, db, now, params }) => {
    const slots = await freeSlots(db, now)
    const call = await callAhead(db, params.id, now)
    return {
      slots: slots.map(({ id, starts_at }) => ({ id, startsAt: starts_at.toISOString() })),
      booking: call ? shown(services, call, now) : null,
    }
  },

  bookCoaching,
  moveCoaching,

  cancelCoaching: async ({ services, db, now, params, ...context }) => {
    const { userId } = currentUser(context)
    if (!(await cancelCall(db, { causeId: params.id, bookingId: params.bookingId, now }))) return {}
    const call = await readCall(db, params.bookingId)
    await mailCall(services, db, call, { message: 'coachingCancelled', byId: userId }, now)
    return {}
  },
} satisfies Handlers
