import { sql } from 'kysely'
import type { Db } from '../open.ts'

/** The quarter in which the shop's money for a planned donation has come. */
export const readyQuarter = sql`date_trunc('quarter', (planned.at + interval '75 days') AT TIME ZONE 'Europe/London')`

/**
 * What each cause has had at the end of each quarter whose payments have left us, and in which its donations are paid: less than £15, or what no account is known for, waits for
 * the next one, and is paid with it. `pence` is what there was at that turn, with everything that waited; `paid_in` the quarter whose payment has it, null while none has.
 */
export async function planQuarters(db: Db): Promise<void> {
  await sql`CREATE TEMPORARY TABLE planned_quarter ON COMMIT DROP AS
    WITH RECURSIVE raised AS (
      SELECT cause_id, quarter, sum(pence) AS pence, row_number() OVER (PARTITION BY cause_id ORDER BY quarter) AS position
      FROM planned JOIN payment_day ON quarter = ${readyQuarter} WHERE stage = 'available' GROUP BY 1, 2
    ), balance AS (
      SELECT cause_id, quarter, position, pence FROM raised WHERE position = 1
      UNION ALL SELECT raised.cause_id, raised.quarter, raised.position, raised.pence + CASE WHEN balance.pence < 1500 OR balance.cause_id % 7 = 0 THEN balance.pence ELSE 0 END
        FROM balance JOIN raised ON raised.cause_id = balance.cause_id AND raised.position = balance.position + 1
    )
    SELECT cause_id, quarter, pence, min(quarter) FILTER (WHERE pence >= 1500 AND cause_id % 7 <> 0) OVER (PARTITION BY cause_id ORDER BY quarter DESC) AS paid_in FROM balance`.execute(
    db,
  )
  await sql`ANALYZE planned_quarter`.execute(db)
}
