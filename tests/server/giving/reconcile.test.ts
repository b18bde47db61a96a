import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { outstandingMigrations } from '#server/db/outstanding.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { openTestServer } from '#tests/kit/server.ts'

test('each difference between the books and what is shown is named', async () => {
  const server = await openTestServer('embedded')
  const { db } = server.services
  const donation = await db
    .selectFrom('donation')
    .selectAll()
    .where('stage', '=', 'available')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const payment = await db.selectFrom('payment').selectAll().where('is_paid', '=', true).orderBy('id').executeTakeFirstOrThrow()
  await db
    .updateTable('donation')
    .set({ donation_pence: donation.donation_pence + 7 })
    .where('id', '=', donation.id)
    .execute()
  await db.updateTable('cause').set({ donations_total: sql`donations_total + 3` }).where('id', '=', 200).execute()
  await db
    .updateTable('payment')
    .set({ pence: payment.pence - 1 })
    .where('id', '=', payment.id)
    .execute()
  const lost = await db
    .selectFrom('donation')
    .select('id')
    .where('stage', '=', 'inPaymentRun')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('donation').set({ payment_id: null }).where('id', '=', lost.id).execute()
  const { differences } = await reconcile(db)
  const text = differences.join('\n')
  expect(text).toContain(
    `Donation ${donation.id} in causePayable: the row says ${-donation.donation_pence - 7}p, the journal ${-donation.donation_pence}p.`,
  )
  expect(text).toContain(
    `Donation ${donation.id} is available ${donation.donation_pence + 7}p, and its timeline ends with available ${donation.donation_pence}p.`,
  )
  expect(text).toContain(`Donation ${lost.id} is in a payment run, and no run has it.`)
  expect(text).toMatch(/Cause 200 shows \d+p raised, the journal \d+p\./)
  expect(text).toContain(
    `Statement ${payment.id} says ${payment.pence - 1}p, its donations and corrections come to ${payment.pence}p.`,
  )
  await server.close()
})

test.runIf(isWhole)(
  '`npm run reconcile` only reads: an older database is left as it is, and one sentence says what to do; where there is none, none is made',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reconcile-'))
    const open = () => openDatabase({ folder: join(folder, 'database') })
    const run = async () => {
      const { DATABASE_URL: _, ...inherited } = process.env
      const options = { cwd: resolve(import.meta.dirname, '../../..'), env: { ...inherited, DATA_DIR: folder } }
      return promisify(execFile)(process.execPath, ['src/server/giving/journal/reconcile-command.ts'], options).then(
        ({ stdout }) => ({ code: 0, said: stdout }),
        ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
      )
    }
    expect(await run()).toEqual({
      code: 2,
      said: `There is no database in ${folder}. Start the site there once, or set DATA_DIR to where it is.\n`,
    })
    const before = await open()
    await migrate(before.db, '025-linked-cards')
    const outstanding = await outstandingMigrations(before.db)
    await before.close()
    expect(await run()).toEqual({
      code: 2,
      said: `The database is older than this program (${outstanding.join(', ')} outstanding). Start the site once, which brings it up to date, then reconcile again.\n`,
    })
    const after = await open()
    expect(await outstandingMigrations(after.db)).toEqual(outstanding)
    await migrate(after.db)
    await after.close()
    expect(await run()).toMatchObject({ code: 0, said: expect.stringMatching(/\n0 differences\n$/) })
    rmSync(folder, { recursive: true })
  },
)
