import { dayInLondon, startOfDay } from '../london.ts'

/** Payments are made at the turn of each quarter of the year, at London's midnight (C-052). */
function turnOf(year: number, quarter: number): number {
  const month = String(quarter * 3 + 1).padStart(2, '0')
  return Date.parse(startOfDay(`${year}-${month}-01`))
}

/** The turns of quarters near an instant, those of the next year too. */
export function quarterStartsAround(now: number): number[] {
  const year = Number(dayInLondon(new Date(now).toISOString()).slice(0, 4))
  return [year - 1, year, year + 1].flatMap((one) => [0, 1, 2, 3].map((quarter) => turnOf(one, quarter)))
}

/** The newest turn of a quarter that is not after `now`; both are milliseconds. */
export const lastQuarterStart = (now: number) => Math.max(...quarterStartsAround(now).filter((turn) => turn <= now))

/** The next turn of a quarter after `now`. */
export const nextQuarterStart = (now: number) => Math.min(...quarterStartsAround(now).filter((turn) => turn > now))
