import { type Kysely, sql } from 'kysely'
import { type DonationEvent, transitionDonation } from '#machines/giving/donation/donation.machine.ts'
import type { Tables } from '#server/db/schema.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { withdrawReturned } from '#server/rewards/bonuses.ts'
import { settleReturnedSpins } from '#server/rewards/spin/spin-bonuses.ts'
import type { Standing } from '../donations/donation-moves.ts'
import { bookedOf, type DonationRow } from '../donations/donation-rows.ts'
import { nextAfterDays } from '../donations/expected.ts'
import { writeJournals } from './journal.ts'
import { type Booked, positionOf, postingsBetween } from './position.ts'

/** What a cause has to be paid, in pence: what is ready, less what shops have taken back since it was paid. Below zero it carries over. */
export async function balanceOf(db: Kysely<Tables>, causeId: number): Promise<number> {
  const { rows } = await sql<{ pence: number }>`SELECT
    coalesce((SELECT sum(donation_pence) FROM donation WHERE cause_id = ${causeId} AND stage = 'available'), 0)
    + coalesce((SELECT sum(pence) FROM donation_correction WHERE cause_id = ${causeId} AND payment_id IS NULL AND NOT is_settled), 0) AS pence`.execute(
    db,
  )
  return Number(rows[0]?.pence ?? 0)
}

export type Correction = { id: number; donation_id: string; pence: number; payment_id: string | null; is_settled: boolean }

interface Candidates<Row extends Standing> {
  donations: readonly Row[]
  corrections: readonly Correction[]
}

interface PaymentMove<Row extends Standing> {
  event: Extract<DonationEvent['type'], `run.${string}`>
  isMine(row: Row): boolean
  isMyCorrection(row: Correction): boolean
  /** What becomes of both. */
  paymentId: string | null
  isSettled: boolean
}

function split(rows: readonly Correction[]): Booked['corrections'] {
  const sum = (isWanted: (row: Correction) => boolean) => rows.filter(isWanted).reduce((total, row) => total + row.pence, 0)
  return {
    open: sum((row) => row.payment_id === null),
    inPayment: sum((row) => row.payment_id !== null && !row.is_settled),
    settled: sum((row) => row.is_settled),
  }
}

/** Where a payment takes its donations and corrections, and the postings of all of it. Throws `illegalMove` where the donation's chart refuses. */
export function planPayment<Row extends Standing>(payment: PaymentMove<Row>, { donations, corrections }: Candidates<Row>) {
  const moved = new Map(
    donations
      .filter((row) => payment.isMine(row))
      .map((row) => {
        const context = {
          spentPence: row.spent_pence,
          donationPence: row.donation_pence,
          correctionPence: row.correction_pence,
          declineReason: row.decline_reason,
        }
        const after = transitionDonation(row.stage, context, { type: payment.event })
        if (!after) throw new HttpError('illegalMove')
        return [row.id, after.stage]
      }),
  )
  const changed = corrections.map(
    (row): Correction =>
      payment.isMyCorrection(row) ? { ...row, payment_id: payment.paymentId, is_settled: payment.isSettled } : row,
  )
  const beforeBy = Map.groupBy(corrections, (row) => row.donation_id)
  const afterBy = Map.groupBy(changed, (row) => row.donation_id)
  const postings = donations.flatMap((row) => {
    const before = positionOf(bookedOf(row, split(beforeBy.get(row.id) ?? [])))
    const after = positionOf(bookedOf({ ...row, stage: moved.get(row.id) ?? row.stage }, split(afterBy.get(row.id) ?? [])))
    const owners = { causeId: row.cause_id, retailerId: row.retailer_id }
    return postingsBetween(before, after, owners).map((one) => ({ ...one, donationId: row.id }))
  })
  return { moved, corrections: changed, postings }
}

type Named<Row extends Standing> = PaymentMove<Row> & { id: string }

