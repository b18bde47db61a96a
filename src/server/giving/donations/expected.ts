import type { DonationStage, TransactionDetail } from '#contract/giving/donation.ts'
import { paymentDayOf } from '#contract/giving/payment-days.ts'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY, limits } from '#contract/limits.ts'
import { isDayOver } from '#contract/london.ts'
import { durationOf } from '#contract/shopping/retailer.ts'
import { stagesAhead } from '#machines/giving/donation/donation.machine.ts'
import type { Db } from '#server/db/open.ts'

/** Days after the purchase by which each stage is usually over; shown as the next expected date. */
export const nextAfterDays = {
  tracked: limits.returnsWindow / DAY,
  inReview: 45,
  awaitingFunds: 75,
  available: 120,
  inPaymentRun: 121,
  paid: null,
  declined: null,
} as const

/** A shop that has confirmed pays within so long. */
const fundsAfter = (nextAfterDays.awaitingFunds - nextAfterDays.inReview) * DAY
/** Three working days and a weekend. */
const bankTakes = 5 * DAY

/** How long a shop takes to confirm anything (F-098); no time for a bonus, which no shop confirms. */
export async function confirmationOf(db: Db, retailerId: number | null): Promise<number> {
  if (retailerId === null) return 0
  const shop = await db
    .selectFrom('retailer')
    .select(['confirmation_amount', 'confirmation_unit'])
    .where('id', '=', retailerId)
    .executeTakeFirstOrThrow()
  return durationOf({ amount: shop.confirmation_amount, unit: shop.confirmation_unit })
}

/** By when a stage is usually over; a shop that takes longer than most to confirm is given its own time. Nobody knows by when a bonus is earned. */
export function stageDueBy(stage: DonationStage, purchasedAt: Date, isBonus: boolean, confirmation: number): Date | null {
  const days = isBonus && stage === 'tracked' ? null : nextAfterDays[stage]
  if (days === null) return null
  const own = Math.max(0, confirmation - nextAfterDays.inReview * DAY)
  const isOfShop = stage === 'inReview' || stage === 'awaitingFunds'
  return new Date(purchasedAt.getTime() + days * DAY + (isOfShop ? own : 0))
}

/** By when the bank has made a payment that it was given at a moment. */
export const arrivesBy = (given: Date) => new Date(given.getTime() + bankTakes)

/** By when the stages ahead are usually over: the shop decides, pays us, and the quarter after that the cause is paid. */
export function expectedDates(
  donation: { stage: DonationStage; purchasedAt: Date; nextBy: string | null; confirmation: number },
  now: number,
): TransactionDetail['expected'] {
  if (donation.nextBy === null || isDayOver(donation.nextBy, now)) return []
  let by = Date.parse(donation.nextBy)
  return stagesAhead(donation.stage).flatMap((stage) => {
    if (stage === 'paid') return []
    if (stage === 'inReview')
      by = Math.max(by, stageDueBy(stage, donation.purchasedAt, false, donation.confirmation)?.getTime() ?? by)
    else if (stage === 'awaitingFunds') by += fundsAfter
    else by = stage === 'available' ? paymentDayOf(nextQuarterStart(by)) : arrivesBy(new Date(by)).getTime()
    return { stage, by: new Date(by).toISOString() }
  })
}
