import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { engines, freshDatabase } from '#tests/kit/server.ts'

describe.each(engines)('026 on %s', (engine) => {
  test('payments of before stay what they were; a paid one can come back, and its quarter be paid again', async () => {
    const opened = await openDatabase(engine === 'postgres' ? { url: await freshDatabase() } : {})
    const { db } = opened
    const run = (text: string) => sql.raw(text).execute(db)
    try {
      await migrate(db, '025-linked-cards')
      await run(
        `INSERT INTO cause (hash, name, slug, kind, place, description, created_at) SELECT 'c' || i, 'C' || i, 'c' || i, 'club', 'Harrowden', '', '2025-01-01' FROM generate_series(1, 4) AS i`,
      )
      await run(
        `INSERT INTO app_user (hash, email, first_name, last_name, preferences, udo, created_at) SELECT 'u' || i, 'u' || i || '@b.example', 'R', 'E', '{}', '{}', '2025-01-01' FROM generate_series(1, 2) AS i`,
      )
      await run(`INSERT INTO payment_run (id, turn, stage, prepared_at, prepared_by, approved_at, approved_by, file_at, small_causes, small_pence)
        VALUES ('R-1', '2026-06-30T23:00Z', 'sent', '2026-07-01', 1, '2026-07-01', 2, '2026-07-01', 0, 0)`)
      await run(
        `INSERT INTO payment_run (id, turn, stage, voided, prepared_at, prepared_by, small_causes, small_pence) VALUES ('R-0', '2026-06-30T23:00Z', 'voided', 'discarded', '2026-07-01', 1, 0, 0)`,
      )
      await run(`INSERT INTO payment (id, cause_id, reference, pence, is_paid, reason, period_end, run_id, line_stage, refusal, answered_at) VALUES
        ('old', 1, 'FAR-1-2026Q1', 2000, true, NULL, '2026-03-31T23:00Z', NULL, NULL, NULL, NULL),
        ('small', 2, 'FAR-2-2026Q1', 1499, false, 'underMinimum', '2026-03-31T23:00Z', NULL, NULL, NULL, NULL),
        ('paid', 1, 'FAR-1-2026Q2', 3000, true, NULL, '2026-06-30T23:00Z', 'R-1', 'paid', NULL, '2026-07-03'),
        ('refused', 2, 'FAR-2-2026Q2', 4000, false, NULL, '2026-06-30T23:00Z', 'R-1', 'refused', 'accountClosed', '2026-07-03'),
        ('sent', 3, 'FAR-3-2026Q2', 5000, false, NULL, '2026-06-30T23:00Z', 'R-1', 'sent', NULL, NULL)`)
      const rows = () =>
        db
          .selectFrom('payment')
          .select(['id', 'reference', 'pence', 'is_paid', 'reason', 'run_id', 'line_stage', 'refusal', 'answered_at'])
          .orderBy('id')
          .execute()
      const before = await rows()
      await migrate(db)
      expect(await rows()).toEqual(before)
      expect(
        (await db.selectFrom('payment_run').select(['id', 'stage', 'voided']).orderBy('id').execute()).map(
          ({ id, stage, voided }) => [id, stage, voided],
        ),
      ).toEqual([
        ['R-0', 'voided', 'discarded'],
        ['R-1', 'sent', null],
      ])
      // What has come back says when and why; nothing else does.
      for (const change of [
        `line_stage = 'returned', is_paid = false`,
        `line_stage = 'returned', is_paid = false, refusal = 'other'`,
        `returned_at = now()`,
      ])
        await expect(run(`UPDATE payment SET ${change} WHERE id = 'paid'`), change).rejects.toThrow('check constraint')
      const again = (id: string, cause: number) =>
        run(
          `INSERT INTO payment (id, cause_id, reference, pence, is_paid, period_end, run_id, line_stage) VALUES ('${id}', ${cause}, '${id}', 1500, false, '2026-06-30T23:00Z', 'R-1', 'sent')`,
        )
      await expect(again('twice', 1)).rejects.toThrow('payment_quarter')
      await run(
        `UPDATE payment SET line_stage = 'returned', is_paid = false, refusal = 'other', returned_at = now() WHERE id = 'paid'`,
      )
      await again('later', 1)
      await again('mended', 2)
      await run(`UPDATE payment SET line_stage = 'withdrawn' WHERE id = 'sent'`)
      await again('anew', 3)
    } finally {
      await opened.close()
    }
  })
})
