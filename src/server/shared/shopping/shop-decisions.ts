import { DAY, limits } from '#contract/limits.ts'
import type { Retailer } from '#contract/shopping/retailer.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import type { Db } from '#server/db/open.ts'

const within = 365 * DAY

/** How a shop has decided the donations of the last twelve months; null where it has decided too few to tell anything by. */
export async function readDecisions(db: Db, retailerId: number, now: number): Promise<Retailer['decided']> {
  const rows = await db
    .selectFrom('donation')
    .select((of) => ['stage', of.fn.countAll<string>().as('count')])
    .where('retailer_id', '=', retailerId)
    .where('purchased_at', '>=', new Date(now - within))
    .groupBy('stage')
    .execute()
  const count = (tag: 'confirmed' | 'declined') =>
    rows.filter(({ stage }) => stageHasTag(stage, tag)).reduce((sum, row) => sum + Number(row.count), 0)
  const decided = { confirmed: count('confirmed'), declined: count('declined') }
  return decided.confirmed + decided.declined < limits.shopDecisions ? null : decided
}
