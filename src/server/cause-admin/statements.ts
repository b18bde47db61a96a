import { sql } from 'kysely'
import { carriedOverReasons, type Payment, type StatementDetail } from '../../contract/entities/payment.ts'
import { DAY } from '../../contract/limits.ts'
import { lastTurn } from '../../contract/rules/quarters.ts'
import type { Db } from '../db/open.ts'

const firstDayBefore = (end: Date) => new Date(lastTurn(end.getTime() - DAY)).toISOString()

/** what was paid to a cause and when, for anybody who has the address; nothing of what was only carried over, and of nobody who bought. */
export async function readPayment(db: Db, hash: string, id: string): Promise<Payment | null> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('cause', 'cause.id', 'payment.cause_id')
    .select(['payment.id', 'pence', 'period_end', 'cause.name as cause_name'])
    .where('cause.hash', '=', hash)
    .where('payment.id', '=', id)
    .where('is_paid', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { period_end: end } = row
  return { id: row.id, causeName: row.cause_name, pence: row.pence, from: firstDayBefore(end), date: end.toISOString() }
}

/** one quarter of one cause by its payment's id, with what each shop has raised. Null when the cause has no such payment. */
export async function readStatement(db: Db, causeId: number, id: string): Promise<StatementDetail | null> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('cause', 'cause.id', 'payment.cause_id')
    .select(['payment.id', 'reference', 'pence', 'is_paid', 'reason', 'period_end', 'cause.name as cause_name'])
    .where('cause_id', '=', causeId)
    .where('payment.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { rows } = await sql<{ name: string; donations: number; pence: number }>`
    SELECT coalesce(retailer.name, '') AS name, count(*) AS donations, sum(donation_pence) AS pence
    FROM donation LEFT JOIN retailer ON retailer.id = donation.retailer_id
    WHERE payment_id = ${id} AND cause_id = ${causeId} GROUP BY retailer.name ORDER BY pence DESC, name`.execute(db)
  return {
    id: row.id,
    reference: row.reference,
    isPaid: row.is_paid,
    pence: row.pence,
    date: row.period_end.toISOString(),
    causeName: row.cause_name,
    from: firstDayBefore(row.period_end),
    reason: carriedOverReasons.find((reason) => reason === row.reason) ?? null,
    lines: rows.map(({ name, donations, pence }) => ({ name, donations: Number(donations), pence: Number(pence) })),
  }
}
