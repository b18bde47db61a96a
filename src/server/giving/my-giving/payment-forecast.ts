import type { TransactionDetail } from '#contract/giving/donation.ts'
import { nextPaymentDay, workingTime } from '#contract/giving/payment-days.ts'
import { lastQuarterStart } from '#contract/giving/quarters.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { accountOf, heldUntil } from '../bank-account.ts'
import { balanceOf } from '../journal/ledger.ts'

/** When a cause is paid what is ready: in the next run, or once new bank details are in force, for which the run waits (G-027). */
function paidOn(changedAt: Date | undefined, now: number): Date {
  const last = lastQuarterStart(now)
  const next = nextPaymentDay(now)
  if (!changedAt) return new Date(next)
  const wasHeld = changedAt.getTime() <= last && heldUntil(changedAt, last) !== null
  const until = wasHeld ? heldUntil(changedAt, now) : heldUntil(changedAt, next)
  return new Date(until ? workingTime(until.getTime()) : next)
}

/** What is ready for a cause, whether we know where to send it, and when. */
export async function outlookOf(db: Db, causeId: number, now: number): Promise<NonNullable<TransactionDetail['outlook']>> {
  const account = await accountOf(db, causeId)
  return {
    readyPence: await balanceOf(db, causeId),
    minimumPence: limits.minimumPaymentPence,
    hasBankDetails: account !== undefined,
    nextPaymentOn: paidOn(account?.changed_at, now).toISOString(),
  }
}
