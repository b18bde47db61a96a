import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { donationOfVisit, moveClaim } from './claims.ts'

const perRun = 200

/**
 * closes claims whose purchase the shop has reported by itself, and sends those whose time of waiting is over. Each claim is moved in a transaction of its own,
 * under its row's lock; what another process has moved meanwhile is passed over.
 */
export async function settleClaims({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const tracked = await sql<{ id: string; visit_id: string; known: string | null }>`
    SELECT claim.id, claim.visit_id, claim.details->>'knownDonation' AS known FROM claim WHERE type = 'missingDonation' AND status IN ('held', 'received', 'inProgress')
      AND EXISTS (SELECT 1 FROM donation WHERE donation.visit_id = claim.visit_id AND donation.id <> coalesce(claim.details->>'knownDonation', '')) ORDER BY claim.created_at LIMIT ${perRun}`.execute(
    db,
  )
  const due = await db
    .selectFrom('claim')
    .select('id')
    .where('status', '=', 'held')
    .where('held_until', '<=', new Date(now))
    .limit(perRun)
    .execute()
  for (const { id, visit_id, known } of tracked.rows) {
    const donationId = await donationOfVisit(db, visit_id, known ?? undefined)
    if (donationId) await moveIfAllowed(id, { event: { type: 'donation.tracked' }, donationId })
  }
  for (const { id } of due) await moveIfAllowed(id, { event: { type: 'tracking.passed' } })

  async function moveIfAllowed(
    id: string,
    move: { event: { type: 'donation.tracked' | 'tracking.passed' }; donationId?: string },
  ) {
    await db
      .transaction()
      .execute((transaction) => moveClaim(transaction, { id, by: 'farthing', now, ...move }))
      .catch((error: { code?: string }) => {
        if (error.code !== 'illegalMove') throw error
      })
  }
}
