import { sql } from 'kysely'
import type { Db } from '../open.ts'

/**
 * What each cause has had at the end of each quarter, and in which its donations are paid: less than £15 waits for the next one, and is paid with it. `pence` is what there
 * was at that turn, with everything that waited; `paid_in` the quarter whose payment has it, null while none has.
 */
export async function planQuarters(db: Db): Promise<void> {
  await sql`CREATE TEMPORARY TABLE planned_quarter ON COMMIT DROP AS
    WITH RECURSIVE raised AS (
      SELECT cause_id, date_trunc('quarter', at AT TIME ZONE 'Europe/London') AS quarter, sum(pence) AS pence,
        row_number() OVER (PARTITION BY cause_id ORDER BY date_trunc('quarter', at AT TIME ZONE 'Europe/London')) AS position
      FROM planned WHERE stage IN ('inPaymentRun', 'paid') GROUP BY 1, 2
    ), balance AS (
      SELECT cause_id, quarter, position, pence FROM raised WHERE position = 1
      UNION ALL SELECT raised.cause_id, raised.quarter, raised.position, raised.pence + CASE WHEN balance.pence < 1500 THEN balance.pence ELSE 0 END
        FROM balance JOIN raised ON raised.cause_id = balance.cause_id AND raised.position = balance.position + 1
    )
    SELECT cause_id, quarter, pence, min(quarter) FILTER (WHERE pence >= 1500) OVER (PARTITION BY cause_id ORDER BY quarter DESC) AS paid_in FROM balance`.execute(
    db,
  )
  await sql`ANALYZE planned_quarter`.execute(db)
}
