import { dayInLondon, endOfDay } from '#contract/london.ts'

const dayLong = 24 * 60 * 60 * 1000

/** The year of a target ends with London's; an instant. */
const yearEnd = (now: number): string => endOfDay(`${dayInLondon(new Date(now).toISOString()).slice(0, 4)}-12-31`)

/** What will have been raised by the end of the year if each of its days brings what one of the last thirty did; pence. */
export function raisedByYearEnd(raisedPence: number, recentPence: number, now: number): number {
  const daysLeft = (Date.parse(yearEnd(now)) - now) / dayLong
  return Math.floor(raisedPence + (recentPence / 30) * daysLeft)
}

/** A guess is said in whole five pounds: never more than it is, nor less than what has been raised. */
export const saidOf = (guessPence: number, raisedPence: number): number =>
  Math.max(raisedPence, Math.floor(guessPence / 500) * 500)

/** By how much of a target a year will be missed at the pace of its last thirty days, as it is said; pence, 0 where it won't be, or where nothing was raised lately. */
export function shortOf(targetPence: number, raisedPence: number, recentPence: number, now: number): number {
  const guess = raisedByYearEnd(raisedPence, recentPence, now)
  return recentPence > 0 && guess < targetPence ? targetPence - saidOf(guess, raisedPence) : 0
}
