import { type Kysely, sql } from 'kysely'
import { accountRefusals, type RefusalKind, type WaitingReason } from '#contract/cause-admin/statement.ts'
import { decidePayment } from '#machines/giving/cause-payment/cause-payment.machine.ts'
import type { Tables } from '../db/schema.ts'
import { isPayableSql } from '../shared/cause-conditions.ts'
import { type Account, accountOfEach, heldUntil } from './bank-account.ts'
import { closedOf } from './closed-causes.ts'
import { type Payable, payableForEach } from './payable.ts'

export interface CauseBalance extends Payable {
  account: Account | undefined
  decided: 'paying' | WaitingReason
}

/** Those of some accounts that the bank has refused the last time, and would again. */
async function refusedOf(db: Kysely<Tables>, accountIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ account_id: number; refusal: RefusalKind | null }>`
    SELECT DISTINCT ON (account_id) account_id, refusal FROM payment WHERE account_id = ANY(${accountIds}::integer[]) AND answered_at IS NOT NULL
    ORDER BY account_id, coalesce(returned_at, answered_at) DESC`.execute(db)
  return new Set(rows.flatMap(({ account_id, refusal }) => (refusal && accountRefusals.includes(refusal) ? account_id : [])))
}

/**
 * What each of some causes has to be paid for the quarter that ended at `turn`, and what its chart decides about it now; with `isLast` as if each had closed. Seven statements, however
 * many causes: a run is counted at each look at it.
 */
export async function balancesAt(
  db: Kysely<Tables>,
  causeIds: readonly number[],
  turn: Date,
  now: number,
  { isLast = false } = {},
): Promise<Map<number, CauseBalance>> {
  const closed = await closedOf(db, causeIds)
  const ready = await payableForEach(db, causeIds, turn, closed)
  const accounts = await accountOfEach(db, causeIds)
  const isOne = sql<boolean>`cause_id = ANY(${causeIds}::integer[])`
  const cheques = await db.selectFrom('cheque_details').select('cause_id').where(isOne).execute()
  const byCheque = new Set(cheques.map(({ cause_id }) => cause_id))
  const refused = await refusedOf(
    db,
    [...accounts.values()].map(({ id }) => id),
  )
  const payable = await db
    .selectFrom('cause')
    .select('id')
    .where(sql<boolean>`cause.id = ANY(${causeIds}::integer[])`)
    .where(isPayableSql)
    .execute()
  const mayBePaid = new Set(payable.map(({ id }) => id))
  return new Map(
    [...ready].map(([causeId, mine]) => {
      const account = accounts.get(causeId)
      const decided = decidePayment({
        pence: mine.pence,
        hasBankDetails: account !== undefined,
        isCheque: account === undefined && byCheque.has(causeId),
        isHeld: account !== undefined && heldUntil(account.changed_at, now) !== null,
        isRefused: account !== undefined && refused.has(account.id),
        isBeingChecked: !mayBePaid.has(causeId),
        isLast: closed.has(causeId) || isLast,
      })
      return [causeId, { ...mine, account, decided }]
    }),
  )
}

/** The same for one cause. */
export async function balanceAt(
  db: Kysely<Tables>,
  causeId: number,
  turn: Date,
  now: number,
  as: { isLast?: boolean } = {},
): Promise<CauseBalance> {
  const balance = (await balancesAt(db, [causeId], turn, now, as)).get(causeId)
  if (!balance) throw new Error('Each cause that is asked for is answered.')
  return balance
}
