import { sql } from 'kysely'
import { nextWorkingDay, paymentDayOf, workingTime } from '#contract/giving/payment-days.ts'
import { quarterStartsAround } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { dayInLondon, instantInLondon } from '#contract/london.ts'
import type { Db } from '../open.ts'

const yearsBack = [0, 1, 2]

const dayOf = (at: number) => dayInLondon(new Date(at).toISOString())

/** So many working days later, at a time of London’s clock. */
export function workingDaysLater(at: number, days: number, time: string): string {
  const day = dayOf(at)
  if (days === 0) return instantInLondon(day, time)
  return workingDaysLater(workingTime(Date.parse(instantInLondon(day, '00:00')) + 1.5 * DAY), days - 1, time)
}

/** When a file was last taken, before `now`: at ten in the morning of a working day. */
export function lastFileBefore(now: number): number {
  const file = Date.parse(instantInLondon(dayOf(now), '10:00'))
  return file < now && nextWorkingDay(dayOf(now)) === dayOf(now) ? file : lastFileBefore(file - DAY / 2)
}

/**
 * The quarters whose payments have left us by `now`, as a table: each turn, when the bank’s file was taken on its payment day, and when the bank confirmed, two working days later.
 * Before that the newest quarter waits for its run.
 */
export async function planPaymentDays(db: Db, now: number): Promise<void> {
  const turns = [...new Set(yearsBack.flatMap((years) => quarterStartsAround(now - years * 365 * DAY)))].sort((a, b) => a - b)
  const days = turns
    .map((turn) => ({
      turn: new Date(turn).toISOString(),
      file: workingDaysLater(paymentDayOf(turn), 0, '10:00'),
      answer: workingDaysLater(paymentDayOf(turn), 2, '11:30'),
    }))
    .filter(({ file }) => Date.parse(file) < now)
  await sql`CREATE TEMPORARY TABLE payment_day ON COMMIT DROP AS
    SELECT turn AT TIME ZONE 'Europe/London' - interval '3 months' AS quarter, turn, file_at, answered_at
    FROM unnest(${days.map(({ turn }) => turn)}::timestamptz[], ${days.map(({ file }) => file)}::timestamptz[], ${days.map(({ answer }) => answer)}::timestamptz[])
      AS day(turn, file_at, answered_at)`.execute(db)
}
