import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { ConfigError } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { rateLimit, refundRateLimit } from '#server/gate/rate-limit.ts'
import { optOut, wantedOf } from '#server/mail/opt-outs.ts'
import { hidingAddresses, openPseudonyms, rehashPseudonyms } from '#server/privacy/pseudonyms.ts'
import { type BankKeys, bankKey } from '#server/shared/bank-keys.ts'
import { placesOf, soilOf } from '../kit/planted.ts'
import { engines, freshDatabase } from '../kit/server.ts'

const at = Date.parse('2026-11-21T10:00:00.000Z')
const [first, second] = [bankKey(Buffer.alloc(32, 1)), bankKey(Buffer.alloc(32, 2))]
const email = 'rowan@example.org'
const rule = { key: `login-person:${email}`, max: 5, window: DAY }

/** What somebody with a copy of the database can compute from it for an address that they guess: with every secret in it, as it was done before. */
async function guesses(db: Db, guessed: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`SELECT value FROM setting`.execute(db)
  const digest = (...parts: (string | Buffer)[]) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
  return rows.flatMap(({ value }) => [
    digest(value, digest(value + guessed)).toString('hex'),
    digest(value + guessed).toString('hex'),
    digest(guessed).toString('hex'),
  ])
}

async function opened(db: Db, keys: BankKeys, isDevelopment = false): Promise<Db> {
  const pseudonyms = await openPseudonyms(db, keys)
  await rehashPseudonyms(db, pseudonyms, isDevelopment)
  return db.withPlugin(hidingAddresses(pseudonyms))
}

test.each(engines)(
  'addresses that are only compared are known again, and not to whoever has the database alone, on %s',
  async (engine) => {
    const { db: plain, close } = await openDatabase({ url: engine === 'postgres' ? await freshDatabase() : undefined })
    try {
      await migrate(plain, '018-cause-review')
      await sql`INSERT INTO rate_window (key, window_start, count) VALUES (${rule.key}, ${new Date(at)}, 4)`.execute(plain)
      await sql`INSERT INTO mail_opt_out (email, created_at) VALUES (${email}, ${new Date(at)})`.execute(plain)
      await migrate(plain)
      // Started by three processes at once.
      const [db = plain] = await Promise.all([1, 2, 3].map(() => opened(plain, [first])))
      await rateLimit(db, at, [rule])
      await expect(rateLimit(db, at, [rule])).rejects.toThrow()
      await refundRateLimit(db, [rule.key])
      expect(await wantedOf(db, [email, 'hazel@example.org'])).toEqual(['hazel@example.org'])
      await db.transaction().execute((transaction) => optOut(transaction, 'Hazel@example.org', at))
      expect(await wantedOf(db, [email, 'hazel@example.org'])).toEqual([])
      const soil = await soilOf(plain)
      for (const guessed of [email, rule.key, 'hazel@example.org'])
        for (const trace of [guessed, ...(await guesses(plain, guessed))]) expect(await placesOf(soil, trace)).toEqual([])
      const kept = await sql<{ key: string }>`SELECT key FROM rate_window`.execute(plain)
      expect(kept.rows.map(({ key }) => key.split(':')[0])).toEqual(['login-person'])
      // With a new key who has told us to stop is still known by the older one, as long as that is there.
      const later = await opened(plain, [second, first])
      expect(await wantedOf(later, [email, 'hazel@example.org', 'ivy@example.org'])).toEqual(['ivy@example.org'])
      await optOut(later, 'ivy@example.org', at)
      await expect(opened(plain, [second])).rejects.toThrow(ConfigError)
      await expect(opened(plain, [second])).rejects.toThrow(/2 addresses that want no mail.*BANK_DETAILS_KEY/)
      expect(await wantedOf(await opened(plain, [second], true), ['ivy@example.org'])).toEqual([])
      // Without any key nothing is asked rather than an address handed over.
      await expect(wantedOf(plain, [email])).rejects.toThrow('An address must not reach the database')
    } finally {
      await close()
    }
  },
)
