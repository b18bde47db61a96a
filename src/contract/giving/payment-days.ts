import { DAY } from '../limits.ts'
import { dayInLondon, startOfDay } from '../london.ts'
import { nextQuarterStart, quarterStartsAround } from './quarters.ts'

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const dayAfter = (day: string, days = 1) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Easter Sunday of the Gregorian calendar, by the anonymous rule of 1876. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const rest = year % 100
  const golden = year % 19
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451)
  const days = moon + toSunday - 7 * late + 114
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** The bank holidays of England and Wales that a quarter can begin on: New Year’s Day, on the next weekday where it is at a weekend, Good Friday and Easter Monday. */
function holidaysOf(year: number): string[] {
  const first = `${year}-01-01`
  const easter = easterOf(year)
  return [dayAfter(first, { 0: 1, 6: 2 }[weekdayOf(first)] ?? 0), dayAfter(easter, -2), dayAfter(easter)]
}

const isWorkingDay = (day: string) => weekdayOf(day) % 6 !== 0 && !holidaysOf(Number(day.slice(0, 4))).includes(day)

/** A day (YYYY-MM-DD) itself where banks work on it, or the next one on which they do. Of holidays it knows those near the beginning of a quarter. */
export function nextWorkingDay(day: string): string {
  return isWorkingDay(day) ? day : nextWorkingDay(dayAfter(day))
}

/** The same for an instant: the beginning of the working day in London, or the instant itself on a working day. Milliseconds. */
export function workingTime(at: number): number {
  const day = dayInLondon(new Date(at).toISOString())
  const working = nextWorkingDay(day)
  return working === day ? at : Date.parse(startOfDay(working))
}

/** C-052: when the causes are paid what was ready at the turn of a quarter: on its first working day, from London’s midnight. */
export const paymentDayOf = (turn: number): number => workingTime(turn)

/** The next payment day that has not begun. */
export const nextPaymentDay = (now: number): number =>
  Math.min(
    ...quarterStartsAround(now)
      .map(paymentDayOf)
      .filter((day) => day > now),
  )

/** When a cause is usually paid for what is bought now: its shop confirms, which takes it so long or 45 days, and pays us within 30 more, as the dates of a donation say (server/giving). */
export const paidForToday = (confirmation: number, now: number): number =>
  paymentDayOf(nextQuarterStart(now + Math.max(confirmation, 45 * DAY) + 30 * DAY))
