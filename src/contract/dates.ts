const zone = 'Europe/London'

/** Made when it is first used, once for each language: each takes a slow phone a while, the first one 20 ms, and most pages show no date. */
function formatter(options: Intl.DateTimeFormatOptions): (language?: string) => Intl.DateTimeFormat {
  const made: Record<string, Intl.DateTimeFormat> = {}
  return (language = 'en-GB') => {
    made[language] ??= new Intl.DateTimeFormat(language, options)
    return made[language]
  }
}

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
const hour = formatter({ timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
const parts = formatter({
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

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

export type Greeting = 'morning' | 'afternoon' | 'evening'

/** C-048: morning from 6 to before 12, afternoon from 12 to before 18, evening otherwise; London's clock. */
export function greetingAt(milliseconds: number): Greeting {
  const h = Number(hour().format(milliseconds))
  if (h >= 6 && h < 12) return 'morning'
  return h >= 12 && h < 18 ? 'afternoon' : 'evening'
}

/** Minutes that London's clock is ahead of UTC at an instant. */
function londonOffset(milliseconds: number): number {
  const value = Object.fromEntries(
    parts()
      .formatToParts(milliseconds)
      .map((part) => [part.type, Number(part.value)]),
  )
  const wall = Date.UTC(
    value.year ?? 0,
    (value.month ?? 1) - 1,
    value.day ?? 1,
    value.hour ?? 0,
    value.minute ?? 0,
    value.second ?? 0,
  )
  return Math.round((wall - Math.floor(milliseconds / 1000) * 1000) / 60_000)
}

/** The day that it is in London at an instant, as YYYY-MM-DD. */
export function dayInLondon(iso: string): string {
  const value = Object.fromEntries(
    parts()
      .formatToParts(new Date(iso))
      .map((part) => [part.type, part.value]),
  )
  return `${value.year}-${value.month}-${value.day}`
}

/** The instant at which London's clock shows `YYYY-MM-DD` at the given time; right on the two clock-change days. */
function londonInstant(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const guess = asUtc - londonOffset(asUtc) * 60_000
  return asUtc - londonOffset(guess) * 60_000
}

/** The instant, as ISO, at which London's clock shows a day (YYYY-MM-DD) and a time (HH:MM). In the hour that comes twice the later one; one that is left out is an hour on. */
export const instantInLondon = (day: string, hoursAndMinutes: string): string =>
  new Date(londonInstant(day, `${hoursAndMinutes}:00.000`)).toISOString()

/** What London's clock shows at an instant, as HH:MM. */
export function timeInLondon(iso: string): string {
  const value = Object.fromEntries(
    parts()
      .formatToParts(new Date(iso))
      .map((part) => [part.type, part.value]),
  )
  return `${value.hour}:${value.minute}`
}

/** V-078: the first instant of a London day, as ISO. Throws RangeError when `date` is not YYYY-MM-DD. */
export function startOfDay(date: string): string {
  return new Date(londonInstant(date, '00:00:00.000')).toISOString()
}

/** Whether the London day of an instant is over: what is expected on a day is late only after it. */
export const isDayOver = (iso: string, now: number): boolean => Date.parse(endOfDay(dayInLondon(iso))) < now

/** V-078: the last millisecond of a London day, as ISO. */
export function endOfDay(date: string): string {
  return new Date(londonInstant(date, '23:59:59.999')).toISOString()
}
