import type { DonationMove } from '#contract/giving/donation.ts'
import { donationFor } from '#contract/money.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { releaseReferralBonuses, withdrawReferralBonuses } from '#server/rewards/bonuses.ts'
import { settleSpinBonuses } from '#server/rewards/spin/spin-bonuses.ts'
import { giveStamp, withdrawStamp } from '#server/rewards/stamps.ts'
import { addToCause } from './cause-total.ts'
import { applyMove, hasConfirmed, hasEarned, type Move, Unbookable } from './donation-moves.ts'
import { notifyOf, notifyOfDonation, notifyOfMilestone } from './donation-notices.ts'
import { bookDonation, type DonationRow, donationId, type OrderName } from './donation-rows.ts'
import { stageDueBy } from './expected.ts'
import { findByOrderReference, findUnreported, isSameTime, lockShopperAtShop, sameOrder } from './orders.ts'
import { checkTime } from './purchase-time.ts'

async function termsOf(db: Db, retailerId: number, rateId: number | null) {
  const rates = db.selectFrom('rate').selectAll().where('retailer_id', '=', retailerId)
  return (
    (rateId === null ? undefined : await rates.where('id', '=', rateId).executeTakeFirst()) ??
    (await rates.orderBy('position').executeTakeFirstOrThrow())
  )
}

export interface Purchase extends OrderName {
  /** The shop's own order number, where the report or the claim names one. */
  orderReference?: string | undefined
  spentPence: number
  at: string
}

type Made = Pick<DonationRow, 'user_id' | 'cause_id' | 'visit_id' | 'purchase_type' | 'is_reported'> & {
  retailerId: number
  rateId: number | null
}

/** Books a purchase under its rate, which is kept with it, and tells whoever made it. */
export async function recordPurchase(db: Db, purchase: Purchase, made: Made, now: number): Promise<string> {
  const { retailerId, rateId, ...whose } = made
  const rate = await termsOf(db, retailerId, rateId)
  const id = donationId('D', purchase)
  const values = {
    id,
    ...whose,
    retailer_id: retailerId,
    network: purchase.network,
    network_reference: purchase.reference,
    order_reference: purchase.orderReference ?? null,
    purchased_at: purchase.at,
    spent_pence: purchase.spentPence,
    donation_pence: donationFor(purchase.spentPence, rate),
    terms_kind: rate.kind,
    terms_value: rate.value,
    terms_rate_id: rate.id,
    stage: 'tracked' as const,
    decline_reason: null,
    next_by: stageDueBy('tracked', new Date(purchase.at), false, 0),
    payment_id: null,
  }
  const donation = await bookDonation(db, values, 'network', purchase.at)
  // Another report of the same order was faster.
  if (!donation) return id
  const at = new Date(now)
  await notifyOfDonation(db, donation, at)
  await notifyOfMilestone(db, donation.user_id, at)
  return donation.id
}

export const bookedAlready = (db: Db, { network, reference }: OrderName) =>
  db
    .selectFrom('donation')
    .select('id')
    .where('network', '=', network)
    .where('network_reference', '=', reference)
    .executeTakeFirst()

/** An accepted claim had it booked before the shop spoke of it: from now on it is the shop's order, and the shop's amount counts. */
async function adopt(db: Db, claimed: DonationRow, purchase: Purchase, at: string): Promise<string> {
  await db
    .updateTable('donation')
    .set({
      network: purchase.network,
      network_reference: purchase.reference,
      is_reported: true,
      ...(purchase.orderReference ? { order_reference: purchase.orderReference } : {}),
    })
    .where('id', '=', claimed.id)
    .execute()
  // The shop's newest word is that it was bought for so much, also where it had declined it before.
  if (claimed.spent_pence !== purchase.spentPence || claimed.decline_reason !== null)
    await moveDonation(db, purchase, { type: 'spent', spentPence: purchase.spentPence }, 'retailer', at)
  return claimed.id
}

/**
 * Books a sale that a network reported for a visit. An order that is booked already is answered, not repeated, also where a claim had it booked. Throws `notFound` for an
 * unknown visit, and `Unbookable` for a purchase that cannot have come of it.
 */
