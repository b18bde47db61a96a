import type { Transaction, TransactionStats } from '#contract/giving/donation.ts'
import type { MyGiving } from '#contract/giving/my-giving.ts'
import { reading } from '#machines/reading.ts'

/** Everything that somebody has raised, and what of it is for the cause that they support now. Pence. */
export interface PanelFound {
  stats: TransactionStats
  giving: MyGiving
  /** The newest three. */
  latest: Transaction[]
}

/** */
export const supporterPanelMachine = reading<PanelFound>('supporterPanel', 'What one person has raised, by status and month.')
