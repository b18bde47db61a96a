import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { WaitingReason } from '#contract/cause-admin/statement.ts'
import { limits } from '#contract/limits.ts'
import type { Tables } from '#server/db/schema.ts'
import { balancesAt, type CauseBalance } from '../cause-balance.ts'

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

interface LastPaid {
  account_id: number | null
  period_end: Date
}

/** Of some causes, where money went last. */
async function lastPaidOf(db: Kysely<Tables>, causeIds: readonly number[]): Promise<Map<number, LastPaid>> {
  const { rows } = await sql<LastPaid & { cause_id: number }>`
    SELECT DISTINCT ON (cause_id) cause_id, account_id, period_end FROM payment WHERE cause_id = ANY(${causeIds}::integer[]) AND is_paid ORDER BY cause_id, period_end DESC`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.cause_id, row]))
}

/** Whether money has gone to this account before. What was paid before there were runs does not say where it went, but when. */
function accountChangeOf(account: CauseBalance['account'], last: LastPaid | undefined): ProposedLine['accountChange'] {
  if (!account) return null
  if (!last) return 'first'
  const isSame = last.account_id === null ? account.changed_at <= last.period_end : last.account_id === account.id
  return isSame ? null : 'changed'
}

interface Candidate {
  cause_id: number
  pence: string
  /** Why the quarter was carried over already. */
  carried: WaitingReason | null
  /** G-030: whatever it has is paid, also for a quarter that was carried over. */
  is_closed: boolean
}

/** Causes with anything ready, or taken back, that have no payment for this quarter yet, besides those whose money has come back. */
async function candidates(db: Kysely<Tables>, turn: Date): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT funds.cause_id, sum(funds.pence) AS pence, carried.reason AS carried, cause.lifecycle = 'closed' AS is_closed FROM (
      SELECT cause_id, donation_pence AS pence FROM donation WHERE stage = 'available'
      UNION ALL SELECT cause_id, pence FROM donation_correction WHERE payment_id IS NULL AND NOT is_settled
    ) AS funds
    JOIN cause ON cause.id = funds.cause_id
    LEFT JOIN payment AS carried ON carried.cause_id = funds.cause_id AND carried.period_end = ${turn} AND carried.line_stage IS NULL AND NOT carried.is_paid
    WHERE NOT EXISTS (SELECT 1 FROM payment AS made WHERE made.cause_id = funds.cause_id AND made.period_end = ${turn}
      AND (made.is_paid OR (made.line_stage IS NOT NULL AND made.line_stage NOT IN ('refused', 'returned', 'withdrawn'))))
    GROUP BY funds.cause_id, carried.reason, cause.lifecycle ORDER BY funds.cause_id`.execute(db)
  return rows
}

export async function proposePayments(db: Kysely<Tables>, turn: Date, now: number): Promise<Proposal> {
  const small = { causes: 0, pence: 0 }
  const found: Candidate[] = []
  for (const candidate of await candidates(db, turn)) {
    const pence = Number(candidate.pence)
    // All that it has, ready in time or not, is less than is paid: its account does not matter.
    if (!candidate.is_closed && pence >= 0 && pence < limits.minimumPaymentPence) {
      small.causes += 1
      small.pence += pence
    } else found.push(candidate)
  }
  const causeIds = found.map(({ cause_id }) => cause_id)
  const balances = await balancesAt(db, causeIds, turn, now)
  const lastPaid = await lastPaidOf(db, causeIds)
  const lines = found.flatMap(({ cause_id: causeId, carried, is_closed }): ProposedLine[] => {
    const balance = balances.get(causeId)
    if (!balance || balance.pence === 0) return []
    const { account, decided, pence } = balance
    return [
      {
        causeId,
        pence,
        // A quarter that was carried over is paid with the next one, whatever has been mended since. A cause that has closed has no next one.
        waits: (is_closed ? null : carried) ?? (decided === 'paying' ? null : decided),
        accountId: account?.id ?? null,
        accountChange: accountChangeOf(account, lastPaid.get(causeId)),
        fingerprint: fingerprintOf(balance),
      },
    ]
  })
  return { lines, small }
}
