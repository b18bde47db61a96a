import { dayInLondon, monthName } from '#contract/dates.ts'

/** “29 Sep 2026”, in London, where a table has no room for more. Browsers disagree about September. */
export function formatShortDay(iso: string): string {
  const day = dayInLondon(iso)
  return `${Number(day.slice(8))}\u00a0${monthName(day.slice(0, 7)).slice(0, 3)} ${day.slice(0, 4)}`
}

/** “4 Dec”; another year than this one is named. */
export const formatNearDay = (iso: string, now: number): string =>
  formatShortDay(iso).replace(` ${dayInLondon(new Date(now).toISOString()).slice(0, 4)}`, '')

/** “4 Dec”, where the year stands above it. */
export const formatDayOfMonth = (iso: string): string => formatShortDay(iso).slice(0, -5)
