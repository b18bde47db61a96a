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
import type { Db } from '../db/open.ts'
import { Refusal } from '../gate/refusal.ts'
import { addToCause } from './transaction-rows.ts'

/** Days after the purchase by which each stage is usually over; shown as the next expected date. */
export const nextAfterDays = {
  tracked: limits.returnsWindow / DAY,
  inReview: 45,
  awaitingFunds: 75,
  available: 120,
  inPaymentRun: 121,
  paid: null,
  declined: null,
} as const

/** A network speaks of what was spent; the chart moves what is donated, in the same proportion. */
export type Move = { type: 'event'; event: DonationEvent } | { type: 'spent'; spentPence: number }

/**
 * Moves a donation where its chart lets it, in the caller's transaction, and answers it as it then is. Throws `notFound`, or `illegalMove` when the
 * chart refuses; nothing is changed then.
 */
export async function applyMove(db: Db, reference: string, move: Move, by: DonationMove['by'], at: string) {
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
  const changes = {
    stage,
    donation_pence: after.context.donationPence,
    decline_reason: after.context.declineReason,
    next_by: days === null ? null : new Date(row.purchased_at.getTime() + days * DAY),
    ...(move.type === 'spent' ? { spent_pence: move.spentPence } : {}),
  }
  await db.updateTable('donation').set(changes).where('id', '=', row.id).execute()
  await db
    .insertInto('donation_move')
    .values({ donation_id: row.id, stage, at, moved_by: by, amount_pence: after.context.donationPence })
    .execute()
  const counted = (current: typeof stage, pence: number) => (stageHasTag(current, 'raised') ? pence : 0)
  await addToCause(db, row.cause_id, counted(stage, after.context.donationPence) - counted(row.stage, row.donation_pence))
  return { donation: { ...row, ...changes }, from: row.stage }
}
