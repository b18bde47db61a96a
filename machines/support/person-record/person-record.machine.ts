import type { PersonRecord } from '#contract/support/story.ts'
import { reading } from '#machines/reading.ts'

/** Null where there is no such person. */
export type PersonRecordFound = { story: PersonRecord | null }

/** Everything that the support team may know of one person. */
export const personRecordMachine = reading<PersonRecordFound>('personRecord', 'One person’s record, by date.')
