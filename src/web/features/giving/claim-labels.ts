import type { ClaimStage } from '#contract/giving/claim.ts'
import { claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import type { StatusTone } from '#web/ui/status.tsx'

/** How a stage shows; from the chart's tags, never stored. */
export function claimTone(stage: ClaimStage): StatusTone {
  if (claimHasTag(stage, 'accepted')) return 'positive'
  return claimHasTag(stage, 'open') ? 'waiting' : 'negative'
}
