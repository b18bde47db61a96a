import { dayInLondon, monthName } from '#contract/dates.ts'

/** “29 Sep 2026”, in London, where a table has no room for more. Browsers disagree about September. */
export function formatShortDay(iso: string): string {
  const day = dayInLondon(iso)
  return `${Number(day.slice(8))}\u00a0${monthName(day.slice(0, 7)).slice(0, 3)} ${day.slice(0, 4)}`
}
