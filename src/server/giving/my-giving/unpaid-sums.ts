import type { DonationStage, UnpaidSums } from '#contract/giving/donation.ts'
import type { Db } from '#server/db/open.ts'
import { filterDonations, type TransactionFilter } from './transaction-rows.ts'

/** Who has what of somebody's is confirmed and not paid yet; only for one cause where `forCause` names it. */
export async function readUnpaid(db: Db, filter: TransactionFilter, forCause?: number): Promise<UnpaidSums> {
  let donations = filterDonations(db, filter)
  if (forCause !== undefined) donations = donations.where('cause_id', '=', forCause)
  const rows = await donations
    .select(['stage', (of) => of.fn.sum<number>('net_pence').as('pence')])
    .groupBy('stage')
    .execute()
  const sum = (stage: DonationStage) => Number(rows.find((row) => row.stage === stage)?.pence ?? 0)
  return { shops: sum('awaitingFunds'), us: sum('available'), bank: sum('inPaymentRun') }
}
