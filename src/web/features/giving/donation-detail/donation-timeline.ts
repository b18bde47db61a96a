import type { DonationMove, DonationStage, TransactionDetail } from '#contract/giving/donation.ts'
import { isDayOver } from '#contract/london.ts'
import { stageHasTag, stagesAhead } from '#machines/giving/donation/donation.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { stageLabel } from '#web/shared/transactions/labels.ts'
import type { TimelineEntry } from '#web/ui/timeline.tsx'

/** What a move came to for the cause, where that isn’t what it was before; what is declined comes to nothing, and says so by its name. */
function noteOf(
  { stage, amountPence, correctionPence }: DonationMove,
  before: DonationMove | undefined,
  isReturned: boolean,
): string | null {
  if (stage === 'declined') return null
  if (isReturned) return t('giving:detail.cameBackNote')
  const amount = formatMoney(amountPence)
  if (correctionPence === null) return amountPence === before?.amountPence ? null : t('giving:detail.moveAmount', { amount })
  return t('giving:detail.correctedNote', { difference: formatMoney(correctionPence), amount })
}

/** Whether what is said of where it is now names the day already. */
const isDaySaid = ({ stage, retailerSector, outlook }: TransactionDetail) =>
  outlook !== null || stage === 'inReview' || stage === 'awaitingFunds' || (stage === 'tracked' && retailerSector === 'goods')

/** Of a booking or a policy the shop decides once the trip is over or the policy holds: that comes with its own day, the next. */
const hasNoDay = ({ stage, retailerSector }: TransactionDetail) => stage === 'tracked' && retailerSector !== 'goods'

/** By when a stage is over: promised for the present one, an estimate for those ahead; nothing where nobody can say. */
function whenOf(transaction: TransactionDetail, stage: DonationStage, now: number): string {
  const { stage: present, nextBy, expected, outlook } = transaction
  // What is ready says how much and when above; nobody knows when it is paid while it isn’t enough, or has nowhere to go.
  if (outlook && (outlook.readyPence < outlook.minimumPence || !outlook.hasBankDetails))
    return stage === 'available' ? t('giving:detail.paymentAbout', { date: formatDay(outlook.nextPaymentOn) }) : ''
  if (stage === 'inPaymentRun' && stage !== present) return expected.length > 0 ? t('giving:detail.bankTakes') : ''
  if (stage === present) {
    if (nextBy === null || isDaySaid(transaction)) return ''
    const isLate = isDayOver(nextBy, now)
    if (!isLate && hasNoDay(transaction)) return ''
    return t(`giving:detail.${isLate ? 'late' : 'expectedBy'}`, { date: formatDay(nextBy) })
  }
  const by = expected.find((one) => one.stage === stage)?.by
  if (!by) return ''
  return t(`giving:detail.${stage === 'available' ? 'paymentAbout' : 'usuallyBy'}`, { date: formatDay(by) })
}

/** What has happened to a donation and what lies ahead of it, all the way to the cause’s account. */
export function entriesOf(transaction: TransactionDetail, now: number): TimelineEntry[] {
  const sector = transaction.retailerSector
  const moves = transaction.timeline.map((move, index): TimelineEntry => {
    // Nothing else makes what was paid ready again.
    const before = transaction.timeline[index - 1]
    const isReturned = move.stage === 'available' && before?.stage === 'paid'
    // Of what somebody bought the first thing that happens is the shop's report.
    const isReport = move.stage === 'tracked' && !transaction.bonus
    const stage = isReport ? t('giving:detail.reported') : stageLabel(move.stage)
    const title = isReturned ? t('giving:detail.cameBack') : stage
    return {
      kind: isReturned || move.stage === 'declined' || (move.correctionPence ?? 0) < 0 ? 'declined' : 'done',
      title: move.correctionPence === null ? title : t('giving:detail.corrected'),
      when: `${formatDay(move.at)}, ${t(`giving:by.${move.by}`)}`,
      note: noteOf(move, before, isReturned),
      isEnd: index === transaction.timeline.length - 1 && (move.stage === 'paid' || move.stage === 'declined'),
    }
  })
  if (!transaction.nextBy) return moves
  const nameOf = (stage: DonationStage) => (stage === 'tracked' && sector && sector !== 'goods' ? sector : stage)
  const waiting = [transaction.stage, ...stagesAhead(transaction.stage)].filter((stage) => !stageHasTag(stage, 'paid'))
  const ahead = waiting.map(
    (stage): TimelineEntry => ({ kind: 'next', title: t(`giving:next.${nameOf(stage)}`), when: whenOf(transaction, stage, now) }),
  )
  return [...moves, ...ahead]
}
