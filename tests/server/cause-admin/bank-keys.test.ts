import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoppedClock } from '#server/clock.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readAccount, readAccountById } from '#server/giving/bank-account.ts'
import { sealAccounts } from '#server/giving/seal-accounts.ts'
import { openServices } from '#server/open-services.ts'
import { type BankKeys, bankKey, openBankKeys, seal, unseal } from '#server/shared/bank-keys.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { engines, freshDatabase, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { start } from '#tests/kit/templates.ts'

const keyA = bankKey(Buffer.alloc(32, 1))
const keyB = bankKey(Buffer.alloc(32, 2))
const numbers = { sortCode: '010203', accountNumber: '87654321', rollNumber: null }
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'farthing-keys-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('an account opens with its key and for its cause alone, and not once a bit of it has changed', () => {
  const { sealed, key_id } = seal([keyA], 1, numbers)
  expect(unseal([keyB, keyA], 1, sealed, key_id)).toEqual(numbers)
  expect(seal([keyA], 1, numbers).sealed).not.toBe(sealed)
  expect(() => unseal([keyA], 2, sealed, key_id)).toThrow()
  expect(() => unseal([keyB], 1, sealed, key_id)).toThrow(/BANK_DETAILS_KEY/)
  const bytes = Buffer.from(sealed, 'base64')
  for (const at of [0, 15, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal([keyA], 1, changed.toString('base64'), key_id)).toThrow()
  }
})

test('production does not start without a key, and says how to make one; a wrong key is named and never printed', () => {
  expect(() => readConfig({ APP_ENV: 'production' })).toThrow(/BANK_DETAILS_KEY is not set.*openssl rand -base64 32/)
  const live = {
    APP_ENV: 'production',
    SMTP_URL: 'smtp://mail.example:587',
    BANK_DETAILS_KEY: Buffer.alloc(32, 1).toString('base64'),
  }
  expect(readConfig(live).bankDetailsKeys).toEqual([Buffer.alloc(32, 1)])
  expect(() => readConfig({ BANK_DETAILS_KEY: 'much-too-short' })).toThrow(/BANK_DETAILS_KEY is not a key of 32 bytes/)
  expect(() => readConfig({ BANK_DETAILS_KEY: 'much-too-short' })).not.toThrow(/much-too-short/)
})

test('production does not start without a mail server either, but for a demonstration, and says what to do', () => {
  const BANK_DETAILS_KEY = Buffer.alloc(32, 1).toString('base64')
  const live = { APP_ENV: 'production', BANK_DETAILS_KEY }
  expect(() => readConfig(live)).toThrow(/^SMTP_URL is not set: no mail would leave.*smtp:\/\/user:password@host:587.*DEMO=1/)
  expect(readConfig({ ...live, DEMO: '1' }).smtpUrl).toBeUndefined()
  expect(readConfig({ ...live, SMTP_URL: 'smtp://mail.example:587' }).smtpUrl).toBe('smtp://mail.example:587')
  expect(readConfig({ ...live, APP_ENV: 'staging' }).smtpUrl).toBeUndefined()
})

test('while developing a key is made once, for its owner’s eyes, and kept in the data folder', () => {
  const folder = newFolder()
  const config = readConfig({ DATA_DIR: folder })
  const [first] = openBankKeys(config, false)
  expect(openBankKeys(config, false)).toEqual([first])
  expect(statSync(join(folder, 'bank-details.key')).mode & 0o077).toBe(0)
  expect(Buffer.from(readFileSync(join(folder, 'bank-details.key'), 'utf8'), 'base64')).toHaveLength(32)
  // Who configures a key later still opens what was sealed before.
  const configured = readConfig({ DATA_DIR: folder, BANK_DETAILS_KEY: Buffer.alloc(32, 1).toString('base64') })
  expect(openBankKeys(configured, false).map(({ id }) => id)).toEqual([keyA.id, first.id])
})

test.runIf(isWhole)(
  'an account that no key opens keeps the site from starting outside development, with the remedy',
  async () => {
    const folder = newFolder()
    const open = (environment: Record<string, string>) =>
      openServices(readConfig({ DATA_DIR: folder, APP_ENV: 'staging', ...environment }), createStoppedClock(start))
    const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
    const first = await open({ BANK_DETAILS_KEY: keyOf(1) })
    await sql`INSERT INTO cause (id, hash, name, slug, kind, place, description, is_dormant, is_organisation, is_gift_aid_enabled, show_location_in_search, social, created_at)
    VALUES (1, 'h', 'A', 'a', 'club', '', '', false, true, false, false, '{}', now())`.execute(first.services.db)
    await first.services.db
      .insertInto('bank_details')
      .values({
        cause_id: 1,
        account_name: 'A',
        ...seal([keyA], 1, numbers),
        is_building_society: false,
        changed_at: new Date(start),
      })
      .execute()
    await first.close()
    await expect(open({ BANK_DETAILS_KEY: keyOf(2) })).rejects.toThrow(ConfigError)
    await expect(open({ BANK_DETAILS_KEY: keyOf(2) })).rejects.toThrow(new RegExp(`1 bank accounts.*${keyA.id}.*Add it there`))
    const rotated = await open({ BANK_DETAILS_KEY: `${keyOf(2)},${keyOf(1)}` })
    expect(await readAccount(rotated.services, 1)).toMatchObject(numbers)
    await rotated.close()
    // What the old key had sealed is sealed anew: it can go.
    const after = await open({ BANK_DETAILS_KEY: keyOf(2) })
    expect(await readAccount(after.services, 1)).toMatchObject(numbers)
    await after.close()
  },
)

