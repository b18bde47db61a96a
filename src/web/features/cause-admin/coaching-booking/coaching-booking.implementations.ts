import { fromPromise } from 'xstate'
import {
  type CancelOutcome,
  type CoachingOutcome,
  coachingBookingMachine,
} from '#machines/cause-admin/coaching-booking/coaching-booking.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const refusals = ['slotTaken', 'callBooked'] as const
const loadCalls = lazyImport(async () => (await import('#contract/cause-admin/coaching.calls.ts')).coachingCalls)

/** Null where the failure says nothing of the booking. A call that isn't there any more is as late as one that begins soon. */
function outcomeOf({ code, status }: ApiFailure): CoachingOutcome | null {
  const kind = refusals.find((refusal) => refusal === code)
  if (kind) return { kind }
  if (code === 'tooMany') return { kind: 'tooOften' }
  return code === 'callTooLate' || status === 404 ? { kind: 'tooLate' } : null
}

export function coachingBookingWith({ api }: Pick<Site, 'api'>, id: number) {
  // One key for one wish, however often it is sent; whatever has been answered is over, and the next is a wish of its own.
  let idempotencyKey = crypto.randomUUID()
  return coachingBookingMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask((await loadCalls()).listCoachingSlots, { path: { id } })).details),
      book: fromPromise<CoachingOutcome, { slotId: number; bookingId: string | null }>(async ({ input }) => {
        const { bookCoaching, moveCoaching } = await loadCalls()
        const body = { slotId: input.slotId }
        try {
          const { details } =
            input.bookingId === null
              ? await api.ask(bookCoaching, { path: { id }, body, idempotencyKey })
              : await api.ask(moveCoaching, { path: { id, bookingId: input.bookingId }, body, idempotencyKey })
          idempotencyKey = crypto.randomUUID()
          return { kind: 'booked', booking: details.booking }
        } catch (error) {
          const outcome = error instanceof ApiFailure ? outcomeOf(error) : null
          if (outcome === null) throw error
          idempotencyKey = crypto.randomUUID()
          return outcome
        }
      }),
      cancel: fromPromise<CancelOutcome, { bookingId: string }>(async ({ input }) => {
        try {
          await api.ask((await loadCalls()).cancelCoaching, { path: { id, bookingId: input.bookingId }, body: {} })
          return 'cancelled'
        } catch (error) {
          if (error instanceof ApiFailure && (error.code === 'callTooLate' || error.status === 404)) return 'tooLate'
          throw error
        }
      }),
    },
  })
}
