import { DAY, MINUTE } from '#contract/limits.ts'
import { Unbookable } from './donation-moves.ts'

/** How far a shop's clock may be off. */
const clockTolerance = 5 * MINUTE

/** Throws why a purchase cannot belong to what it is reported for: the time of the visit, or since when the card is linked. */
export function checkTime(bought: number, since: number, windowDays: number | null, now: number): void {
  if (bought > now + clockTolerance) throw new Unbookable('purchaseInFuture')
  if (bought < since - clockTolerance) throw new Unbookable('purchaseBeforeVisit')
  if (windowDays !== null && bought > since + windowDays * DAY) throw new Unbookable('purchaseTooLate')
}
