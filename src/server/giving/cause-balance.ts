import { type Kysely, sql } from 'kysely'
import { accountRefusals, type WaitingReason } from '#contract/entities/payment.ts'
import { decidePayment } from '#machines/giving/cause-payment/cause-payment.machine.ts'
import { isPayable } from '../causes/payable.ts'
import type { Tables } from '../db/schema.ts'
import { accountOf, heldUntil } from './bank-account.ts'
import { type Ready, readyFor } from './ledger.ts'

export interface CauseBalance extends Ready {
  account: Awaited<ReturnType<typeof accountOf>>
  decided: 'paying' | WaitingReason
}

/** Whether the bank has refused this very account, and would again. */
async function isRefused(db: Kysely<Tables>, accountId: number): Promise<boolean> {
  const last = await db
    .selectFrom('payment')
    .select('refusal')
    .where('account_id', '=', accountId)
    .where('answered_at', 'is not', null)
    .orderBy(sql`coalesce(returned_at, answered_at)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.refusal ? accountRefusals.includes(last.refusal) : false
}

/** What a cause has to be paid for the quarter that ended at `turn`, and what its chart decides about it now. */
export async function balanceAt(db: Kysely<Tables>, causeId: number, turn: Date, now: number): Promise<CauseBalance> {
  const ready = await readyFor(db, causeId, turn)
  const account = await accountOf(db, causeId)
  const cheque = account
    ? undefined
    : await db.selectFrom('cheque_details').select('cause_id').where('cause_id', '=', causeId).executeTakeFirst()
  const decided = decidePayment({
    pence: ready.pence,
    hasBankDetails: account !== undefined,
    isCheque: cheque !== undefined,
    isHeld: account !== undefined && heldUntil(account.changed_at, now) !== null,
    isRefused: account !== undefined && (await isRefused(db, account.id)),
    isBeingChecked: !(await isPayable(db, causeId)),
  })
  return { ...ready, account, decided }
}
