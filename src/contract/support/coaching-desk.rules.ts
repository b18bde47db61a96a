import * as z from 'zod/mini'
import { limits, MINUTE } from '../limits.ts'
import { instantInLondon, timeInLondon } from '../london.ts'

const half = limits.coachingGrid / MINUTE

/** A time of London's clock on the grid of calls; calls are shorter than its steps, so that no two overlap. */
const time = (required: string) =>
  z.string().check(
    z.refine((typed) => typed.trim() !== '', { error: required, abort: true }),
    z.refine((typed) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed) && Number(typed.slice(3)) % half === 0, {
      error: 'slotTimeFormat',
      abort: true,
    }),
  )

const isTime = (day: string, typed: string) => timeInLondon(instantInLondon(day, typed)) === typed

/** The times at which coaches can ring on one day: from the first to the last start, both as London's clock shows them. */
export const newSlotsRules = z
  .object({
    day: z.string().check(
      z.refine((typed) => typed.trim() !== '', { error: 'slotDayRequired', abort: true }),
      z.refine((typed) => z.safeParse(z.iso.date().check(z.regex(/^2\d{3}/)), typed).success, {
        error: 'slotDayFormat',
        abort: true,
      }),
    ),
    from: time('slotFromRequired'),
    to: time('slotToRequired'),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'slotOrder', path: ['to'] }),
    // In the night in which the clocks go forward an hour is missing.
    z.refine(({ day, from }) => isTime(day, from), { error: 'slotTimeMissing', path: ['from'] }),
    z.refine(({ day, to }) => isTime(day, to), { error: 'slotTimeMissing', path: ['to'] }),
  )
export type NewSlots = z.infer<typeof newSlotsRules>

/** The start of each call from the first to the last, in milliseconds since the epoch. */
export function startsOf({ day, from, to }: NewSlots): number[] {
  const [first, last] = [Date.parse(instantInLondon(day, from)), Date.parse(instantInLondon(day, to))]
  const count = Math.floor((last - first) / limits.coachingGrid) + 1
  return Array.from({ length: count }, (_, index) => first + index * limits.coachingGrid)
}

/** Why a call is cancelled; the administrator reads it. */
export const cancelledCallRules = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'reasonRequired'), z.maxLength(limits.maximumEvidenceLength, 'textTooLong')),
})
