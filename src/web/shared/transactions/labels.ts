import type { DonationStage, Transaction } from '#contract/giving/donation.ts'
import type { DonationStatus } from '#contract/giving/donation-statuses.ts'
import { isDayOver } from '#contract/london.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import { statusOf } from '#machines/giving/donation/donation-status.ts'
import { formatNearDay, formatShortDay } from '#web/i18n/dates.ts'
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

const stageNamed = { pending: 'tracked', confirmed: 'awaitingFunds', paid: 'paid', declined: 'declined' } as const

export const statusWord = (status: DonationStatus) => stageLabel(stageNamed[status])

/** The one word of a stage: pending, confirmed, paid or declined. */
export function stageWord(stage: DonationStage): string {
  return statusWord(statusOf(stage))
}

const dated = ['tracked', 'inReview', 'awaitingFunds'] as const

/** What a shop has reported and not confirmed yet; who runs its cause is told at most until when it can be sent back (`dayNote`). */
export const isReturnable = ({ stage, bonus }: Transaction) => stage === 'tracked' && !bonus

/** What its word leaves open: who has it now and until when, when it was paid, or why it was declined. */
export function stageNote(
  { stage, bonus, paidAt, declineReason, nextBy, retailerSector: sector }: Transaction,
  now: number,
): string {
  if (stage === 'paid') return paidAt ? t('giving:note.paid', { day: formatShortDay(paidAt) }) : ''
  if (stage === 'declined') return declineReason ? t(`giving:note.declined.${declineReason}`) : ''
  if (bonus && stage === 'tracked') return t('giving:note.bonus')
  // A trip or a policy isn't sent back.
  if (stage === 'tracked' && (sector === 'travel' || sector === 'insurance')) return t(`giving:note.${sector}`)
  return dayNote({ stage, nextBy }, now) || t(`giving:note.${stage}`)
}

/** Until when somebody has it, where that is known and still to come; else empty. */
export function dayNote({ stage, nextBy }: Pick<Transaction, 'stage' | 'nextBy'>, now: number): string {
  const waiting = dated.find((one) => one === stage)
  return waiting && nextBy && !isDayOver(nextBy, now) ? t(`giving:note.by.${waiting}`, { day: formatNearDay(nextBy, now) }) : ''
}
