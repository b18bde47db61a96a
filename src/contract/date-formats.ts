import { dayInLondon, formatter, zone } from './london.ts'

const day = formatter({ timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' })
const dayAndTime = formatter({
  timeZone: zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const weekday = formatter({ timeZone: zone, weekday: 'long' })
const time = formatter({ timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true })

/** No line ends between a day and its month, nor between a time and its half of the day. */
const held = (date: string) => date.replace(' ', '\u00a0')
const heldTime = (time: string) => time.replace(/\s(?=[ap]\.?m)/i, '\u00a0')

/** "21 November 2026", in London. */
export function formatDay(iso: string, language?: string): string {
  return held(day(language).format(new Date(iso)))
}

/** "21 November 2026 at 3:04 pm", in London. */
export function formatDayAndTime(iso: string, language?: string): string {
  return heldTime(held(dayAndTime(language).format(new Date(iso))))
}

/** "Saturday 21 November 2026", in London. */
export function formatWeekday(iso: string, language?: string): string {
  return `${weekday(language).format(new Date(iso))} ${formatDay(iso, language)}` // browsers disagree about a comma
}

/** "9:00 am", in London. */
export function formatTime(iso: string, language?: string): string {
  return time(language).format(new Date(iso))
}

const month = formatter({ timeZone: 'UTC', month: 'long', year: 'numeric' })

/** "November 2026" for 2026-11. */
export const monthName = (yearAndMonth: string, language?: string): string =>
  month(language).format(new Date(`${yearAndMonth}-01T00:00:00Z`))

const shortMonth = formatter({ timeZone: 'UTC', month: 'short' })

/** "Nov" for 2026-11. */
export const shortMonthName = (yearAndMonth: string, language?: string): string =>
  shortMonth(language)
    .format(new Date(`${yearAndMonth}-01T00:00:00Z`))
    .replace('Sept', 'Sep')

const monthAlone = formatter({ timeZone: zone, month: 'long' })
const monthAndYear = formatter({ timeZone: zone, month: 'long', year: 'numeric' })

/** "July" and "September 2026", in London: the first and the last month of a quarter, which ends before `end`. */
export const quarterMonths = (from: string, end: string, language?: string): { from: string; to: string } => ({
  from: monthAlone(language).format(new Date(from)),
  to: monthAndYear(language).format(new Date(Date.parse(end) - 1)),
})

const shortDay = formatter({ timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' })
const shortDayOfYear = formatter({ timeZone: zone, day: 'numeric', month: 'short' })
const heldShort = (date: string) => held(date.replace('Sept', 'Sep')) // engines disagree

/** "29 Sep 2026", in London, where a table has no room for more. */
export const formatShortDay = (iso: string, language?: string): string => heldShort(shortDay(language).format(new Date(iso)))

/** "4 Dec", where the year stands above it. */
export const formatDayOfMonth = (iso: string, language?: string): string =>
  heldShort(shortDayOfYear(language).format(new Date(iso)))

/** "4 Dec"; another year than this one is named. */
export const formatNearDay = (iso: string, now: number, language?: string): string =>
  dayInLondon(iso).slice(0, 4) === dayInLondon(new Date(now).toISOString()).slice(0, 4)
    ? formatDayOfMonth(iso, language)
    : formatShortDay(iso, language)
