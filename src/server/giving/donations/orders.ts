import { sql } from 'kysely'
import { DAY } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { DonationRow } from './donation-rows.ts'

/** As people and shops write the same order number: without blanks, signs and case. */
export const orderKey = (reference: string | null | undefined): string =>
  (reference ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

interface Order {
  orderReference: string | null
  spentPence: number | null
}

type Candidate = Pick<DonationRow, 'id' | 'order_reference' | 'network_reference' | 'spent_pence'>

const isNamed = (order: Order, candidate: Candidate) => {
  const key = orderKey(order.orderReference)
  return key !== '' && [candidate.order_reference, candidate.network_reference].some((name) => orderKey(name) === key)
}

/** Both sides name their order, and not the same one. */
const isOther = (order: Order, candidate: Candidate) =>
  orderKey(order.orderReference) !== '' && orderKey(candidate.order_reference) !== '' && !isNamed(order, candidate)

/** The visit that an order is told of. */
export interface OrderVisit {
  id: string
  user_id: number | null
  retailer_id: number
  created_at: Date
}

/** Of the visit itself, or of one about the same time: what somebody buys who shops twice a day is reported under either visit. */
export const isSameTime = (visit: OrderVisit, { visit_id, purchased_at }: Pick<DonationRow, 'visit_id' | 'purchased_at'>) =>
  visit_id === visit.id || Math.abs(purchased_at.getTime() - visit.created_at.getTime()) <= DAY

/**
 * Which of the donations of a person at a shop is this order: the one of its number, else one of the same amount whose number is not known to be another, of those that an amount
 * may tell. Null where none is.
 */
export function sameOrder(
  order: Order,
  candidates: readonly DonationRow[],
  mayTellByAmount: (candidate: DonationRow) => boolean,
): DonationRow | null {
  return (
    candidates.find((candidate) => isNamed(order, candidate)) ??
    candidates.find(
      (candidate) => candidate.spent_pence === order.spentPence && !isOther(order, candidate) && mayTellByAmount(candidate),
    ) ??
    null
  )
}

/** Reports and claims of one person's orders at one shop wait for each other, by whichever visit they are told. The visit's own row is locked before. */
export async function lockShopperAtShop(db: Db, { id, user_id, retailer_id }: OrderVisit): Promise<void> {
  const name = user_id === null ? `shopper of ${id}` : `shopper ${user_id} ${retailer_id}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** Donations of a visit, and of its person's other visits to the shop: a claim is filed for a day, and a network names the visit that it knows. */
const ofShopper = ({ id, user_id, retailer_id }: OrderVisit) =>
  user_id === null
    ? sql<boolean>`donation.visit_id = ${id}`
    : sql<boolean>`(donation.visit_id = ${id} OR (donation.user_id = ${user_id} AND donation.retailer_id = ${retailer_id} AND donation.visit_id IS NOT NULL))`

/** Their orders, without what was booked for a claim and joined with the shop's own report since: that is no order of its own. */
const ordersOf = (db: Db, visit: OrderVisit) =>
  db
    .selectFrom('donation')
    .selectAll()
    .where(ofShopper(visit))
    .where(sql<boolean>`(is_reported OR decline_reason IS DISTINCT FROM 'duplicate')`)

/** Of those, the ones that no accepted claim has been answered with yet, the oldest first. */
async function unclaimedOf(db: Db, visit: OrderVisit): Promise<DonationRow[]> {
  return ordersOf(db, visit)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('claim')
            .select('claim.id')
            .whereRef('claim.donation_id', '=', 'donation.id')
            .where('claim.type', '=', 'missingDonation')
            .where('claim.status', 'in', ['accepted', 'settled']),
        ),
      ),
    )
    .orderBy('purchased_at')
    .orderBy('id')
    .execute()
}

const byAge = (one: DonationRow, other: DonationRow) => one.purchased_at.getTime() - other.purchased_at.getTime()

/** The ones that only an accepted claim speaks of: the shop may still report them. Locked in the order of their ids, as everybody locks donations. */
export async function findUnreported(db: Db, visit: OrderVisit): Promise<DonationRow[]> {
  const rows = await ordersOf(db, visit).where('is_reported', '=', false).orderBy('id').forUpdate().execute()
  return rows.toSorted(byAge)
}

/** The oldest purchase that has this number, whoever has told of it: the same order is no second donation. */
export async function findByOrderReference(
  db: Db,
  visit: OrderVisit,
  orderReference: string | null,
): Promise<DonationRow | null> {
  const order = { orderReference, spentPence: null }
  const rows = await ordersOf(db, visit).orderBy('purchased_at').orderBy('id').execute()
  return rows.find((row) => isNamed(order, row)) ?? null
}

export interface OpenClaim {
  id: string
  visit_id: string | null
  order_reference: string | null
  spent_pence: number | null
  known: string | null
}

/**
 * The donation that a claim asks for, however late the shop has reported it: by order, or, where the visit has one such donation and one such claim and their
 * numbers do not differ, that one. Never one that another claim was answered with, nor the one that the person knew of and did not mean.
 */
export async function donationForClaim(db: Db, claim: OpenClaim): Promise<DonationRow | null> {
  if (claim.visit_id === null) return null
  const visit = await db
    .selectFrom('visit')
    .select(['id', 'user_id', 'retailer_id', 'created_at'])
    .where('id', '=', claim.visit_id)
    .executeTakeFirst()
  if (!visit) return null
  const candidates = (await unclaimedOf(db, visit)).filter(({ id }) => id !== claim.known)
  const order = { orderReference: claim.order_reference, spentPence: claim.spent_pence }
  // Of other visits only a number tells: people see what has been reported before they claim, and may buy for the same amount twice.
  const isOfVisit = ({ visit_id }: DonationRow) => visit_id === visit.id
  const same = sameOrder(order, candidates, isOfVisit)
  if (same) return same
  const [only, ...more] = candidates.filter(isOfVisit)
  if (!only || more.length > 0 || isOther(order, only)) return null
  const others = await db
    .selectFrom('claim')
    .select('id')
    .where('visit_id', '=', claim.visit_id)
    .where('type', '=', 'missingDonation')
    .where('status', 'in', ['held', 'received', 'inProgress'])
    .where('id', '!=', claim.id)
    .executeTakeFirst()
  return others ? null : only
}