/** Moves the donations and corrections of payments together, with one transaction of the journal for each: as many statements for a thousand payments as for one. */
async function movePayments(
  db: Kysely<Tables>,
  event: PaymentMove<DonationRow>['event'],
  at: string,
  moves: readonly { payment: Named<DonationRow>; candidates: Candidates<DonationRow> }[],
): Promise<void> {
  const planned = moves.map(({ payment, candidates }) => {
    const { moved, postings } = planPayment(payment, candidates)
    return { payment, moved, postings, corrections: candidates.corrections.filter((row) => payment.isMyCorrection(row)) }
  })
  const moved = planned.flatMap((one) => [...one.moved].map(([id, stage]) => ({ id, stage, paymentId: one.payment.paymentId })))
  for (const [stage, rows] of Map.groupBy(moved, (row) => row.stage)) {
    const ids = rows.map(({ id }) => id)
    const days = nextAfterDays[stage]
    await sql`UPDATE donation SET stage = ${stage}, payment_id = taken.payment_id, next_by = ${days === null ? sql`NULL` : sql`purchased_at + make_interval(days => ${days})`}
      FROM unnest(${ids}::text[], ${rows.map(({ paymentId }) => paymentId)}::text[]) AS taken(id, payment_id) WHERE donation.id = taken.id`.execute(
      db,
    )
    await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence)
      SELECT id, stage, ${at}, 'farthing', net_pence FROM donation WHERE id = ANY(${ids}::text[]) ORDER BY id`.execute(db)
  }
  const corrected = planned.flatMap(({ payment, corrections }) => corrections.map(({ id }) => ({ id, payment })))
  if (corrected.length > 0)
    await sql`UPDATE donation_correction SET payment_id = taken.payment_id, is_settled = taken.is_settled
      FROM unnest(${corrected.map(({ id }) => id)}::bigint[], ${corrected.map(({ payment }) => payment.paymentId)}::text[],
        ${corrected.map(({ payment }) => payment.isSettled)}::boolean[]) AS taken(id, payment_id, is_settled)
      WHERE donation_correction.id = taken.id`.execute(db)
  await writeJournals(
    db,
    planned.map(({ payment, postings }) => ({ at, kind: event, paymentId: payment.id, postings })),
  )
}

/** The donations locked, purchases before the bonuses that stand on them as in every report, and all corrections of these. */
async function candidatesOf(db: Kysely<Tables>, ids: readonly string[]) {
  const { rows: donations } = await sql<DonationRow>`
    SELECT * FROM donation WHERE id = ANY(${ids}::text[]) ORDER BY bonus_type IS NOT NULL, id FOR UPDATE`.execute(db)
  const { rows: corrections } = await sql<Correction>`
    SELECT id, donation_id, pence, payment_id, is_settled FROM donation_correction WHERE donation_id = ANY(${ids}::text[]) ORDER BY id`.execute(
    db,
  )
  return { donations, corrections: corrections.map((row) => ({ ...row, id: Number(row.id) })) }
}

/**
 * An approved run takes these donations and corrections into a payment, which must be there already. Throws `illegalMove` where one is not ready any more; nothing
 * is changed then.
 */
export async function addToRun(
  db: Kysely<Tables>,
  payment: { paymentId: string; donationIds: readonly string[]; correctionIds: readonly number[]; at: string },
): Promise<void> {
  const { rows } = await sql<{ donation_id: string }>`
    SELECT DISTINCT donation_id FROM donation_correction WHERE id = ANY(${payment.correctionIds}::bigint[])`.execute(db)
  const ids = [...new Set([...payment.donationIds, ...rows.map(({ donation_id }) => donation_id)])]
  const candidates = await candidatesOf(db, ids)
  const wanted = new Set(payment.donationIds)
  const wantedCorrections = new Set(payment.correctionIds)
  const found = candidates.donations.filter(({ id }) => wanted.has(id))
  const free = candidates.corrections.filter((row) => wantedCorrections.has(row.id) && row.payment_id === null && !row.is_settled)
  if (found.length !== wanted.size || free.length !== wantedCorrections.size) throw new HttpError('illegalMove')
  const move: Named<DonationRow> = {
    id: payment.paymentId,
    event: 'run.joined',
    isMine: ({ id }) => wanted.has(id),
    isMyCorrection: ({ id }) => wantedCorrections.has(id),
    paymentId: payment.paymentId,
    isSettled: false,
  }
  await movePayments(db, 'run.joined', payment.at, [{ payment: move, candidates }])
}

type AnswerEvent = Exclude<PaymentMove<DonationRow>['event'], 'run.joined'>

/** Of payments that have no donation in common: those of one run. */
async function answerPayments(db: Kysely<Tables>, paymentIds: readonly string[], event: AnswerEvent, at: string): Promise<void> {
  if (paymentIds.length === 0) return
  const isPaid = event === 'run.paid'
  const isReturned = event === 'run.returned'
  const { rows } = await sql<{ id: string; payment_id: string }>`
    SELECT id, payment_id FROM donation WHERE payment_id = ANY(${paymentIds}::text[])
    UNION SELECT donation_id, payment_id FROM donation_correction WHERE payment_id = ANY(${paymentIds}::text[])`.execute(db)
  const ids = [...new Set(rows.map(({ id }) => id))]
  const all = await candidatesOf(db, ids)
  const donationBy = new Map(all.donations.map((row) => [row.id, row]))
  const correctionsBy = Map.groupBy(all.corrections, (row) => row.donation_id)
  const within = Map.groupBy(rows, (row) => row.payment_id)
  const moves = paymentIds.map((paymentId) => {
    const mine = (within.get(paymentId) ?? []).map(({ id }) => id)
    const payment: Named<DonationRow> = {
      id: paymentId,
      event,
      isMine: (row) => row.payment_id === paymentId && row.stage === (isReturned ? 'paid' : 'inPaymentRun'),
      isMyCorrection: (row) => row.payment_id === paymentId && row.is_settled === isReturned,
      paymentId: isPaid ? paymentId : null,
      isSettled: isPaid,
    }
    const candidates = {
      donations: mine.flatMap((id) => donationBy.get(id) ?? []),
      corrections: mine.flatMap((id) => correctionsBy.get(id) ?? []),
    }
    return { payment, candidates }
  })
  await movePayments(db, event, at, moves)
  // While it was under way, shops may have taken back what its bonuses stood on.
  if (isPaid) return
  await withdrawReturned(db, ids, at)
  await settleReturnedSpins(db, ids, at)
}

type AnswerLines = (db: Kysely<Tables>, paymentIds: readonly string[], at: string) => Promise<void>

/** The bank has made the payments: the causes have the money of their donations, less what their corrections came to. */
export const markPaid: AnswerLines = (db, paymentIds, at) => answerPayments(db, paymentIds, 'run.paid', at)

/** The bank has sent back what it had paid: everything in it is ready again for the next run. */
export const markReturned: AnswerLines = (db, paymentIds, at) => answerPayments(db, paymentIds, 'run.returned', at)

/** The bank has not made the payments, or we have called them back: everything in them is ready again for the next run. */
export const markRefused: AnswerLines = (db, paymentIds, at) => answerPayments(db, paymentIds, 'run.left', at)
