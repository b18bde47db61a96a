import { type Kysely, sql } from 'kysely'
import type { NameCheckResult } from '#contract/cause-admin/bank-details.ts'
import { limits } from '#contract/limits.ts'
import type { Tables } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { type AccountNumbers, unseal } from '../shared/bank-keys.ts'

/** The accounts that count for some causes, without their numbers: of each the newest that nobody has taken back. */
const accountsOf = (db: Kysely<Tables>, causeIds: readonly number[]) =>
  db
    .selectFrom('bank_details')
    .distinctOn('cause_id')
    .select([
      'cause_id',
      'id',
      'account_name',
      'is_building_society',
      'changed_at',
      'changed_by',
      'name_check',
      'name_found',
      'checked_at',
    ])
    .select(sql<string>`coalesce(last_four, right(account_number, 4))`.as('last_four'))
    .select(sql<string | null>`coalesce(sort_code_end, right(sort_code, 2))`.as('sort_code_end'))
    .where(sql<boolean>`cause_id = ANY(${causeIds}::integer[])`)
    .where('undone_at', 'is', null)
    .orderBy('cause_id')
    .orderBy('id', 'desc')

export type Account = Awaited<ReturnType<ReturnType<typeof accountsOf>['executeTakeFirstOrThrow']>>

/** By cause; one without an account has none. */
export async function accountOfEach(db: Kysely<Tables>, causeIds: readonly number[]): Promise<Map<number, Account>> {
  return new Map((await accountsOf(db, causeIds).execute()).map((account) => [account.cause_id, account]))
}

/** The account that counts for a cause. */
export const accountOf = async (db: Kysely<Tables>, causeId: number): Promise<Account | undefined> =>
  (await accountOfEach(db, [causeId])).get(causeId)

export interface WholeAccount extends AccountNumbers {
  id: number
  causeId: number
  accountName: string
  isBuildingSociety: boolean
}

/** A whole account by the id of its row: for the payment run alone, which writes it into the bank's file. Nobody else reads account numbers. */
export async function readAccountById(
  { db, bankKeys }: Pick<Services, 'db' | 'bankKeys'>,
  id: number,
): Promise<WholeAccount | null> {
  const row = await db.selectFrom('bank_details').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  // What an older version has added since the last start is not sealed yet.
  const numbers =
    row.sealed === null
      ? { sortCode: row.sort_code ?? '', accountNumber: row.account_number ?? '', rollNumber: row.roll_number }
      : unseal(bankKeys, row.cause_id, row.sealed, row.key_id)
  return {
    ...numbers,
    id: row.id,
    causeId: row.cause_id,
    accountName: row.account_name,
    isBuildingSociety: row.is_building_society,
  }
}

/** The whole account that counts for a cause; null where there is none. For the payment run alone. */
export async function readAccount(services: Pick<Services, 'db' | 'bankKeys'>, causeId: number): Promise<WholeAccount | null> {
  const account = await accountOf(services.db, causeId)
  return account ? readAccountById(services, account.id) : null
}

/** Whether nothing is paid to an account until the support team has looked, because its bank has not confirmed the name. */
export const waitsForSupport = (account: { name_check: NameCheckResult | null; checked_at: Date | null }): boolean =>
  (account.name_check === 'noMatch' || account.name_check === 'unavailable') && account.checked_at === null

/** G-027: until when a change can be undone and nothing is paid to the account; null once it is in force. */
export function heldUntil(changedAt: Date, now: number): Date | null {
  const until = changedAt.getTime() + limits.bankDetailsHold
  return until > now ? new Date(until) : null
}
