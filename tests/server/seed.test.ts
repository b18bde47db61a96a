import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoppedClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { bulkLoad } from '#server/db/seed/bulk-load.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { listRuns } from '#server/giving/payment-run/views.ts'
import { reconcile } from '#server/giving/reconcile.ts'
import { openServices } from '#server/open-services.ts'
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

test('soon after the turn of a quarter the demo has a run that waits for the second person of the support team', async () => {
  const clock = createStoppedClock(Date.parse('2026-10-12T10:00:00.000Z'))
  const { services, close } = await openServices(readConfig({}), clock, { inMemory: true, size: sizes.demo })
  const found = await listRuns(services.db)
  const { differences } = await reconcile(services.db)
  const team = await services.db.selectFrom('app_user').select('email').where('is_support', '=', true).orderBy('id').execute()
  await close()
  expect(differences).toEqual([])
  // And one of the quarter before, which the bank has.
  expect(found).toMatchObject([
    { stage: 'prepared', preparedBy: 'Sasha Field', turn: '2026-09-30T23:00:00.000Z' },
    { stage: 'sent', preparedBy: 'Sasha Field', approvedBy: 'Ash Tilney', turn: '2026-06-30T23:00:00.000Z' },
  ])
  expect(found[0]?.payable.count).toBeGreaterThan(0)
  expect(team.map(({ email }) => email)).toEqual(['support@farthing.example', 'finance@farthing.example'])
}, 60_000)
