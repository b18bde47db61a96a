import type { Cause } from '#contract/causes/cause.ts'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { reading } from '#machines/reading.ts'

export interface CauseSummary {
  cause: Cause
  totals: TransactionStats
}

/** */
export const causeSummaryMachine = reading<CauseSummary>('causeSummary', 'Summary of a cause for its administrators.')
