export const zone = 'Europe/London'

/** Made when it is first used, once for each language: each takes a slow phone a while, the first one 50 ms, and most pages show no date. */
export function formatter(options: Intl.DateTimeFormatOptions): (language?: string) => Intl.DateTimeFormat {
  const made: Record<string, Intl.DateTimeFormat> = {}
  return (language = 'en-GB') => {
    made[language] ??= new Intl.DateTimeFormat(language, options)
    return made[language]
  }
}

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

/** As much of an earlier month (YYYY-MM) as London’s calendar and clock show of this one at an instant: the same time of the same day, or all of a month that has no such day. Where a clock change lies between, as many hours would end on another day. */
export function asFarInto(month: string, milliseconds: number): number {
  const iso = new Date(milliseconds).toISOString()
  const [year = 0, inYear = 1] = month.split('-').map(Number)
  const date = dayInLondon(iso).slice(8)
  const afterMonth = new Date(Date.UTC(year, inYear, 1)).toISOString().slice(0, 10)
  const daysOfMonth = new Date(Date.UTC(year, inYear, 0)).getUTCDate()
  if (Number(date) > daysOfMonth) return Date.parse(startOfDay(afterMonth))
  const clock = parts().formatToParts(milliseconds)
  const shown = (type: string) => clock.find((part) => part.type === type)?.value ?? '00'
  const rest = String(milliseconds % 1000).padStart(3, '0')
  return londonInstant(`${month}-${date}`, `${shown('hour')}:${shown('minute')}:${shown('second')}.${rest}`)
}

/** V-078: the last millisecond of a London day, as ISO. */
export function endOfDay(date: string): string {
  return new Date(londonInstant(date, '23:59:59.999')).toISOString()
}
