import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { bulkLoad } from '#server/db/seed/bulk-load.ts'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

/** Every index and constraint of the database, as its own catalogue words them. */
async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    ORDER BY 1`.execute(db)
  return rows.map(({ line }) => line)
}

describe.each(engines)('a large data set on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('is filled without the indexes and foreign keys of its large tables, and has all of them again afterwards', async () => {
    const { db } = server.services
    const before = await shapeOf(db)
    let during: string[] = []
    await db.transaction().execute((transaction) =>
      bulkLoad(transaction, async () => {
        during = await shapeOf(transaction)
      }),
    )
    const lost = before.filter((line) => !during.includes(line))
    expect(lost.filter((line) => line.includes('INDEX')).length).toBeGreaterThan(15)
    expect(lost.some((line) => line.startsWith('donation ') && line.includes('FOREIGN KEY (cause_id)'))).toBe(true)
    expect(lost.filter((line) => line.includes('PRIMARY KEY') || line.includes('UNIQUE'))).toEqual([])
    expect(await shapeOf(db)).toEqual(before)
  })

  test('is refused as a whole where a row of it refers to nothing', async () => {
    const { db } = server.services
    const filling = db.transaction().execute((transaction) =>
      bulkLoad(transaction, async () => {
        await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence) VALUES ('nowhere', 'tracked', now(), 'network', 1)`.execute(
          transaction,
        )
      }),
    )
    await expect(filling).rejects.toThrow(/foreign key/)
    const { rows } = await sql`SELECT 1 FROM donation_move WHERE donation_id = 'nowhere'`.execute(db)
    expect(rows).toEqual([])
  })
})
