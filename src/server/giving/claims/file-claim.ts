import type { ClaimStage, ClaimType, QueryReason } from '#contract/giving/claim.ts'
import type { OrderFields } from '#contract/giving/missing-donation.rules.ts'
import { DAY } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { composeMail } from '#server/mail/messages.ts'
import { newReference } from '#server/references.ts'
import type { Services } from '#server/services.ts'
import { shopLogo } from '#server/shared/shopping/shop-logo.ts'
import { recordClaimMove } from './claims.ts'

interface NewClaim {
  userId: number
  retailerId: number
  type: ClaimType
  stage: ClaimStage
  comment: string
  donationId?: string
  visitId?: string
  visitDate?: Date
  heldUntil?: Date
  queryReason?: QueryReason
  order?: OrderFields
  /** A donation of that day that the person has seen, and does not mean. */
  knownDonation?: string
}

export async function keepClaim(db: Db, now: number, claim: NewClaim): Promise<string> {
  const id = newReference('CL')
  const { orderReference = null, totalSpend = null, ...details } = claim.order ?? {}
  await db
    .insertInto('claim')
    .values({
      id,
      user_id: claim.userId,
      retailer_id: claim.retailerId,
      donation_id: claim.donationId ?? null,
      type: claim.type,
      status: claim.stage,
      visit_date: claim.visitDate ?? null,
      order_reference: orderReference,
      spent_pence: totalSpend === null ? null : Math.round(Number(totalSpend) * 100),
      comment: claim.comment,
      created_at: new Date(now),
      held_until: claim.heldUntil ?? null,
      visit_id: claim.visitId ?? null,
      query_reason: claim.queryReason ?? null,
      details: JSON.stringify({ ...details, ...(claim.knownDonation ? { knownDonation: claim.knownDonation } : {}) }),
    })
    .execute()
  await recordClaimMove(db, { claimId: id, stage: claim.stage, at: now, by: 'supporter', note: null })
  return id
}

/** Where the person is told that the claim has arrived, with the transaction that keeps it. */
export async function confirmByMail(
  services: Services,
  now: number,
  userId: number,
  id: string,
  shop: { name: string; slug: string },
): Promise<void> {
  const user = await services.db
    .selectFrom('app_user')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const values = {
    site: tenants[services.config.tenant].name,
    firstName: user.first_name,
    shop: shop.name,
    reference: id,
    address: `${services.config.publicUrl}/account/claims/${id}`,
  }
  await services.mail.queue(
    services.db,
    { ...composeMail(services.words.own, user.email, 'claimReceived', values), logo: shopLogo(services.config.publicUrl, shop) },
    now,
  )
}

/** Both kinds of claim count together. */
export const limitClaims = (db: Db, now: number, userId: number) =>
  rateLimit(db, now, [{ key: `enquiries:${userId}`, max: 30, window: DAY }])
