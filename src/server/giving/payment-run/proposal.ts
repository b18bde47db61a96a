import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { WaitingReason } from '#contract/entities/payment.ts'
import { limits } from '#contract/limits.ts'
import type { Tables } from '#server/db/schema.ts'
import { balanceAt, type CauseBalance } from '../cause-balance.ts'

export interface ProposedLine {
  causeId: number
  pence: number
  /** Null: it is to be paid. */
  waits: WaitingReason | null
  accountId: number | null
  accountChange: 'first' | 'changed' | null
  /** Of everything that the line was computed from. */
  fingerprint: string
}

/** What is to be paid for the quarter that ended at `turn`, and what waits. Causes that can't reach the minimum have no line. */
export interface Proposal {
  lines: ProposedLine[]
  small: { causes: number; pence: number }
}

export function fingerprintOf({ donations, corrections, account, decided }: CauseBalance): string {
  const all = [
    decided,
    account?.id ?? null,
    donations.map(({ id, pence }) => [id, pence]),
    corrections.map(({ id, pence }) => [id, pence]),
  ]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}

/** Whether money has gone to this account before. What was paid before there were runs does not say where it went, but when. */
async function accountChangeOf(db: Kysely<Tables>, causeId: number, account: CauseBalance['account']) {
  if (!account) return null
  const last = await db
    .selectFrom('payment')
    .select(['account_id', 'period_end'])
    .where('cause_id', '=', causeId)
    .where('is_paid', '=', true)
    .orderBy('period_end', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return 'first'
  const isSame = last.account_id === null ? account.changed_at <= last.period_end : last.account_id === account.id
  return isSame ? null : 'changed'
}

export async function proposeLine(db: Kysely<Tables>, causeId: number, turn: Date, now: number): Promise<ProposedLine> {
  const balance = await balanceAt(db, causeId, turn, now)
  return {
    causeId,
    pence: balance.pence,
    waits: balance.decided === 'paying' ? null : balance.decided,
    accountId: balance.account?.id ?? null,
    accountChange: await accountChangeOf(db, causeId, balance.account),
    fingerprint: fingerprintOf(balance),
  }
}

interface Candidate {
  cause_id: number
  pence: string
  /** Why the quarter was carried over already. */
  carried: WaitingReason | null
}

/** Causes with anything ready, or taken back, that have no payment for this quarter yet, besides those whose money has come back. */
async function candidates(db: Kysely<Tables>, turn: Date): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT funds.cause_id, sum(funds.pence) AS pence, carried.reason AS carried FROM (
      SELECT cause_id, donation_pence AS pence FROM donation WHERE stage = 'available'
      UNION ALL SELECT cause_id, pence FROM donation_correction WHERE payment_id IS NULL AND NOT is_settled
    ) AS funds
    LEFT JOIN payment AS carried ON carried.cause_id = funds.cause_id AND carried.period_end = ${turn} AND coalesce(carried.line_stage, '') NOT IN ('refused', 'returned', 'withdrawn')
    WHERE carried.id IS NULL OR (carried.line_stage IS NULL AND NOT carried.is_paid)
    GROUP BY funds.cause_id, carried.reason ORDER BY funds.cause_id`.execute(db)
  return rows
}

export async function propose(db: Kysely<Tables>, turn: Date, now: number): Promise<Proposal> {
  const lines: ProposedLine[] = []
  const small = { causes: 0, pence: 0 }
  for (const { cause_id, pence, carried } of await candidates(db, turn)) {
    // All that it has, ready in time or not, is less than is paid: its account does not matter.
    if (Number(pence) >= 0 && Number(pence) < limits.minimumPaymentPence) {
      small.causes += 1
      small.pence += Number(pence)
      continue
    }
    const line = await proposeLine(db, cause_id, turn, now)
    if (line.pence === 0) continue
    // A quarter that was carried over is paid with the next one, whatever has been mended since.
    lines.push(carried ? { ...line, waits: carried } : line)
  }
  return { lines, small }
}
