import type { RefusalCount } from '#contract/support/audit.ts'
import { reading } from '#machines/reading.ts'

/** Calls that were refused are counted instead of noted one by one: anybody can make any number of them. */
export const refusedCallsMachine = reading<{ refusals: RefusalCount[] }>(
  'refusedCalls',
  'Blocked requests in recent days, and why.',
)
