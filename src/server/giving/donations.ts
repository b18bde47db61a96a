import { createActor } from 'xstate'
import {
  type DonationEvent,
  donationAt,
  donationMachine,
  stageHasTag,
  stageOf,
} from '../../../machines/giving/donation/donation.machine.ts'
import type { DonationMove } from '../../contract/entities/donation.ts'
import { DAY, limits } from '../../contract/limits.ts'
import { donationFor } from '../../contract/money.ts'
import type { Db } from '../db/open.ts'
import { Refusal } from '../gate/refusal.ts'
import { addToCause } from './transaction-rows.ts'

/** Days after the purchase by which each stage is usually over; shown as the next expected date. */
const nextAfterDays = {
  tracked: limits.returnsWindow / DAY,
  inReview: 45,
  awaitingFunds: 75,
  available: 120,
  inPaymentRun: 121,
  paid: null,
  declined: null,
} as const

/** Books a sale that a network reported. A sale that is booked already is answered, not repeated. */
export async function bookSale(
  db: Db,
  sale: { visitId: string; reference: string; spentPence: number; at: string },
): Promise<{ donationId: string | null }> {
  const known = await db.selectFrom('donation').select('id').where('network_reference', '=', sale.reference).executeTakeFirst()
  if (known) return { donationId: known.id }
  const visit = await db.selectFrom('visit').selectAll().where('id', '=', sale.visitId).executeTakeFirst()
  if (!visit) throw new Refusal('notFound')
  // A visit without a person or a cause raises nothing: it was made "without a donation", or nobody has signed in since. A guest has left an address.
  if ((visit.user_id === null && visit.guest_email === null) || visit.cause_id === null) return { donationId: null }
  const rates = db.selectFrom('rate').selectAll().where('retailer_id', '=', visit.retailer_id)
  const rate =
    (visit.rate_id === null ? undefined : await rates.where('id', '=', visit.rate_id).executeTakeFirst()) ??
    (await rates.orderBy('position').executeTakeFirstOrThrow())
  const pence = donationFor(sale.spentPence, rate)
  const { id } = await db
    .insertInto('donation')
    .values({
      id: `D${visit.id.slice(0, 6).replace(/\W/g, '0')}${Date.parse(sale.at).toString(36)}`.toUpperCase(),
      visit_id: visit.id,
      user_id: visit.user_id,
      cause_id: visit.cause_id,
      retailer_id: visit.retailer_id,
      network_reference: sale.reference,
      purchased_at: sale.at,
      spent_pence: sale.spentPence,
      donation_pence: pence,
      stage: 'tracked',
      purchase_type: 'online',
      decline_reason: null,
      next_by: new Date(Date.parse(sale.at) + nextAfterDays.tracked * DAY),
      payment_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('donation_move')
    .values({ donation_id: id, stage: 'tracked', at: sale.at, moved_by: 'network', amount_pence: pence })
    .execute()
  await addToCause(db, visit.cause_id, pence)
  return { donationId: id }
}

/** A network speaks of what was spent; the chart moves what is donated, in the same proportion. */
export type Move = { type: 'event'; event: DonationEvent } | { type: 'spent'; spentPence: number }

/**
 * Moves a donation where its chart lets it, in the caller's transaction. Throws `notFound`, or `illegalMove` when the chart refuses; nothing is changed then.
 */
export async function moveDonation(db: Db, reference: string, move: Move, by: DonationMove['by'], at: string): Promise<void> {
  const row = await db
    .selectFrom('donation')
    .selectAll()
    .where('network_reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  const share = row.spent_pence === 0 ? 0 : row.donation_pence / row.spent_pence
  const event: DonationEvent =
    move.type === 'event' ? move.event : { type: 'retailer.adjusted', donationPence: Math.floor(move.spentPence * share) }
  const context = { donationPence: row.donation_pence, declineReason: row.decline_reason }
  const actor = createActor(donationMachine, { snapshot: donationAt(row.stage, context), input: context }).start()
  if (!actor.getSnapshot().can(event)) throw new Refusal('illegalMove')
  actor.send(event)
  const after = actor.getSnapshot()
  const stage = stageOf(after)
  const days = nextAfterDays[stage]
  await db
    .updateTable('donation')
    .set({
      stage,
      donation_pence: after.context.donationPence,
      decline_reason: after.context.declineReason,
      next_by: days === null ? null : new Date(row.purchased_at.getTime() + days * DAY),
      ...(move.type === 'spent' ? { spent_pence: move.spentPence } : {}),
    })
    .where('id', '=', row.id)
    .execute()
  await db
    .insertInto('donation_move')
    .values({ donation_id: row.id, stage, at, moved_by: by, amount_pence: after.context.donationPence })
    .execute()
  const counted = (current: typeof stage, pence: number) => (stageHasTag(current, 'raised') ? pence : 0)
  await addToCause(db, row.cause_id, counted(stage, after.context.donationPence) - counted(row.stage, row.donation_pence))
}
