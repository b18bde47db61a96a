import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import type { SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { Cause } from '#contract/causes/cause.ts'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { reading } from '#machines/reading.ts'

export interface CauseSummary {
  cause: Cause
  totals: TransactionStats
  stats: AdminStats
  team: CauseTeam
  messages: SupporterMessage[]
  /** The newest that the bank has paid. */
  lastPaid: Statement | null
}

/** */
export const causeSummaryMachine = reading<CauseSummary>('causeSummary', 'Summary of a cause for its administrators.')
