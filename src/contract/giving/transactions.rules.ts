import * as z from 'zod/mini'
import { isRealDay } from '../days.ts'

const date = (required: string, format: string) =>
  z.string().check(
    z.minLength(1, required),
    z.refine((value) => value === '' || isRealDay(value), format),
  )

/** V-076, V-077, X-036: both dates are required once the filter is submitted, and the end is not before the start. */
export const filterRules = z
  .object({ startDate: date('startDateRequired', 'startDateFormat'), endDate: date('endDateRequired', 'endDateFormat') })
  .check(
    z.refine((filter) => !filter.startDate || !filter.endDate || filter.endDate >= filter.startDate, {
      error: 'endBeforeStart',
      path: ['endDate'],
    }),
  )
export type FilterFields = z.infer<typeof filterRules>
