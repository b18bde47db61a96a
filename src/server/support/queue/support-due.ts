import { sql } from 'kysely'
import { HOUR } from '#contract/limits.ts'
import { responseTargets, twoWorkingDaysFrom } from '#contract/support/support-queue.ts'

const weekday = sql`extract(dow FROM item.since AT TIME ZONE 'Europe/London')`
const ofWorkingDays = sql`(ARRAY[${sql.join(twoWorkingDaysFrom.map((days) => sql.lit(days)))}])[${weekday}::integer + 1] * interval '1 day'`

const within = Object.entries(responseTargets).map(
  ([queue, time]) =>
    sql`WHEN ${sql.lit(queue)} THEN ${time === 'twoWorkingDays' ? ofWorkingDays : sql`${sql.lit(time / HOUR)} * interval '1 hour'`}`,
)

/** By when somebody should have looked at an item, as `lookDueAt` says it. */
export const dueSql = sql`coalesce(item.happens_at, item.since + CASE item.queue ${sql.join(within, sql` `)} END)`
