const months = 'January February March April May June July August September October November December'.split(' ')

/** 01:00 UTC on the last Sunday of a month of 31 days, counted from 0: when London's clock changes, since 1996. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

/**
 * "21 November 2026", in London; no line ends between the day and its month. By hand, and not by `Intl.DateTimeFormat`: the first one that is made keeps a slow
 * phone busy for 50 ms before the page answers. For what the server renders; all else takes `date-formats.ts`. A test holds the two against each other. Throws a RangeError if `iso` is not a valid date.
 */
export function formatDay(iso: string): string {
  const at = Date.parse(iso)
  const year = new Date(at).getUTCFullYear()
  const isSummer = at >= clockChange(year, 2) && at < clockChange(year, 9)
  const [years, month, day] = new Date(isSummer ? at + 3_600_000 : at).toISOString().split(/[-T]/)
  return `${Number(day)}\u00a0${months[Number(month) - 1]} ${years}`
}
