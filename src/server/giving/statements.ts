import { sql } from 'kysely'
import {
  carriedOverReasons,
  type PaidSums,
  type Payment,
  type Statement,
  type StatementDetail,
  type StatementStage,
} from '#contract/cause-admin/statement.ts'
import type { LineStage } from '#contract/giving/payment-run.ts'
import { lastQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { Db } from '../db/open.ts'
import type { KeptLines } from '../db/schema-giving.ts'
import { paidOn } from '../shared/paid-on.ts'
import type { Payable } from './payable.ts'

/** What a kept payment is to the cause. */
export function stageOfPayment(row: { is_paid: boolean; line_stage: LineStage | null }): StatementStage {
  if (row.is_paid) return 'paid'
  if (row.line_stage === 'refused' || row.line_stage === 'returned' || row.line_stage === 'withdrawn') return row.line_stage
  return row.line_stage === 'sent' ? 'onItsWay' : 'carriedOver'
}

/**
 * The end of the account that was approved. What was paid before there were runs went to the account of that time, where there is one that had been given by then;
 * accounts that an older version has added since the last start aren't sealed yet.
 */
export const paidInto = sql<string | null>`(
  SELECT coalesce(bank_details.last_four, right(bank_details.account_number, 4)) FROM bank_details
  WHERE CASE WHEN payment.account_id IS NOT NULL THEN bank_details.id = payment.account_id
    ELSE payment.is_paid AND bank_details.cause_id = payment.cause_id AND bank_details.undone_at IS NULL AND bank_details.changed_at <= payment.period_end END
  ORDER BY bank_details.id DESC LIMIT 1)`

const yearOf = (at: number) => Number(dayInLondon(new Date(at).toISOString()).slice(0, 4))

export function paidSumsOf(rows: readonly { is_paid: boolean; pence: number; period_end: Date }[], now: number): PaidSums {
  const year = yearOf(now)
  const paid = rows.filter((row) => row.is_paid)
  const sum = (some: typeof paid) => some.reduce((pence, row) => pence + row.pence, 0)
  return { year, inYear: sum(paid.filter((row) => yearOf(row.period_end.getTime()) === year)), inAll: sum(paid) }
}

const firstDayBefore = (end: Date) => new Date(lastQuarterStart(end.getTime() - DAY)).toISOString()

interface Row {
  id: string
  reference: string
  stage: StatementStage
  pence: number
  period_end: Date
  reason: string | null
  file_at: Date | null
  last_four: string | null
}

/** Newest first, with what each row of a list says. */
async function rowsOf(db: Db, causeId: number) {
  const rows = await db
    .selectFrom('payment')
    .leftJoin('payment_run', 'payment_run.id', 'payment.run_id')
    .selectAll('payment')
    .select([paidInto.as('last_four'), 'payment_run.file_at'])
    .where('cause_id', '=', causeId)
    .orderBy('period_end', 'desc')
    .orderBy('answered_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, stage: stageOfPayment(row) }))
}

/** What was carried over is paid with the next payment that the bank has paid, or has: a cause that has closed is paid for the same quarter. */
function paidWith(row: Row, newestFirst: readonly Row[]): string | null {
  if (row.stage !== 'carriedOver' || row.pence <= 0) return null
  const later = newestFirst.filter(
    ({ stage, period_end }) => (stage === 'paid' || stage === 'onItsWay') && period_end >= row.period_end,
  )
  return later.at(-1)?.reference ?? null
}

const statementOf = (row: Row, all: readonly Row[]): Statement => ({
  id: row.id,
  reference: row.reference,
  stage: row.stage,
  pence: row.pence,
  from: firstDayBefore(row.period_end),
  date: row.period_end.toISOString(),
  paidOn: paidOn(row),
  sentAt: row.stage === 'onItsWay' ? (row.file_at?.toISOString() ?? null) : null,
  paidWith: paidWith(row, all),
  reason: carriedOverReasons.find((reason) => reason === row.reason) ?? null,
  lastFour: row.last_four,
})

/** M-020: every quarter of a cause, newest first, and the rows that its sums are made of. */
export async function readStatements(db: Db, causeId: number) {
  const rows = await rowsOf(db, causeId)
  return { statements: rows.map((row) => statementOf(row, rows)), rows }
}

/** what was paid to a cause and when, for anybody who has the address; nothing of what was only carried over, and of nobody who bought. */
export async function readPayment(db: Db, hash: string, id: string): Promise<Payment | null> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('cause', 'cause.id', 'payment.cause_id')
    .leftJoin('payment_run', 'payment_run.id', 'payment.run_id')
    .select(['payment.id', 'pence', 'period_end', 'file_at', 'cause.name as cause_name'])
    .where('cause.hash', '=', hash)
    .where('payment.id', '=', id)
    .where('is_paid', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { period_end: end } = row
  return {
    id: row.id,
    causeName: row.cause_name,
    pence: row.pence,
    from: firstDayBefore(end),
    date: end.toISOString(),
    paidOn: paidOn(row),
  }
}

/** What these donations and corrections of a cause come to, by shop: a statement of what is carried over shows them as they were. */
export async function statementLines(
  db: Db,
  causeId: number,
  { donations, corrections }: Pick<Payable, 'donations' | 'corrections'>,
): Promise<KeptLines> {
  const { rows } = await sql<{ name: string; donations: number; pence: number }>`
    SELECT coalesce(retailer.name, '') AS name, count(*) AS donations, sum(donation_pence) AS pence
    FROM donation LEFT JOIN retailer ON retailer.id = donation.retailer_id
    WHERE donation.id = ANY(${donations.map(({ id }) => id)}::text[]) AND cause_id = ${causeId} GROUP BY retailer.name ORDER BY pence DESC, name`.execute(
    db,
  )
  const count = corrections.length
  return {
    lines: rows.map(({ name, donations: many, pence }) => ({ name, donations: Number(many), pence: Number(pence) })),
    corrections: count === 0 ? null : { count, pence: corrections.reduce((sum, { pence }) => sum + pence, 0) },
  }
}

/** What payments are made of now, by shop. */
async function listedOn(db: Db, ids: readonly string[]): Promise<Map<string, KeptLines>> {
  const { rows } = await sql<{ id: string; name: string; donations: number; pence: number }>`
    SELECT payment.id, coalesce(retailer.name, '') AS name, count(*) AS donations, sum(donation_pence) AS pence
    FROM payment JOIN donation ON donation.payment_id = payment.id AND donation.cause_id = payment.cause_id LEFT JOIN retailer ON retailer.id = donation.retailer_id
    WHERE payment.id = ANY(${ids}::text[]) GROUP BY payment.id, retailer.name ORDER BY pence DESC, name`.execute(db)
  const { rows: corrections } = await sql<{ id: string; count: number; pence: number }>`
    SELECT payment.id, count(*) AS count, sum(donation_correction.pence) AS pence
    FROM payment JOIN donation_correction ON donation_correction.payment_id = payment.id AND donation_correction.cause_id = payment.cause_id
    WHERE payment.id = ANY(${ids}::text[]) GROUP BY payment.id`.execute(db)
  const linesBy = Map.groupBy(rows, ({ id }) => id)
  const correctionsBy = new Map(corrections.map((row) => [row.id, row]))
  return new Map(
    ids.map((id) => {
      const corrected = correctionsBy.get(id)
      const lines = (linesBy.get(id) ?? []).map((row) => ({
        name: row.name,
        donations: Number(row.donations),
        pence: Number(row.pence),
      }))
      return [id, { lines, corrections: corrected ? { count: Number(corrected.count), pence: Number(corrected.pence) } : null }]
    }),
  )
}

/** What statements have said stays, whatever becomes of their donations; before they leave their payments, in the same transaction. */
export async function keepStatements(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const kept = [...(await listedOn(db, ids))]
  await sql`UPDATE payment SET kept_lines = kept.lines
    FROM unnest(${kept.map(([id]) => id)}::text[], ${kept.map(([, lines]) => JSON.stringify(lines))}::jsonb[]) AS kept(id, lines) WHERE payment.id = kept.id`.execute(
    db,
  )
}

/** one quarter of one cause by its payment's id, with what each shop has raised. Null when the cause has no such payment. */
export async function readStatement(db: Db, causeId: number, id: string): Promise<StatementDetail | null> {
  const all = await rowsOf(db, causeId)
  const row = all.find((one) => one.id === id)
  if (!row) return null
  const cause = await db.selectFrom('cause').select('name').where('id', '=', causeId).executeTakeFirstOrThrow()
  const kept = row.kept_lines ?? (await listedOn(db, [id])).get(id) ?? { lines: [], corrections: null }
  return {
    ...statementOf(row, all),
    causeName: cause.name,
    refusal: row.refusal,
    returnedAt: row.returned_at?.toISOString() ?? null,
    lines: kept.lines,
    corrections: kept.corrections,
  }
}
