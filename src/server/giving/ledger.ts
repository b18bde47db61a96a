import { type Kysely, sql } from 'kysely'
import { type DonationEvent, donationAfter } from '#machines/giving/donation/donation.machine.ts'
import type { Tables } from '../db/schema.ts'
import { Refusal } from '../gate/refusal.ts'
import { withdrawReturned } from './bonuses.ts'
import { nextAfterDays, type Standing } from './donation-moves.ts'
import { bookedOf, type DonationRow } from './donation-rows.ts'
import { writeJournal } from './journal.ts'
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

export interface Ready {
  donations: { id: string; pence: number }[]
  corrections: { id: number; pence: number }[]
  /** Net, in pence. */
  pence: number
}

/** What the run of a turn may pay a cause: donations that were ready before it, and every correction that no payment has made up for. Each in the order of its id. */
export async function readyFor(db: Kysely<Tables>, causeId: number, turn: Date): Promise<Ready> {
  const { rows: donations } = await sql<{ id: string; pence: number }>`
    SELECT id, donation_pence AS pence FROM donation WHERE cause_id = ${causeId} AND stage = 'available'
      AND EXISTS (SELECT 1 FROM donation_move AS ready WHERE ready.donation_id = donation.id AND ready.stage = 'available' AND ready.at < ${turn}
        AND NOT EXISTS (SELECT 1 FROM donation_move AS since WHERE since.donation_id = donation.id AND since.id > ready.id AND since.stage IN ('tracked', 'inReview', 'awaitingFunds', 'declined')))
    ORDER BY id`.execute(db)
  const corrections = await db
    .selectFrom('donation_correction')
    .select(['id', 'pence'])
    .where('cause_id', '=', causeId)
    .where('payment_id', 'is', null)
    .where('is_settled', '=', false)
    .orderBy('id')
    .execute()
  const sum = (rows: readonly { pence: number }[]) => rows.reduce((total, { pence }) => total + Number(pence), 0)
  return {
    donations,
    corrections: corrections.map(({ id, pence }) => ({ id: Number(id), pence })),
    pence: sum(donations) + sum(corrections),
  }
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
        const after = donationAfter(row.stage, context, { type: payment.event })
        if (!after) throw new Refusal('illegalMove')
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

/** Moves the donations and corrections of one payment together, with one transaction of the journal. */
async function movePayment(
  db: Kysely<Tables>,
  payment: PaymentMove<DonationRow> & { id: string; at: string },
  candidates: Candidates<DonationRow>,
): Promise<void> {
  const { at, event } = payment
  const { moved, postings } = planPayment(payment, candidates)
  for (const [stage, entries] of Map.groupBy(moved, ([, stage]) => stage)) {
    const ids = entries.map(([id]) => id)
    const days = nextAfterDays[stage]
    await sql`UPDATE donation SET stage = ${stage}, payment_id = ${payment.paymentId}, next_by = ${days === null ? sql`NULL` : sql`purchased_at + make_interval(days => ${days})`}
      WHERE id = ANY(${ids}::text[])`.execute(db)
    await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence)
      SELECT id, stage, ${at}, 'farthing', net_pence FROM donation WHERE id = ANY(${ids}::text[]) ORDER BY id`.execute(db)
  }
  const correctionIds = candidates.corrections.filter((row) => payment.isMyCorrection(row)).map(({ id }) => id)
  if (correctionIds.length > 0)
    await db
      .updateTable('donation_correction')
      .set({ payment_id: payment.paymentId, is_settled: payment.isSettled })
      .where('id', 'in', correctionIds)
      .execute()
  await writeJournal(db, { at, kind: event, paymentId: payment.id, postings })
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
export async function joinRun(
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
  if (found.length !== wanted.size || free.length !== wantedCorrections.size) throw new Refusal('illegalMove')
  await movePayment(
    db,
    {
      id: payment.paymentId,
      at: payment.at,
      event: 'run.joined',
      isMine: ({ id }) => wanted.has(id),
      isMyCorrection: ({ id }) => wantedCorrections.has(id),
      paymentId: payment.paymentId,
      isSettled: false,
    },
    candidates,
  )
}

type AnswerEvent = Exclude<PaymentMove<DonationRow>['event'], 'run.joined'>

async function answerPayment(db: Kysely<Tables>, paymentId: string, event: AnswerEvent, at: string): Promise<void> {
  const isPaid = event === 'run.paid'
  const isReturned = event === 'run.returned'
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM donation WHERE payment_id = ${paymentId} UNION SELECT donation_id FROM donation_correction WHERE payment_id = ${paymentId}`.execute(
    db,
  )
  const candidates = await candidatesOf(
    db,
    rows.map(({ id }) => id),
  )
  await movePayment(
    db,
    {
      id: paymentId,
      at,
      event,
      isMine: (row) => row.payment_id === paymentId && row.stage === (isReturned ? 'paid' : 'inPaymentRun'),
      isMyCorrection: (row) => row.payment_id === paymentId && row.is_settled === isReturned,
      paymentId: isPaid ? paymentId : null,
      isSettled: isPaid,
    },
    candidates,
  )
  // While it was under way, shops may have taken back what its bonuses stood on.
  if (!isPaid)
    await withdrawReturned(
      db,
      rows.map(({ id }) => id),
      at,
    )
}

/** The bank has made the payment: the cause has the money of its donations, less what its corrections came to. */
export const payLine = (db: Kysely<Tables>, paymentId: string, at: string) => answerPayment(db, paymentId, 'run.paid', at)

/** The bank has sent back what it had paid: everything in it is ready again for the next run. */
export const returnLine = (db: Kysely<Tables>, paymentId: string, at: string) => answerPayment(db, paymentId, 'run.returned', at)

/** The bank has not made the payment, or we have called it back: everything in it is ready again for the next run. */
export const refuseLine = (db: Kysely<Tables>, paymentId: string, at: string) => answerPayment(db, paymentId, 'run.left', at)
