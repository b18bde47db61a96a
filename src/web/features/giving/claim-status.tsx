import type { ClaimCard } from '#contract/giving/claim.ts'
import { Status } from '#web/ui/status.tsx'
import { claimIcon, claimTone, claimWord, isUnchanged } from './claim-labels.ts'

/** Where a claim is, in a word. */
export function ClaimStatus({ claim }: { claim: ClaimCard }) {
  const look = [claim.stage, isUnchanged(claim)] as const
  return (
    <Status tone={claimTone(...look)} icon={claimIcon(...look)}>
      {claimWord(...look)}
    </Status>
  )
}
