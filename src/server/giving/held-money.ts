import { type Kysely, sql } from 'kysely'
import type { WaitingReason } from '#contract/cause-admin/statement.ts'
import { lastQuarterStart } from '#contract/giving/quarters.ts'
import type { Tables } from '../db/schema.ts'
import { balanceAt } from './cause-balance.ts'
import { writeJournals } from './journal/journal.ts'

interface HeldDonation {
  id: string
  pence: number
  userId: number | null
  /** One that a shop has changed after it was paid stays with the cause that it was paid to. */
  isMovable: boolean
}

/** The money of a cause that has closed. Pence. */
export interface HeldMoney {
  /** Goes with the next payment run. */
  payablePence: number
  /** Came after it had closed, or can't be paid. */
  heldPence: number
  /** Why what was ready in time can't be paid. */
  waits: WaitingReason | null
  /** Bought, and not paid by the shops yet. */
  pendingPence: number
  donations: HeldDonation[]
  /** What shops took back, which donations of so much have to make up for. */
  owedPence: number
}

async function availableOf(db: Kysely<Tables>, causeId: number): Promise<HeldDonation[]> {
  const rows = await db
    .selectFrom('donation')
    .select(['id', 'donation_pence', 'correction_pence', 'user_id'])
    .where('cause_id', '=', causeId)
    .where('stage', '=', 'available')
    .orderBy('purchased_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    pence: row.donation_pence,
    userId: row.user_id,
    isMovable: row.correction_pence === 0,
  }))
}

export async function pendingOf(db: Kysely<Tables>, causeId: number): Promise<number> {
  const { rows } = await sql<{ pence: string }>`SELECT coalesce(sum(donation_pence), 0) AS pence FROM donation
    WHERE cause_id = ${causeId} AND stage IN ('tracked', 'inReview', 'awaitingFunds')`.execute(db)
  return Number(rows[0]?.pence)
}

/** G-030: what of a closed cause's money goes with the next payment run, and what is held until somebody decides. Nothing is in both, and nothing in neither. */
export async function heldMoneyOf(db: Kysely<Tables>, causeId: number, now: number): Promise<HeldMoney> {
  const balance = await balanceAt(db, causeId, new Date(lastQuarterStart(now)), now)
  const available = await availableOf(db, causeId)
  // An account that is new is in force within a week. What is being checked may be refused: somebody has to look.
  const isPaid = balance.decided === 'paying' || balance.decided === 'held'
  const goes = new Set(isPaid ? balance.donations.map(({ id }) => id) : [])
  const donations = available.filter(({ id }) => !goes.has(id))
  const corrections = isPaid ? 0 : balance.corrections.reduce((sum, { pence }) => sum + pence, 0)
  return {
    payablePence: isPaid ? balance.pence : 0,
    heldPence: donations.reduce((sum, { pence }) => sum + pence, 0) + corrections,
    waits: balance.decided === 'paying' || balance.pence === 0 ? null : balance.decided,
    pendingPence: await pendingOf(db, causeId),
    donations,
    owedPence: Math.max(0, -corrections),
  }
}

/**
 * Of what is held, what can be given to another cause: whole donations, the newest first kept back until they make up for what shops took back. What was taken back stays the business of
 * the cause that had it.
 */
export function transferableOf({ donations, owedPence }: Pick<HeldMoney, 'donations' | 'owedPence'>): HeldDonation[] {
  let kept = donations.filter(({ isMovable }) => !isMovable).reduce((sum, { pence }) => sum + pence, 0)
  const movable = donations.filter(({ isMovable }) => isMovable)
  while (kept < owedPence && movable.length > 0) kept += movable.pop()?.pence ?? 0
  return movable.filter(({ pence }) => pence > 0)
}

/** Whoever gives, pays or reports money waits here: purchases before bonuses, causes last and by their ids, as everywhere. */
export async function lockHeldMoney(db: Kysely<Tables>, causeIds: readonly number[]): Promise<void> {
  await sql`SELECT id FROM donation WHERE cause_id = ${causeIds[0]} AND stage = 'available' ORDER BY bonus_type IS NOT NULL, id FOR UPDATE`.execute(
    db,
  )
  await sql`SELECT id FROM cause WHERE id = ANY(${[...causeIds]}::integer[]) ORDER BY id FOR UPDATE`.execute(db)
}

/** Gives donations that are ready to another cause, in the caller's transaction, with one transaction of the journal for all of them. The caller has locked both causes. */
export async function giveDonations(
  db: Kysely<Tables>,
  donations: readonly HeldDonation[],
  { from, to, decisionId, at }: { from: number; to: number; decisionId: number; at: Date },
): Promise<void> {
  const ids = donations.map(({ id }) => id)
  const pence = donations.reduce((sum, one) => sum + one.pence, 0)
  const postings = donations.flatMap((one) => [
    { donationId: one.id, account: 'causePayable' as const, ownerId: from, pence: one.pence },
    { donationId: one.id, account: 'causePayable' as const, ownerId: to, pence: -one.pence },
  ])
  const [transactionId] = await writeJournals(db, [{ at, kind: 'cause.closed', note: `${from} to ${to}`, postings }])
  if (!transactionId) throw new Error('There is something to give.')
  await sql`UPDATE donation SET cause_id = ${to} WHERE id = ANY(${ids}::text[])`.execute(db)
  await sql`INSERT INTO donation_transfer (transaction_id, donation_id, from_cause_id, to_cause_id, decision_id)
    SELECT ${transactionId}::bigint, id, ${from}::integer, ${to}::integer, ${decisionId}::integer FROM unnest(${ids}::text[]) AS given(id)`.execute(
    db,
  )
  await sql`UPDATE cause SET donations_total = donations_total + CASE id WHEN ${from}::integer THEN ${-pence}::integer ELSE ${pence}::integer END WHERE id IN (${from}, ${to})`.execute(
    db,
  )
}
