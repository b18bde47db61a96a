import type { DonationRecord } from '#contract/support/donation-record.ts'
import { reading } from '#machines/reading.ts'

/** Null where there is no such donation. */
export type RecordFound = { donation: DonationRecord | null }

/** Everything that the support team knows about one donation. */
export const donationRecordMachine = reading<RecordFound>('donationRecord', 'One donation’s record, as support sees it.')
