import { DAY } from '#contract/limits.ts'
import { dayInLondon, startOfDay } from '#contract/london.ts'

/** A Monday, so that a period of seven days is a week. */
const firstMonday = Date.parse('1970-01-05')
const dayAt = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** The period and the month of London's calendar that an instant lies in. */
export function spinTimes(now: number, periodDays: number) {
  const today = dayInLondon(new Date(now).toISOString())
  const length = periodDays * DAY
  const from = firstMonday + Math.floor((Date.parse(today) - firstMonday) / length) * length
  const month = today.slice(0, 7)
  const [year = 0, number = 0] = month.split('-').map(Number)
  return {
    /** The period's first day. */
    periodFrom: dayAt(from),
    nextAt: startOfDay(dayAt(from + length)),
    month,
    // Months are counted from 0 there.
    nextMonthAt: startOfDay(dayAt(Date.UTC(year, number, 1))),
  }
}