describe.each(engines)('account numbers at rest, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('no row of the database holds an account number: not the demo’s, and not one that is saved', async () => {
    const { db } = server.services
    const token = (await server.logIn('admin')).tokens.accessToken
    const path = '/api/causes/id:2/payment-methods'
    const { details } = await server.call('GET', path, { token })
    const saved = await server.call('PUT', `${path}/${details.methods[0].id}`, {
      token,
      body: {
        accountName: 'Friends',
        sortCode: '01-02-03',
        accountNumber: '8765 4321',
        isBuildingSociety: true,
        rollNumber: 'A/12',
      },
    })
    expect(saved.status).toBe(200)
    const rows = await db.selectFrom('bank_details').selectAll().execute()
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter((row) => row.account_number !== null || row.sort_code !== null || row.sealed === null)).toEqual([])
    const { rows: tables } = await sql<{
      name: string
    }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
      db,
    )
    for (const { name } of tables) {
      const { rows: hits } = await sql<{
        n: number
      }>`SELECT count(*) AS n FROM ${sql.table(name)} AS one WHERE one::text LIKE '%87654321%'`.execute(db)
      expect([name, Number(hits[0]?.n)]).toEqual([name, 0])
    }
    expect(await readAccount(server.services, 2)).toMatchObject({
      accountName: 'Friends',
      sortCode: '010203',
      accountNumber: '87654321',
      rollNumber: 'A/12',
      isBuildingSociety: true,
    })
    expect(await readAccountById(server.services, 999_999)).toBeNull()
    // A row that copied to another cause does not open there.
    const stolen = await db
      .selectFrom('bank_details')
      .selectAll()
      .where('cause_id', '=', 2)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const { id: _, ...row } = stolen
    await db
      .insertInto('bank_details')
      .values({ ...row, cause_id: 3 })
      .execute()
    await expect(readAccount(server.services, 3)).rejects.toThrow()
  })

  test('accounts of before are sealed after migrating, by any number of processes at once, and read as they were', async () => {
    const opened = await openDatabase(engine === 'postgres' ? { url: await freshDatabase() } : {})
    const { db } = opened
    try {
      await migrate(db, '013-invitations')
      await sql`INSERT INTO cause (id, hash, name, slug, kind, place, description, is_dormant, is_organisation, is_gift_aid_enabled, show_location_in_search, social, created_at)
        SELECT id, 'h' || id, 'C' || id, 'c' || id, 'club', '', '', false, true, false, false, '{}', now() FROM generate_series(1, 2500) AS id`.execute(
        db,
      )
      await sql`INSERT INTO bank_details (cause_id, account_name, account_number, sort_code, is_building_society, roll_number, changed_at)
        SELECT id, 'C' || id, lpad(id::text, 8, '7'), '010203', true, 'R' || id, '2026-01-01' FROM cause`.execute(db)
      await migrate(db)
      const keys: BankKeys = [keyB, keyA]
      await Promise.all([1, 2, 3].map(() => sealAccounts(db, keys, 'production')))
      const rows = await db.selectFrom('bank_details').selectAll().orderBy('cause_id').execute()
      expect(rows.filter((row) => row.account_number ?? row.sort_code ?? row.roll_number)).toEqual([])
      expect(new Set(rows.map(({ key_id }) => key_id))).toEqual(new Set([keyB.id]))
      for (const id of [1, 1000, 1001, 2500])
        expect(await readAccount({ db, bankKeys: keys }, id)).toMatchObject({
          sortCode: '010203',
          accountNumber: String(id).padStart(8, '7'),
          rollNumber: `R${id}`,
        })
      expect(rows[41]).toMatchObject({ last_four: '7742', sort_code_end: '03' })
      // What was sealed before the end of a sort code was kept gets it from its seal, where we have the key.
      await sql`UPDATE bank_details SET sort_code_end = NULL WHERE cause_id < 4`.execute(db)
      await sql`UPDATE bank_details SET key_id = 'gone' WHERE cause_id = 3`.execute(db)
      await sealAccounts(db, keys, 'dev')
      const ends = await db
        .selectFrom('bank_details')
        .select('sort_code_end')
        .where('cause_id', '<', 4)
        .orderBy('cause_id')
        .execute()
      expect(ends.map((row) => row.sort_code_end)).toEqual(['03', '03', null])
    } finally {
      await opened.close()
    }
  })
})
