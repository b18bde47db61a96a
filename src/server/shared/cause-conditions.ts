import { type RawBuilder, sql } from 'kysely'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '../db/open.ts'

const stagesOf = (tag: 'confirmed' | 'collecting') =>
  sql.raw(
    stagesWith(tag)
      .map((stage) => `'${stage}'`)
      .join(', '),
  )

/** The account that counts waits for the support team's look. */
const accountWaits = sql`EXISTS (SELECT 1 FROM bank_details AS account WHERE account.id = (SELECT max(id) FROM bank_details WHERE cause_id = cause.id AND undone_at IS NULL)
  AND account.name_check IN ('noMatch', 'unavailable') AND account.checked_at IS NULL)`

/** Condition on the table `cause`: its review is confirmed, and so is whose account it has named. Nothing is ever paid to another one. */
export const isPayableSql: RawBuilder<boolean> = sql<boolean>`(cause.review IN (${stagesOf('confirmed')}) AND NOT ${accountWaits})`

/** Condition on the table `cause`: it may get new supporters and new donations (one that is closing gets none any more, G-030). */
export const collectsSql: RawBuilder<boolean> = sql<boolean>`(NOT cause.is_dormant AND cause.lifecycle = 'open' AND cause.review IN (${stagesOf('collecting')}))`

/** Whether a cause may be paid. One that may not keeps what it has collected, for the reason `beingChecked`. */
export async function isPayable(db: Db, causeId: number): Promise<boolean> {
  const row = await db.selectFrom('cause').select('id').where('id', '=', causeId).where(isPayableSql).executeTakeFirst()
  return row !== undefined
}
