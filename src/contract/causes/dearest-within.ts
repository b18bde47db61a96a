import type { PaysFor } from './cause.ts'

/** The dearest of what a cause says amounts pay for that `pence` come to; null where they come to none. */
export const dearestWithin = (lines: readonly PaysFor[], pence: number): PaysFor | null =>
  lines
    .filter(({ pounds }) => pounds * 100 <= pence)
    .reduce<PaysFor | null>((most, line) => (most && most.pounds >= line.pounds ? most : line), null)
