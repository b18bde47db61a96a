import type { PersonRecord } from '#contract/support/records.ts'
import { reading } from '#machines/reading.ts'

/** Null where there is no such person. */
export type PersonRecordFound = { record: PersonRecord | null }

/** Everything that the support team may know of one person. */
export const personRecordMachine = reading<PersonRecordFound>('personRecord', 'One person’s record, by date.')
