import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'
import { advanceReview } from '../cause-review/cause-review.ts'
import { askCharity } from '../cause-review/contact-code.ts'
import { askRegister, type Claimed } from './register-check.ts'

/** So many in one run: a register limits how often it may be asked. */
const atOnce = 200

const unasked = (db: Db) =>
  sql<{ id: number; name: string; charity_number: string | null; postcode: string | null }>`
    SELECT cause.id, cause.name, cause.charity_number, cause.postcode FROM cause_review JOIN cause ON cause.id = cause_review.cause_id
    WHERE findings ?| ARRAY['notAsked', 'registerAway'] AND cause.review = 'waiting' AND reopened_at IS NULL ORDER BY cause.id LIMIT ${atOnce}`.execute(
    db,
  )

/** Asks the register about causes that came before it was asked, or while it was away. Where it knows the charity, a code goes there. */
export async function recheckRegister(services: Services): Promise<void> {
  const { db, register, clock } = services
  const { rows } = await unasked(db)
  for (const row of rows) {
    const claimed: Claimed = { name: row.name, charityNumber: row.charity_number, postcode: row.postcode }
    const { findings, entry } = await askRegister(register, claimed)
    if (findings.includes('registerAway')) return
    await db.transaction().execute(async (transaction) => {
      const waiting = await transaction
        .updateTable('cause_review')
        .set({ findings: JSON.stringify(findings), register_entry: entry === null ? null : JSON.stringify(entry) })
        .where('cause_id', '=', row.id)
        .where(sql<boolean>`findings ?| ARRAY['notAsked', 'registerAway']`)
        .where((where) =>
          where.exists(
            where.selectFrom('cause').select('cause.id').where('cause.id', '=', row.id).where('cause.review', '=', 'waiting'),
          ),
        )
        .returning('cause_id')
        .executeTakeFirst()
      if (!waiting || findings.length > 0) return
      const now = clock.now()
      await advanceReview(transaction, {
        causeId: row.id,
        event: { type: 'register.matched' },
        by: 'register',
        userId: null,
        now,
      })
      await askCharity({ ...services, db: transaction }, now, row.id)
    })
  }
}
