import type { ColumnType, Generated } from 'kysely'
import type { Time } from './schema-giving.ts'

/** Calls with a coach: when there can be some, and who has booked one. */
export interface CoachingTables {
  coaching_slot: { id: Generated<number>; starts_at: Time }
  coaching_booking: {
    id: string
    /** Null once the call is cancelled. */
    slot_id: number | null
    cause_id: number
    user_id: number
    starts_at: Time
    /** How often it has been changed, as its calendar file says (RFC 5545). */
    sequence: Generated<number>
    /** When it was booked or moved last. */
    changed_at: Time
    /** Ahead; a call that is over is closed when the cause books the next one. */
    is_open: Generated<boolean>
    cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
}
