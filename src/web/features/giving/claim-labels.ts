import type { ClaimCard, ClaimStage } from '#contract/giving/claim.ts'
import { claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import type { IconName } from '#web/ui/icons.tsx'
import type { StatusTone } from '#web/ui/status.tsx'

/** How a stage shows; from the chart's tags, never stored. */
export function claimTone(stage: ClaimStage, isUnchanged = false): StatusTone {
  if (claimHasTag(stage, 'accepted')) return 'positive'
  if (claimHasTag(stage, 'open')) return stage === 'received' ? 'closed' : 'waiting'
  // Nothing is lost where everything stays as it was.
  return isUnchanged || stage === 'withdrawn' ? 'closed' : 'negative'
}

/** Nobody has looked at what is received yet: it has another mark than what is under way. */
export const claimIcon = (stage: ClaimStage): IconName | undefined => (stage === 'received' ? 'tick' : undefined)

/** A claim about a donation that counts as it did before. */
export const isUnchanged = ({ type, askedPence }: Pick<ClaimCard, 'type' | 'askedPence'>) =>
  type === 'donationQuery' && askedPence !== null
