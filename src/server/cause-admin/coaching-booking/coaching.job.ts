import { DAY, HOUR } from '#contract/limits.ts'
import { dayInLondon, instantInLondon } from '#contract/london.ts'
import type { Services } from '#server/services.ts'
import { readCall } from './coaching.ts'
import { mailCall } from './coaching-mail.ts'

const perRun = 200

/** Nine in the morning of the day before, in London: when somebody is reminded. */
export function remindedFrom(startsAt: Date): number {
  const midday = Date.parse(instantInLondon(dayInLondon(startsAt.toISOString()), '12:00'))
  // A day back from midday is the day before, however long that night was.
  return Date.parse(instantInLondon(dayInLondon(new Date(midday - DAY).toISOString()), '09:00'))
}

/** Reminds, once, who has booked a call that is tomorrow. Who has booked or moved it since nine of the day before knows. */
export async function remindOfCalls(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const near = await transaction
      .selectFrom('coaching_booking')
      .select(['id', 'starts_at', 'changed_at'])
      .where('is_open', '=', true)
      .where('reminded_at', 'is', null)
      .where('starts_at', '>', new Date(now))
      // From nine to the next midnight there are 39 hours, and 40 where the clocks go back.
      .where('starts_at', '<', new Date(now + 40 * HOUR))
      .orderBy('starts_at')
      .limit(perRun)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, starts_at, changed_at } of near) {
      const from = remindedFrom(starts_at)
      if (now < from || changed_at.getTime() >= from) continue
      await transaction
        .updateTable('coaching_booking')
        .set({ reminded_at: new Date(now) })
        .where('id', '=', id)
        .execute()
      await mailCall(services, transaction, await readCall(transaction, id), { message: 'coachingReminder' }, now)
    }
  })
}