export async function bookSale(
  db: Db,
  sale: Purchase & { visitId: string },
  now: number,
): Promise<{ donationId: string | null; mayRepeat?: string }> {
  const known = await bookedAlready(db, sale)
  if (known) return { donationId: known.id }
  // Reports and claims of one visit wait for each other here.
  const visit = await db
    .selectFrom('visit')
    .innerJoin('retailer', 'retailer.id', 'visit.retailer_id')
    .selectAll('visit')
    .select('retailer.purchase_window_days')
    .where('visit.id', '=', sale.visitId)
    .forUpdate('visit')
    .executeTakeFirst()
  if (!visit) throw new HttpError('notFound')
  checkTime(Date.parse(sale.at), visit.created_at.getTime(), visit.purchase_window_days, now)
  // A visit without a cause raises nothing: it was made "without a donation", or nobody has signed in since.
  if (visit.cause_id === null) return { donationId: null }
  await db.updateTable('visit').set({ receipt_at: null }).where('id', '=', visit.id).execute()
  await lockShopperAtShop(db, visit)
  const claimed = await findUnreported(db, visit)
  const near = (one: DonationRow) => isSameTime(visit, one)
  const order = { orderReference: sale.orderReference ?? null, spentPence: sale.spentPence }
  const mine =
    sameOrder({ ...order, orderReference: sale.orderReference ?? sale.reference }, claimed, near) ??
    sameOrder(order, claimed, near)
  if (mine) return { donationId: await adopt(db, mine, sale, new Date(now).toISOString()) }
  // Whose visit it was has gone since: a visit has a cause only through a person, or a guest, who has left an address.
  if (visit.user_id === null && visit.guest_email === null) {
    const [only, ...others] = sale.orderReference === undefined ? claimed.filter(near) : []
    // No other order can be booked for them, and the cause is the same.
    if (only && others.length === 0) return { donationId: await adopt(db, only, sale, new Date(now).toISOString()) }
    throw new Unbookable('accountClosed')
  }
  const made = {
    user_id: visit.user_id,
    cause_id: visit.cause_id,
    visit_id: visit.id,
    purchase_type: 'online' as const,
    is_reported: true,
    retailerId: visit.retailer_id,
    rateId: visit.rate_id,
  }
  const id = await recordPurchase(db, sale, made, now)
  // Another amount under a number that nobody has told us: the support team looks whether it is the claimed order after all.
  const maybe = sale.orderReference === undefined ? claimed.find(near)?.id : undefined
  return maybe ? { donationId: id, mayRepeat: maybe } : { donationId: id }
}

/**
 * Books the order of an accepted claim, or answers the donation that the shop has reported for it meanwhile. The caller has locked the claim. Null where the visit
 * raises nothing.
 */
export async function bookClaim(
  db: Db,
  claim: { id: string; userId: number; visitId: string; orderReference: string | null; spentPence: number; boughtAt: Date },
  network: string,
  now: number,
): Promise<string | null> {
  const visit = await db.selectFrom('visit').selectAll().where('id', '=', claim.visitId).forUpdate().executeTakeFirst()
  if (!visit || visit.cause_id === null) return null
  await lockShopperAtShop(db, visit)
  // The same order, told twice.
  const told = await findByOrderReference(db, visit, claim.orderReference)
  if (told) return told.id
  const purchase = {
    network,
    reference: claim.id,
    orderReference: claim.orderReference ?? undefined,
    spentPence: claim.spentPence,
    at: claim.boughtAt.toISOString(),
  }
  const made = {
    // The visit of somebody who has gone since names nobody any more; the cause has its money all the same.
    user_id: visit.user_id ?? claim.userId,
    cause_id: visit.cause_id,
    visit_id: visit.id,
    purchase_type: 'online' as const,
    is_reported: false,
    retailerId: visit.retailer_id,
    rateId: visit.rate_id,
  }
  return recordPurchase(db, purchase, made, now)
}

/**
 * Moves a donation where its chart lets it, in the caller's transaction, with all that follows: the person is told, what a shop has agreed to confirms what they have won with spins, what
 * it has paid for earns a stamp and releases the bonuses of whoever was brought along, and what a shop has taken back takes these with it. Throws `notFound`, `illegalMove` when the chart refuses, or
 * `Unbookable`; nothing is changed then.
 */
export async function moveDonation(db: Db, order: OrderName, move: Move, by: DonationMove['by'], at: string): Promise<void> {
  const { raisedPence, ...moved } = await applyMove(db, order, move, by, at)
  await followMove(db, moved, at)
  await addToCause(db, moved.donation.cause_id, raisedPence)
}

async function followMove(db: Db, moved: Omit<Awaited<ReturnType<typeof applyMove>>, 'raisedPence'>, at: string): Promise<void> {
  const { donation, from, corrected, hadConfirmed, hadEarned } = moved
  const time = new Date(at)
  if (corrected !== 0) {
    // Told again only when it comes to something else.
    const subject = `${donation.id}#${donation.correction_pence}`
    await notifyOf(db, donation, { kind: 'donationCorrected', isMailed: true, subject, pence: donation.net_pence }, time)
  } else if (donation.stage !== from) await notifyOfDonation(db, donation, time)
  if (donation.bonus_type !== null) return
  if (donation.user_id !== null && hasConfirmed(donation) !== hadConfirmed) await settleSpinBonuses(db, donation.user_id, at)
  const earned = hasEarned(donation)
  if (earned === hadEarned) return
  if (earned) {
    await giveStamp(db, donation, time)
    if (donation.user_id !== null) await releaseReferralBonuses(db, donation.user_id, at)
  } else {
    await withdrawStamp(db, donation)
    if (donation.user_id !== null) await withdrawReferralBonuses(db, donation.user_id, at)
  }
}
