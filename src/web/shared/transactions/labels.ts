import type { DonationStage, Transaction } from '#contract/giving/donation.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import type { StatusTone } from '#web/ui/status.tsx'

/** Which of the three words a stage shows as; from the chart's tags, never stored. */
export function toneOf(stage: DonationStage): StatusTone {
  if (stageHasTag(stage, 'declined')) return 'negative'
  return stageHasTag(stage, 'confirmed') ? 'positive' : 'waiting'
}

/** Whom it comes from: a shop, or us. */
export const sourceOf = ({ retailerName, bonus }: Pick<Transaction, 'retailerName' | 'bonus'>) =>
  bonus ? t(`giving:bonus.${bonus.type}.name`) : retailerName

export const stageLabel = (stage: DonationStage) => t(`giving:stage.${stage}.label`)
export const stageSentence = (stage: DonationStage) => t(`giving:stage.${stage}.sentence`)
