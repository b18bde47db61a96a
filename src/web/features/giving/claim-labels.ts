import { claimHasTag } from '../../../../machines/giving/claim/claim.machine.ts'
import type { ClaimStage } from '../../../contract/entities/claim.ts'
import type { StatusTone } from '../../ui/status.tsx'

/** How a stage shows; from the chart's tags, never stored. */
export function claimTone(stage: ClaimStage): StatusTone {
  if (claimHasTag(stage, 'accepted')) return 'positive'
  return claimHasTag(stage, 'open') ? 'waiting' : 'negative'
}
