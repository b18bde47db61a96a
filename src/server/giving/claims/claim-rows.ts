import { type Claim, type ClaimCard, claimStages } from '#contract/giving/claim.ts'
import { limits } from '#contract/limits.ts'
import { donationFor } from '#contract/money.ts'
import { durationOf } from '#contract/shopping/retailer.ts'
import { claimHasTag, transitionClaim } from '#machines/giving/claim/claim.machine.ts'
import type { Db } from '#server/db/open.ts'
import { stageDueBy } from '../donations/expected.ts'
import { evidenceOf } from './claim-evidence.ts'

export const openStages = claimStages.filter((stage) => claimHasTag(stage, 'open'))

export const withShop = (db: Db) =>
  db
    .selectFrom('claim')
    .innerJoin('retailer', 'retailer.id', 'claim.retailer_id')
    .leftJoin('donation', 'donation.id', 'claim.donation_id')
    .leftJoin('visit', 'visit.id', 'claim.visit_id')
    // The rate under which it would be booked.
    .leftJoin('rate', (join) =>
      join.on((on) =>
        on(
          'rate.id',
          '=',
          on.fn.coalesce(
            'visit.rate_id',
            on
              .selectFrom('rate as usual')
              .select('usual.id')
              .whereRef('usual.retailer_id', '=', 'claim.retailer_id')
              .orderBy('usual.position')
              .limit(1),
          ),
        ),
      ),
    )
    .selectAll('claim')
    .select([
      'donation.net_pence as raised_pence',
      'donation.stage as donation_stage',
      'donation.purchased_at as donation_at',
      'donation.next_by as donation_next_by',
      'rate.kind as rate_kind',
      'rate.value as rate_value',
      'retailer.name as retailer_name',
      'retailer.category as retailer_category',
      'retailer.confirmation_amount',
      'retailer.confirmation_unit',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withShop>['execute']>>[number]

/** When the shop decides on the donation that is asked about: what is asked is decided with it. Null where it has decided, or there is none. */
function donationDecidedBy(row: Row, confirmation: number): number | null {
  if (row.type !== 'donationQuery' || row.donation_at === null) return null
  if (row.donation_stage === 'inReview' && row.donation_next_by) return row.donation_next_by.getTime()
  return row.donation_stage === 'tracked'
    ? (stageDueBy('inReview', row.donation_at, false, confirmation)?.getTime() ?? null)
    : null
}

/** the answer is owed from the day on which the claim is sent; the decision takes as long as this shop takes to confirm anything, or falls with that on the donation. */
function expected(row: Row, sentAt: number) {
  if (!claimHasTag(row.status, 'open')) return { answerBy: null, decisionBy: null }
  const confirmation = durationOf({ amount: row.confirmation_amount, unit: row.confirmation_unit })
  const decision = donationDecidedBy(row, confirmation) ?? sentAt + confirmation
  const answerBy = row.status === 'inProgress' ? null : new Date(sentAt + limits.claimAnswerWithin).toISOString()
  return { answerBy, decisionBy: new Date(Math.max(decision, sentAt + limits.claimAnswerWithin)).toISOString() }
}

/** From when an answer is owed for each: when it was sent last, by whoever filed it and not put back by us, and for what is held, when it will be. */
async function sentAtOf(db: Db, rows: readonly Row[]): Promise<(row: Row) => number> {
  const moves = await db
    .selectFrom('claim_move')
    .select(['claim_id', (of) => of.fn.max('at').as('at')])
    .where('stage', '=', 'received')
    .where('moved_by', '!=', 'support')
    .where('claim_id', 'in', ['', ...rows.map(({ id }) => id)])
    .groupBy('claim_id')
    .execute()
  const sent = new Map(moves.map((move) => [move.claim_id, move.at]))
  return (row) => (sent.get(row.id) ?? row.held_until ?? row.created_at).getTime()
}

/** What was said last with the decision that stands. */
async function repliesTo(db: Db, rows: readonly Row[]): Promise<Map<string, string | null>> {
  const moves = await db
    .selectFrom('claim_move')
    .select(['claim_id', 'note'])
    .where('stage', '=', 'declined')
    .where('claim_id', 'in', ['', ...rows.filter((row) => claimHasTag(row.status, 'declined')).map(({ id }) => id)])
    .orderBy('id')
    .execute()
  return new Map(moves.map((move) => [move.claim_id, move.note]))
}

const isBooked = (row: Row) =>
  row.type === 'missingDonation' && ['accepted', 'settled'].includes(row.status) && row.donation_stage !== 'declined'

/** The rate at which a missing donation would be booked; null where nobody knows, or none is missing. */
export const rateOfClaim = ({ type, rate_kind: kind, rate_value: value, spent_pence: spent }: Row) =>
  type !== 'missingDonation' || kind === null || value === null || spent === null ? null : { kind, value }

function expectedPence(row: Row): number | null {
  const rate = rateOfClaim(row)
  return rate && row.spent_pence !== null ? donationFor(row.spent_pence, rate) : null
}

/** What all open missing donations of a person may raise together; null where that isn’t known of each, or there are none. */
export async function atStakeOf(db: Db, userId: number): Promise<number | null> {
  const rows = await withShop(db)
    .where('claim.user_id', '=', userId)
    .where('claim.type', '=', 'missingDonation')
    .where('claim.status', 'in', openStages)
    .execute()
  const pence = rows.map(expectedPence).filter((one) => one !== null)
  return pence.length === 0 || pence.length < rows.length ? null : pence.reduce((sum, one) => sum + one, 0)
}

/** What the missing donations of a person have raised that were found since; null where none was. */
export async function addedOf(db: Db, userId: number): Promise<number | null> {
  const rows = await withShop(db).where('claim.user_id', '=', userId).where('claim.type', '=', 'missingDonation').execute()
  const booked = rows.filter(isBooked)
  return booked.length === 0 ? null : booked.reduce((sum, { raised_pence }) => sum + (raised_pence ?? 0), 0)
}

/** What each of some claims may raise, or what the donation that it asks about is now; null where nobody knows. */
export async function stakesOf(db: Db, ids: readonly string[]): Promise<Map<string, number | null>> {
  const rows = ids.length === 0 ? [] : await withShop(db).where('claim.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, expectedPence(row) ?? row.raised_pence]))
}

export async function toCards(db: Db, rows: readonly Row[]): Promise<ClaimCard[]> {
  const sentAt = await sentAtOf(db, rows)
  const replies = await repliesTo(db, rows)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    stage: row.status,
    isOpen: claimHasTag(row.status, 'open'),
    retailerName: row.retailer_name,
    retailerCategory: row.retailer_category,
    filedAt: row.created_at.toISOString(),
    spentPence: row.spent_pence,
    heldUntil: row.status === 'held' ? (row.held_until?.toISOString() ?? null) : null,
    ...expected(row, sentAt(row)),
    raisedPence: isBooked(row) ? row.raised_pence : null,
    expectedPence: expectedPence(row),
    askedPence: row.type === 'donationQuery' && row.donation_stage !== 'declined' ? row.raised_pence : null,
    transactionId: row.donation_id,
    reply: replies.get(row.id) ?? null,
    mayAppeal: transitionClaim(row.status, row.appeals, { type: 'claim.appealed', text: '' }) !== null,
  }))
}

export async function toClaim(db: Db, row: Row): Promise<Claim> {
  const moves = await db.selectFrom('claim_move').selectAll().where('claim_id', '=', row.id).orderBy('id').execute()
  const [card] = await toCards(db, [row])
  if (!card) throw new Error('A claim has a card.')
  return {
    ...card,
    visitDate: row.visit_date?.toISOString() ?? null,
    orderReference: row.order_reference,
    comment: row.comment,
    queryReason: row.query_reason,
    evidence: await evidenceOf(db, row.id),
    timeline: moves.map((move) => ({ stage: move.stage, at: move.at.toISOString(), by: move.moved_by, note: move.note })),
  }
}
