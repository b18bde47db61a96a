import { DAY, HOUR } from '#contract/limits.ts'
import { dayInLondon, instantInLondon } from '#contract/london.ts'
import type { Db } from '../open.ts'

/** When a coach rings, by the day of the week from Monday on; nobody does on Saturdays and Sundays. */
const week: readonly (readonly string[])[] = [
  ['10:00', '10:30', '11:00', '14:00', '14:30'],
  ['09:30', '10:00', '16:00', '16:30', '17:00'],
  ['12:30', '13:00', '13:30'],
  ['10:00', '11:00', '15:00', '15:30', '18:00', '18:30'],
  ['09:00', '09:30', '10:00'],
]

/** Nobody rings between Christmas and the New Year. */
const holiday = /-(12-2[4-9]|12-3[01]|01-0[12])$/

/** Times of the next five weeks, and one call that is booked. To be run in the seed's transaction, once people and causes are there. */
export async function seedCoaching(db: Db, now: number): Promise<void> {
  const days = Array.from({ length: 35 }, (_, index) => dayInLondon(new Date(now + (index + 1) * DAY).toISOString()))
  const starts = [...new Set(days)].flatMap((day) => {
    const times = holiday.test(day) ? [] : (week[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? [])
    return times.map((time) => new Date(instantInLondon(day, time)))
  })
  const slots = await db
    .insertInto('coaching_slot')
    .values(starts.map((starts_at) => ({ starts_at })))
    .returning(['id', 'starts_at'])
    .execute()
  const booked = slots.find(({ starts_at }) => starts_at.getTime() > now + 3 * DAY)
  const treasurer = await db
    .selectFrom('cause_admin')
    .innerJoin('app_user', 'app_user.id', 'cause_admin.user_id')
    .select(['cause_admin.user_id', 'cause_admin.cause_id'])
    .where('app_user.email', '=', 'treasurer@farthing.example')
    .executeTakeFirst()
  if (!booked || !treasurer) return
  await db
    .insertInto('coaching_booking')
    .values({
      id: 'demo-call-with-a-coach',
      slot_id: booked.id,
      ...treasurer,
      starts_at: booked.starts_at,
      changed_at: new Date(now - 20 * HOUR),
    })
    .execute()
}
