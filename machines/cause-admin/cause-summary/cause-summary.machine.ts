import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { reading } from '#machines/reading.ts'

export interface CauseSummary {
  cause: Cause
  team: CauseTeam
}

/** */
export const causeSummaryMachine = reading<CauseSummary>('causeSummary', 'Summary of a cause for its administrators.')
