import type { IconNode } from 'lucide'
import equal from 'lucide/dist/esm/icons/equal.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import type { ClaimCard, ClaimStage } from '#contract/giving/claim.ts'
import { claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import type { StatusTone } from '#web/ui/status.tsx'

/** A claim about a donation that counts as it did before. */
export const isUnchanged = ({ type, askedPence }: Pick<ClaimCard, 'type' | 'askedPence'>) =>
  type === 'donationQuery' && askedPence !== null

/** Nothing is lost where everything stays as it was: what is declined has another look and another word there. */
const staysAsItWas = (stage: ClaimStage, isUnchanged: boolean) => isUnchanged && claimHasTag(stage, 'declined')

/** How a stage shows; from the chart's tags, never stored. */
export function claimTone(stage: ClaimStage, isUnchanged = false): StatusTone {
  if (claimHasTag(stage, 'accepted')) return 'positive'
  if (claimHasTag(stage, 'open')) return stage === 'received' ? 'closed' : 'waiting'
  return staysAsItWas(stage, isUnchanged) || stage === 'withdrawn' ? 'closed' : 'negative'
}

/** Nobody has looked at what is received yet: it has another mark than what is under way, and none of what is done. */
export function claimIcon(stage: ClaimStage, isUnchanged = false): IconNode | undefined {
  if (staysAsItWas(stage, isUnchanged)) return equal
  return stage === 'received' ? mail : undefined
}

export const claimWord = (stage: ClaimStage, isUnchanged = false) =>
  staysAsItWas(stage, isUnchanged) ? t('giving-claims:unchanged.label') : t(`giving-claims:stage.${stage}.label`)

export const claimSentence = (stage: ClaimStage, isUnchanged = false) =>
  staysAsItWas(stage, isUnchanged) ? t('giving-claims:unchanged.sentence') : t(`giving-claims:stage.${stage}.sentence`)
