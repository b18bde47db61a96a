import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { DAY } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { Tables } from '#server/db/schema.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { balancesAt } from '../cause-balance.ts'
import { addToRun } from '../journal/ledger.ts'
import { fingerprintOf } from './proposal.ts'
import { advanceRun, lockRun, nextOf, type RunRow } from './run-rows.ts'

interface Act {
  id: string
  userId: number
  now: number
}

/** 2026Q3: the quarter that ended at a turn. */
export function quarterOf(turn: Date): string {
  const [year = '', month = ''] = dayInLondon(new Date(turn.getTime() - DAY).toISOString()).split('-')
  return `${year}Q${Math.ceil(Number(month) / 3)}`
}

/** Statement and bank name a payment by it; at most 18 characters reach the receiver's own statement. After a refusal the quarter is counted on. */
export async function newReference(db: Kysely<Tables>, causeId: number, turn: Date): Promise<string> {
  const base = `FAR-${causeId}-${quarterOf(turn)}`
  const { rows } = await sql<{
    reference: string
  }>`SELECT reference FROM payment WHERE cause_id = ${causeId} AND starts_with(reference, ${base})`.execute(db)
  const taken = new Set(rows.map(({ reference }) => reference))
  for (let count = 1; ; count++) {
    const reference = count === 1 ? base : `${base}-${count}`
    if (!taken.has(reference)) return reference
  }
}

/** Purchases first (those that were corrected, too), then the bonuses that stand on them, and causes last, each in one order: as in every report, so that nobody waits for each other. */
async function lockAll(db: Kysely<Tables>, causeIds: number[]): Promise<void> {
  await sql`SELECT id FROM donation WHERE cause_id = ANY(${causeIds}::integer[])
    AND (stage = 'available' OR id IN (SELECT donation_id FROM donation_correction WHERE cause_id = ANY(${causeIds}::integer[]) AND NOT is_settled))
    ORDER BY bonus_type IS NOT NULL, id FOR UPDATE`.execute(db)
  await sql`SELECT id FROM cause WHERE id = ANY(${causeIds}::integer[]) ORDER BY id FOR UPDATE`.execute(db)
}

const payableLines = (db: Kysely<Tables>, runId: string) =>
  db
    .selectFrom('payment_run_line')
    .selectAll()
    .where('run_id', '=', runId)
    .where('waits', 'is', null)
    .orderBy('cause_id')
    .execute()

/** What each line would be now, and whether that is still what was prepared. A statement that has come for the quarter meanwhile changes it too. */
async function countAnew(db: Kysely<Tables>, run: RunRow, now: number) {
  const lines = await payableLines(db, run.id)
  const causeIds = lines.map((line) => line.cause_id)
  const balances = await balancesAt(db, causeIds, run.turn, now)
  const statements = await db
    .selectFrom('payment')
    .select('cause_id')
    .where(sql<boolean>`cause_id = ANY(${causeIds}::integer[])`)
    .where('period_end', '=', run.turn)
    .where(sql<boolean>`coalesce(line_stage, '') NOT IN ('refused', 'returned', 'withdrawn')`)
    // What was carried over before a cause closed is paid all the same (G-030).
    .where(sql<boolean>`(is_paid OR line_stage IS NOT NULL OR cause_id NOT IN (SELECT id FROM cause WHERE lifecycle = 'closed'))`)
    .execute()
  const stated = new Set(statements.map(({ cause_id }) => cause_id))
  return lines.flatMap((line) => {
    const balance = balances.get(line.cause_id)
    return balance ? [{ line, balance, isSame: !stated.has(line.cause_id) && fingerprintOf(balance) === line.fingerprint }] : []
  })
}

/** Causes of a prepared run that would not be paid the same now. */
export async function changedCauses(db: Kysely<Tables>, run: RunRow, now: number): Promise<number[]> {
  return (await countAnew(db, run, now)).flatMap(({ line, isSame }) => (isSame ? [] : line.cause_id))
}

/**
 * A second person approves what was prepared, in the caller's transaction. Everything is counted once more first: where anything is no more what it was, the run is void
 * and nothing has moved. Throws `secondPerson` for who has prepared it, `illegalMove` for a run that is decided.
 */
export async function approveRun(db: Kysely<Tables>, { id, userId, now }: Act): Promise<RunRow> {
  const run = await lockRun(db, id)
  nextOf(run, { event: { type: 'run.approved' }, userId })
  await lockAll(
    db,
    (await payableLines(db, id)).map((line) => line.cause_id),
  )
  const counted = await countAnew(db, run, now)
  const changed = counted.filter(({ isSame }) => !isSame)
  const audited = { userId, subject: `paymentRun:${id}`, at: now } as const
  if (changed.length > 0) {
    await recordAudit(db, { ...audited, action: 'paymentRunVoided', detail: { why: 'changed', causes: changed.length } })
    return advanceRun(db, run, { event: { type: 'run.changed' }, userId, now })
  }
  const at = new Date(now).toISOString()
  for (const { line, balance } of counted) {
    const paymentId = createHash('sha256').update(`payment ${id} ${line.cause_id}`).digest('hex').slice(0, 20)
    await db
      .insertInto('payment')
      .values({
        id: paymentId,
        cause_id: line.cause_id,
        reference: await newReference(db, line.cause_id, run.turn),
        pence: line.pence,
        is_paid: false,
        reason: null,
        period_end: run.turn,
        run_id: id,
        line_stage: 'sent',
        account_id: line.account_id,
      })
      .execute()
    await db
      .updateTable('payment_run_line')
      .set({ payment_id: paymentId })
      .where('run_id', '=', id)
      .where('cause_id', '=', line.cause_id)
      .execute()
    await addToRun(db, {
      paymentId,
      donationIds: balance.donations.map((one) => one.id),
      correctionIds: balance.corrections.map((one) => one.id),
      at,
    })
  }
  const pence = counted.reduce((sum, { line }) => sum + line.pence, 0)
  await recordAudit(db, { ...audited, action: 'paymentRunApproved', detail: { causes: counted.length, pence } })
  return advanceRun(db, run, { event: { type: 'run.approved' }, userId, now })
}

export async function discardRun(db: Kysely<Tables>, { id, userId, now }: Act): Promise<RunRow> {
  const voided = await advanceRun(db, await lockRun(db, id), { event: { type: 'run.discarded' }, userId, now })
  await recordAudit(db, {
    action: 'paymentRunVoided',
    userId,
    subject: `paymentRun:${id}`,
    detail: { why: 'discarded' },
    at: now,
  })
  return voided
}
