import { sql } from 'kysely'
import { type Config, ConfigError } from '../config.ts'
import type { Db } from '../db/open.ts'
import { type AccountNumbers, type BankKeys, endsOf, seal, unseal } from '../shared/bank-keys.ts'

const atOnce = 1000

interface Row {
  id: number
  cause_id: number
  account_number: string | null
  sort_code: string | null
  roll_number: string | null
  sealed: string | null
  key_id: string | null
}

function numbersOf(keys: BankKeys, row: Row): AccountNumbers {
  if (row.sealed !== null) return unseal(keys, row.cause_id, row.sealed, row.key_id)
  return { sortCode: row.sort_code ?? '', accountNumber: row.account_number ?? '', rollNumber: row.roll_number }
}

/** Which keys accounts are sealed with that nobody has given us, and how many accounts. */
async function refuseUnknownKeys(db: Db, keys: BankKeys): Promise<void> {
  const unknown = await db
    .selectFrom('bank_details')
    .select((of) => ['key_id', of.fn.countAll<number>().as('accounts')])
    .where('key_id', 'is not', null)
    .where(
      'key_id',
      'not in',
      keys.map(({ id }) => id),
    )
    .groupBy('key_id')
    .executeTakeFirst()
  if (unknown)
    throw new ConfigError(
      `${unknown.accounts} bank accounts are sealed with the key ${unknown.key_id}, which is not in BANK_DETAILS_KEY. Add it there after the newest, with a comma between them.`,
    )
}

/**
 * Seals account numbers that are still there as they were typed, and seals anew what an older key has sealed, or what was sealed before the end of its sort code was kept. Any number of processes may do it at once.
 * Outside development it throws ConfigError where a key is missing: nobody could be paid.
 */
export async function sealAccounts(db: Db, keys: BankKeys, environment: Config['environment']): Promise<void> {
  if (environment !== 'dev') await refuseUnknownKeys(db, keys)
  const [newest, ...older] = keys
  const oldIds = older.map(({ id }) => id)
  for (;;) {
    const rows = await db
      .selectFrom('bank_details')
      .select(['id', 'cause_id', 'account_number', 'sort_code', 'roll_number', 'sealed', 'key_id'])
      .where((where) =>
        where.or([
          where('account_number', 'is not', null),
          ...(oldIds.length > 0 ? [where('key_id', 'in', oldIds)] : []),
          where.and([where('sort_code_end', 'is', null), where('key_id', '=', newest.id)]),
        ]),
      )
      .orderBy('id')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    const sealed = rows.map((row) => {
      const numbers = numbersOf(keys, row)
      return { id: row.id, ...endsOf(numbers), ...seal(keys, row.cause_id, numbers) }
    })
    await sql`UPDATE bank_details SET account_number = NULL, sort_code = NULL, roll_number = NULL, last_four = new.last_four, sort_code_end = new.sort_code_end, sealed = new.sealed, key_id = new.key_id
      FROM jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) AS new(id integer, last_four text, sort_code_end text, sealed text, key_id text)
      WHERE bank_details.id = new.id AND (bank_details.account_number IS NOT NULL OR bank_details.sort_code_end IS NULL OR bank_details.key_id IS DISTINCT FROM ${newest.id})`.execute(
      db,
    )
  }
}
