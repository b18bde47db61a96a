import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import type { Cause } from '#contract/causes/cause.ts'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { reading } from '#machines/reading.ts'

export interface CauseSummary {
  cause: Cause
  totals: TransactionStats
  next: NextPayment
  /** The newest that the bank has paid. */
  lastPaid: Statement | null
}

/** */
export const causeSummaryMachine = reading<CauseSummary>('causeSummary', 'Summary of a cause for its administrators.')
