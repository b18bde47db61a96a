import type { DonationMove, DonationStage } from '#contract/giving/donation.ts'
import { donationFor } from '#contract/money.ts'
import type { KeptReason } from '#contract/support/kept-report.ts'
import { type DonationEvent, stageHasTag, transitionDonation } from '#machines/giving/donation/donation.machine.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { writeJournal } from '../journal/journal.ts'
import { type Booked, positionOf, postingsBetween } from '../journal/position.ts'
import { bookedOf, correctionsOf, type DonationRow, lockDonation, type OrderName } from './donation-rows.ts'
import { confirmationOf, stageDueBy } from './expected.ts'

/** A network speaks of what was spent; what that raises follows from the terms under which the donation was made. */
export type Move = { type: 'event'; event: DonationEvent } | { type: 'spent'; spentPence: number }

/** A report that cannot be booked as it came, and is kept for the support team. */
export class Unbookable extends Error {
  readonly reason: KeptReason
  readonly donationId: string | null

  constructor(reason: KeptReason, donationId: string | null = null) {
    super(reason)
    this.reason = reason
    this.donationId = donationId
  }
}

/** Whether a shop's payment for the donation stands: stamps and referral bonuses stand on nothing else. */
export const hasEarned = ({ stage, net_pence }: { stage: DonationStage; net_pence: number }) =>
  (stage === 'available' || stage === 'inPaymentRun' || stage === 'paid') && net_pence > 0

/** Whether a shop has agreed to pay for the donation, or has paid: prizes of spins wait for no more. */
export const hasConfirmed = ({ stage, net_pence }: { stage: DonationStage; net_pence: number }) =>
  stageHasTag(stage, 'confirmed') && net_pence > 0

/** What of a donation decides where an event takes it. */
export type Standing = Pick<
  DonationRow,
  | 'id'
  | 'cause_id'
  | 'retailer_id'
  | 'bonus_type'
  | 'stage'
  | 'spent_pence'
  | 'donation_pence'
  | 'correction_pence'
  | 'funded_pence'
  | 'decline_reason'
  | 'terms_kind'
  | 'terms_value'
>

/** A run has taken it: from then on a shop's changes are corrections. */
const isBeyondRun = ({ stage, correction_pence }: Standing) =>
  stage === 'paid' || stage === 'inPaymentRun' || correction_pence !== 0

function eventOf(row: Standing, move: Move): DonationEvent {
  // A shop that stands by what it had taken back after the payment means the purchase as it last knew it.
  const isReinstated =
    move.type === 'event' && move.event.type === 'retailer.confirmed' && row.decline_reason !== null && row.spent_pence > 0
  if (move.type === 'event' && !(isReinstated && isBeyondRun(row))) return move.event
  const spentPence = move.type === 'spent' ? move.spentPence : row.spent_pence
  if (spentPence === 0) return { type: 'retailer.adjusted', spentPence, donationPence: 0 }
  // The amount that is booked already needs no terms.
  if (spentPence === row.spent_pence && row.correction_pence === 0)
    return { type: 'retailer.adjusted', spentPence, donationPence: row.donation_pence }
  if (row.terms_kind === null || row.terms_value === null) throw new Unbookable('termsUnknown', row.id)
  const donationPence = donationFor(spentPence, { kind: row.terms_kind, value: row.terms_value })
  return { type: 'retailer.adjusted', spentPence, donationPence }
}

/**
 * What a report makes of a donation: its new amounts and stage, what was corrected, and the postings of both. Null when its chart refuses. Throws `Unbookable` where
 * the amount cannot be known.
 */
export function planMove(row: Standing, corrections: Booked['corrections'], move: Move) {
  const event = eventOf(row, move)
  const context = {
    spentPence: row.spent_pence,
    donationPence: row.donation_pence,
    correctionPence: row.correction_pence,
    declineReason: row.decline_reason,
  }
  const moved = transitionDonation(row.stage, context, event)
  if (!moved) return null
  const { stage, context: after } = moved
  const corrected = after.correctionPence - row.correction_pence
  const funds = event.type === 'funds.received' && row.bonus_type === null ? row.donation_pence : 0
  const changes = {
    stage,
    spent_pence: after.spentPence,
    donation_pence: after.donationPence,
    correction_pence: after.correctionPence,
    decline_reason: after.declineReason,
    funded_pence: row.funded_pence + funds,
  }
  const before = positionOf(bookedOf(row, corrections))
  const position = positionOf(bookedOf({ ...row, ...changes }, { ...corrections, open: corrections.open + corrected }))
  const postings = postingsBetween(before, position, { causeId: row.cause_id, retailerId: row.retailer_id })
  const raised = (current: DonationStage, pence: number) => (stageHasTag(current, 'raised') ? pence : 0)
  return {
    kind: event.type,
    changes,
    corrected,
    netPence: after.donationPence + after.correctionPence,
    raisedPence:
      raised(stage, after.donationPence + after.correctionPence) - raised(row.stage, row.donation_pence + row.correction_pence),
    postings: postings.map((one) => ({ ...one, donationId: row.id })),
  }
}

/**
 * Moves a donation where its chart lets it, in the caller's transaction, with its postings, and answers it as it then is. The caller adds `raisedPence` to the cause's
 * total when everything else is done: causes are locked last, or two reports would wait for each other. Throws `notFound`, `illegalMove` when the chart refuses, or
 * `Unbookable`; nothing is changed then.
 */
export async function applyMove(db: Db, order: OrderName, move: Move, by: DonationMove['by'], at: string) {
  const row = await lockDonation(db, order)
  const plan = planMove(row, await correctionsOf(db, row), move)
  if (!plan) throw new HttpError('illegalMove')
  const { changes, corrected, netPence } = plan
  const { stage } = changes
  if (corrected !== 0)
    await db
      .insertInto('donation_correction')
      .values({ donation_id: row.id, cause_id: row.cause_id, pence: corrected, reason: changes.decline_reason, at })
      .execute()
  const next_by = stageDueBy(stage, row.purchased_at, row.bonus_type !== null, await confirmationOf(db, row.retailer_id))
  await db
    .updateTable('donation')
    .set({ ...changes, next_by })
    .where('id', '=', row.id)
    .execute()
  await db
    .insertInto('donation_move')
    .values({
      donation_id: row.id,
      stage,
      at,
      moved_by: by,
      // What is declined gives the cause nothing.
      amount_pence: stage === 'declined' ? 0 : netPence,
      correction_pence: corrected === 0 ? null : corrected,
    })
    .execute()
  await writeJournal(db, { at, kind: plan.kind, postings: plan.postings })
  return {
    donation: { ...row, ...changes, net_pence: netPence },
    from: row.stage,
    corrected,
    hadConfirmed: hasConfirmed(row),
    hadEarned: hasEarned(row),
    raisedPence: plan.raisedPence,
  }
}
