import { DAY } from '#contract/limits.ts'

/** The day of the calendar so many days before another, both as YYYY-MM-DD. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - count * DAY).toISOString().slice(0, 10)
