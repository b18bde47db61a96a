import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { newSecret } from '#server/shared/secrets.ts'

/** Calls with who has booked them and for which cause. */
export const selectCalls = (db: Db) =>
  db
    .selectFrom('coaching_booking')
    .innerJoin('app_user', 'app_user.id', 'coaching_booking.user_id')
    .innerJoin('cause', 'cause.id', 'coaching_booking.cause_id')
    .selectAll('coaching_booking')
    .select(['app_user.email', 'app_user.first_name', 'app_user.last_name'])
    .select(['cause.name as cause', 'cause.kind', 'cause.phone_number'])

export type CallRow = Awaited<ReturnType<ReturnType<typeof selectCalls>['executeTakeFirstOrThrow']>>

/** A call that has begun is ahead until its time is over. */
const lastBegun = (now: number) => new Date(now - limits.coachingCall)

/** The call that a cause has ahead; undefined where it has none. */
export const callAhead = (db: Db, causeId: number, now: number): Promise<CallRow | undefined> =>
  selectCalls(db)
    .where('coaching_booking.cause_id', '=', causeId)
    .where('coaching_booking.is_open', '=', true)
    .where('coaching_booking.starts_at', '>', lastBegun(now))
    .executeTakeFirst()

/** Until when a call can be booked, moved and cancelled, in milliseconds since the epoch. */
export const changeableUntil = (startsAt: Date): number => startsAt.getTime() - limits.coachingNotice

/** The times that causes can book: nobody has, and they are neither too near nor too far. */
const offered = (db: Db, now: number) =>
  db
    .selectFrom('coaching_slot')
    .select(['id', 'starts_at'])
    .where('starts_at', '>', new Date(now + limits.coachingNotice))
    .where('starts_at', '<=', new Date(now + limits.coachingAhead))

export const freeSlots = (db: Db, now: number) =>
  offered(db, now)
    .where((where) =>
      where.not(where.exists(where.selectFrom('coaching_booking').select('id').whereRef('slot_id', '=', 'coaching_slot.id'))),
    )
    .orderBy('starts_at')
    .execute()

/** One of them, held so that it is not removed meanwhile. Throws `slotTaken` for any other. */
async function holdSlot(db: Db, slotId: number, now: number) {
  const slot = await offered(db, now).where('id', '=', slotId).forKeyShare().executeTakeFirst()
  if (!slot) throw new HttpError('slotTaken')
  return slot
}

interface Wish {
  causeId: number
  slotId: number
  now: number
}

/** Books a time for a cause. Of several who want it at once the key of the table lets one have it. Throws `slotTaken`, or `callBooked` where the cause has a call ahead. */
export async function bookCall(db: Db, { causeId, slotId, now, userId }: Wish & { userId: number }): Promise<void> {
  if (await callAhead(db, causeId, now)) throw new HttpError('callBooked')
  const slot = await holdSlot(db, slotId, now)
  await db
    .updateTable('coaching_booking')
    .set({ is_open: false })
    .where('cause_id', '=', causeId)
    .where('is_open', '=', true)
    .where('starts_at', '<=', lastBegun(now))
    .execute()
  const booked = await db
    .insertInto('coaching_booking')
    .values({
      id: newSecret().slice(0, 22),
      slot_id: slot.id,
      cause_id: causeId,
      user_id: userId,
      starts_at: slot.starts_at,
      changed_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!booked) throw new HttpError((await callAhead(db, causeId, now)) ? 'callBooked' : 'slotTaken')
}

/** A cause's call, locked, while it can still be changed. Throws `notFound` or `callTooLate`. */
async function lockCall(db: Db, { causeId, bookingId, now }: { causeId: number; bookingId: string; now: number }) {
  const call = await db
    .selectFrom('coaching_booking')
    .select(['slot_id', 'starts_at', 'cancelled_at', 'sequence'])
    .where('id', '=', bookingId)
    .where('cause_id', '=', causeId)
    .forUpdate()
    .executeTakeFirst()
  if (!call) throw new HttpError('notFound')
  if (call.cancelled_at === null && changeableUntil(call.starts_at) <= now) throw new HttpError('callTooLate')
  return call
}

/** Gives the call another time. Answers false where it has that one already. Throws `slotTaken`, `callTooLate`, `notFound`. */
export async function rescheduleCall(db: Db, { bookingId, ...wish }: Wish & { bookingId: string }): Promise<boolean> {
  const { slotId, now } = wish
  const call = await lockCall(db, { ...wish, bookingId })
  if (call.cancelled_at !== null) throw new HttpError('notFound')
  if (call.slot_id === slotId) return false
  const slot = await holdSlot(db, slotId, now)
  await db
    .updateTable('coaching_booking')
    .set({
      slot_id: slot.id,
      starts_at: slot.starts_at,
      sequence: call.sequence + 1,
      changed_at: new Date(now),
      reminded_at: null,
    })
    .where('id', '=', bookingId)
    .execute()
    .catch((error: { code?: string }) => {
      // Somebody else has it: the key of the table lets one have it.
      throw error.code === '23505' ? new HttpError('slotTaken') : error
    })
  return true
}

/** Gives the call's time back. */
export async function closeCall(db: Db, bookingId: string, now: number): Promise<void> {
  await db
    .updateTable('coaching_booking')
    .set((row) => ({
      slot_id: null,
      is_open: false,
      cancelled_at: new Date(now),
      sequence: row('sequence', '+', 1),
    }))
    .where('id', '=', bookingId)
    .execute()
}

/** Cancels a cause's call. Answers false where it was cancelled before. Throws `callTooLate`, `notFound`. */
export async function cancelCall(db: Db, of: { causeId: number; bookingId: string; now: number }): Promise<boolean> {
  const { cancelled_at } = await lockCall(db, of)
  if (cancelled_at !== null) return false
  await closeCall(db, of.bookingId, of.now)
  return true
}

/** A call by its name, whatever has become of it. */
export const readCall = (db: Db, bookingId: string): Promise<CallRow> =>
  selectCalls(db).where('coaching_booking.id', '=', bookingId).executeTakeFirstOrThrow()
