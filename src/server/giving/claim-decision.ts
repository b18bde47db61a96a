import type { ClaimEvent } from '../../../machines/giving/claim/claim.machine.ts'
import type { ClaimMove } from '../../contract/entities/claim.ts'
import { tenants } from '../../contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { compose } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { donationOfVisit, moveClaim } from './claims.ts'
import { bookSale } from './donations.ts'

/** Moves a claim where its chart lets it, in the caller's transaction; an accepted one that no shop has reported is booked. Answers what `mailDecision` needs. */
export async function decideClaim(db: Db, asked: { id: string; event: ClaimEvent; by: ClaimMove['by']; now: number }) {
  const { claim, stage } = await moveClaim(db, asked)
  if (stage === 'accepted' && claim.type === 'missingDonation' && claim.visit_id && claim.spent_pence) {
    const known = await donationOfVisit(db, claim.visit_id, claim.details.knownDonation)
    const sale = { visitId: claim.visit_id, reference: claim.id, spentPence: claim.spent_pence }
    const at = (claim.visit_date ?? claim.created_at).toISOString()
    const donationId = known ?? (await bookSale(db, { ...sale, at }, asked.now)).donationId
    await db.updateTable('claim').set({ donation_id: donationId }).where('id', '=', claim.id).execute()
  }
  return { claim, stage }
}

/** Tells the person why, and what follows; once the decision is committed. */
export async function mailDecision(
  { db, mail, config }: Services,
  { claim, stage }: Awaited<ReturnType<typeof decideClaim>>,
  reason: string,
  now: number,
): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'first_name'])
    .where('id', '=', claim.user_id)
    .executeTakeFirstOrThrow()
  const shop = await db.selectFrom('retailer').select('name').where('id', '=', claim.retailer_id).executeTakeFirstOrThrow()
  const values = {
    site: tenants[config.tenant].name,
    firstName: user.first_name,
    shop: shop.name,
    reference: claim.id,
    reason,
    address: `${config.publicUrl}/account/claims/${claim.id}`,
  }
  await mail.send(compose(user.email, stage === 'accepted' ? 'claimAccepted' : 'claimDeclined', values), now)
}
