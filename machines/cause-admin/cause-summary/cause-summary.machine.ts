import type { Cause } from '../../../src/contract/entities/cause.ts'
import type { TransactionStats } from '../../../src/contract/entities/donation.ts'
import { reading } from '../../reading.ts'

export interface CauseSummary {
  cause: Cause
  totals: TransactionStats
}

/** */
export const causeSummaryMachine = reading<CauseSummary>(
  'causeSummary',
  'What a cause is and has raised, at a glance, for who runs it.',
)
