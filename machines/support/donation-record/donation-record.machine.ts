import type { DonationRecord } from '../../../src/contract/entities/donation-record.ts'
import { reading } from '../../reading.ts'

/** Null where there is no such donation. */
export type RecordFound = { donation: DonationRecord | null }

/** Everything that the support team knows about one donation. */
export const donationRecordMachine = reading<RecordFound>(
  'donationRecord',
  'One donation as the support team sees it, with all that has moved it.',
)
