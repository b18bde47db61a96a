import { type DonationStage, donationStages } from '#contract/giving/donation.ts'
import type { DonationStatus } from '#contract/giving/donation-statuses.ts'
import { stageHasTag } from './donation.machine.ts'

/** The one word of a stage, by the chart’s tags: what is paid was confirmed before. */
export function statusOf(stage: DonationStage): DonationStatus {
  if (stageHasTag(stage, 'declined')) return 'declined'
  if (stageHasTag(stage, 'paid')) return 'paid'
  return stageHasTag(stage, 'confirmed') ? 'confirmed' : 'pending'
}

export const stagesOf = (status: DonationStatus): DonationStage[] => donationStages.filter((stage) => statusOf(stage) === status)
