import type { ClaimMove } from '#contract/giving/claim.ts'
import { tenants } from '#contract/tenants.ts'
import type { ClaimEvent } from '#machines/giving/claim/claim.machine.ts'
import type { Db } from '#server/db/open.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import { shopLogo } from '#server/shared/shopping/shop-logo.ts'
import { bookClaim } from '../donations/donations.ts'
import { donationForClaim, lockShopperAtShop } from '../donations/orders.ts'
import { advanceClaim } from './claims.ts'

/**
 * Moves a claim where its chart lets it, in the caller's transaction; an accepted one whose order no shop has reported is booked. Answers what `mailDecision`
 * needs.
 */
export async function decideClaim(
  db: Db,
  context: { id: string; event: ClaimEvent; by: ClaimMove['by']; now: number; network: string },
) {
  const { claim, stage } = await advanceClaim(db, context)
  if (stage === 'accepted' && claim.type === 'missingDonation' && claim.visit_id && claim.spent_pence) {
    // Claims and reports of one visit wait for each other here.
    const visit = await db.selectFrom('visit').selectAll().where('id', '=', claim.visit_id).forUpdate().executeTakeFirst()
    if (visit) await lockShopperAtShop(db, visit)
    const known = await donationForClaim(db, { ...claim, known: claim.details.knownDonation ?? null })
    const order = {
      id: claim.id,
      userId: claim.user_id,
      visitId: claim.visit_id,
      orderReference: claim.order_reference,
      spentPence: claim.spent_pence,
    }
    const boughtAt = claim.visit_date ?? claim.created_at
    const donationId = known?.id ?? (await bookClaim(db, { ...order, boughtAt }, context.network, context.now))
    await db.updateTable('claim').set({ donation_id: donationId }).where('id', '=', claim.id).execute()
  }
  return { claim, stage }
}

/** Tells the person why, and what follows, with the transaction of the decision. Who has closed their account asked to hear no more. */
export async function mailDecision(
  { db, mail, config, words }: Services,
  { claim, stage }: Awaited<ReturnType<typeof decideClaim>>,
  reason: string,
  now: number,
): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'first_name'])
    .where('id', '=', claim.user_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!user) return
  const shop = await db
    .selectFrom('retailer')
    .select(['name', 'slug'])
    .where('id', '=', claim.retailer_id)
    .executeTakeFirstOrThrow()
  const values = {
    site: tenants[config.tenant].name,
    firstName: user.first_name,
    shop: shop.name,
    reference: claim.id,
    reason,
    address: `${config.publicUrl}/account/claims/${claim.id}`,
  }
  const told = composeMail(words.own, user.email, stage === 'accepted' ? 'claimAccepted' : 'claimDeclined', values)
  await mail.queue(db, { ...told, logo: shopLogo(config.publicUrl, shop) }, now)
}
