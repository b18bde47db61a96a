import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'
import { donationForClaim, lockShopperAtShop, type OpenClaim } from '../donations/orders.ts'
import { advanceClaim } from './claims.ts'

const perBatch = 200

/** Open claims whose person has donations at the shop that could be the one they miss, by their ids. */
async function maybeTracked(db: Db, after: string): Promise<OpenClaim[]> {
  const { rows } = await sql<OpenClaim>`
    SELECT claim.id, claim.visit_id, claim.order_reference, claim.spent_pence, claim.details->>'knownDonation' AS known FROM claim
    WHERE type = 'missingDonation' AND status IN ('held', 'received', 'inProgress') AND claim.id > ${after} AND EXISTS (SELECT 1 FROM donation
      WHERE (donation.visit_id = claim.visit_id OR (donation.user_id = claim.user_id AND donation.retailer_id = claim.retailer_id))
      AND donation.id <> coalesce(claim.details->>'knownDonation', ''))
    ORDER BY claim.id LIMIT ${perBatch}`.execute(db)
  return rows
}

/** Closes a claim with the donation that it asked for, where there is one; claims and reports of one shopper wait for each other meanwhile. */
async function settle(db: Db, claim: OpenClaim, now: number): Promise<void> {
  await db.selectFrom('claim').select('id').where('id', '=', claim.id).forUpdate().execute()
  const visit = await db
    .selectFrom('visit')
    .selectAll()
    .where('id', '=', claim.visit_id ?? '')
    .forUpdate()
    .executeTakeFirst()
  if (visit) await lockShopperAtShop(db, visit)
  const donation = await donationForClaim(db, claim)
  if (donation)
    await advanceClaim(db, { id: claim.id, by: 'farthing', now, event: { type: 'donation.tracked' }, donationId: donation.id })
}

/**
 * closes claims whose purchase the shop has reported by itself, and sends those whose time of waiting is over. Each claim is moved in a transaction of its own,
 * under its row's lock; what another process has moved meanwhile is passed over.
 */
export async function settleClaims({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const unlessMoved = (work: (transaction: Db) => Promise<unknown>) =>
    db
      .transaction()
      .execute(work)
      .catch((error: { code?: string }) => {
        if (error.code !== 'illegalMove') throw error
      })
  for (let after = ''; ; ) {
    const claims = await maybeTracked(db, after)
    for (const claim of claims) await unlessMoved((transaction) => settle(transaction, claim, now))
    const last = claims.at(-1)
    if (!last || claims.length < perBatch) break
    after = last.id
  }
  const due = await db
    .selectFrom('claim')
    .select('id')
    .where('status', '=', 'held')
    .where('held_until', '<=', new Date(now))
    .limit(perBatch)
    .execute()
  for (const { id } of due)
    await unlessMoved((transaction) => advanceClaim(transaction, { id, by: 'farthing', now, event: { type: 'tracking.passed' } }))
}
