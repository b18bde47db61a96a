import type { CauseRecord } from '#contract/support/records.ts'
import { reading } from '#machines/reading.ts'

/** Null where there is no such cause. */
export type CauseRecordFound = { record: CauseRecord | null }

/** Everything that the support team may know of one cause. */
export const causeRecordMachine = reading<CauseRecordFound>('causeRecord', 'One cause’s record, by date.')
