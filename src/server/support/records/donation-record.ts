import { sql } from 'kysely'
import { journalAccounts } from '#contract/giving/journal-accounts.ts'
import { type DonationRecord, type JournalLine, journalKinds } from '#contract/support/donation-record.ts'
import type { Db } from '#server/db/open.ts'
import { type Described, selectDonations, toFound } from './donation-search.ts'

type Payment = DonationRecord['payment']

async function paymentsOf(db: Db, ids: (string | null)[]): Promise<(id: string | null) => Payment> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return () => null
  const rows = await db.selectFrom('payment').selectAll().where('id', 'in', wanted).execute()
  const known = new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, reference: row.reference, runId: row.run_id, stage: row.line_stage, isPaid: row.is_paid },
    ]),
  )
  return (id) => (id === null ? null : (known.get(id) ?? null))
}

/** The journal's transactions that move this donation, the oldest first, each with its lines and who they stand for. */
async function journalOf(db: Db, id: string): Promise<JournalLine[]> {
  const rows = await db
    .selectFrom('journal_posting')
    .innerJoin('journal_transaction', 'journal_transaction.id', 'journal_posting.transaction_id')
    .leftJoin('cause', (join) =>
      join
        .onRef('cause.id', '=', 'journal_posting.owner_id')
        .on('account', 'in', ['causePending', 'causeConfirmed', 'causePayable', 'inPayment', 'paid']),
    )
    .leftJoin('retailer', (join) =>
      join.onRef('retailer.id', '=', 'journal_posting.owner_id').on('account', 'in', ['retailerReceivable', 'funds', 'clawback']),
    )
    .select(['transaction_id', 'at', 'journal_transaction.kind', 'note', 'account', 'pence'])
    .select(sql<string | null>`coalesce(cause.name, retailer.name)`.as('owner'))
    .where('journal_posting.donation_id', '=', id)
    .orderBy('journal_posting.id')
    .execute()
  return [...Map.groupBy(rows, (row) => row.transaction_id).values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const postings = lines.map(({ account, owner, pence }) => ({ account, owner, pence }))
    return [
      {
        at: first.at.toISOString(),
        kind: journalKinds.find((kind) => kind === first.kind) ?? 'other',
        note: first.note,
        postings,
      },
    ]
  })
}

function standingOf(journal: JournalLine[]): DonationRecord['standing'] {
  const lines = journal.flatMap(({ postings }) => postings)
  return journalAccounts
    .map((account) => ({
      account,
      pence: lines.reduce((total, line) => total + (line.account === account ? line.pence : 0), 0),
    }))
    .filter(({ pence }) => pence !== 0)
}

/** What was kept of reports about its order, or because of it. */
async function reportsOf(db: Db, row: Described): Promise<DonationRecord['reports']> {
  const kept = await db
    .selectFrom('kept_report')
    .leftJoin('app_user', 'app_user.id', 'handled_by')
    .select(['kept_report.id', 'reason', 'reference', 'received_at', 'handled_at', 'app_user.email'])
    .select(sql<number | null>`(event->>'spentPence')::integer`.as('spent_pence'))
    .where(({ or, and, eb }) =>
      or([eb('donation_id', '=', row.id), and([eb('network', '=', row.network), eb('reference', '=', row.network_reference)])]),
    )
    .orderBy('kept_report.id')
    .execute()
  return kept.map((report) => ({
    id: Number(report.id),
    reason: report.reason,
    reference: report.reference,
    receivedAt: report.received_at.toISOString(),
    spentPence: report.spent_pence,
    handledAt: report.handled_at?.toISOString() ?? null,
    handledBy: report.email,
  }))
}

/** Claims that were accepted as this donation, or ask about the visit that it came of. */
async function claimsOf(db: Db, row: Described): Promise<DonationRecord['claims']> {
  const claims = await db
    .selectFrom('claim')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('donation_id', '=', row.id), ...(row.visit_id === null ? [] : [eb('visit_id', '=', row.visit_id)])]),
    )
    .orderBy('created_at')
    .execute()
  return claims.map((claim) => ({
    id: claim.id,
    type: claim.type,
    stage: claim.status,
    filedAt: claim.created_at.toISOString(),
    orderReference: claim.order_reference,
    spentPence: claim.spent_pence,
    isOfThis: claim.donation_id === row.id,
  }))
}

/** Everything about one donation; null for one that does not exist. */
export async function readRecord(db: Db, id: string): Promise<DonationRecord | null> {
  const row = await selectDonations(db).where('donation.id', '=', id).executeTakeFirst()
  if (!row) return null
  const moves = await db.selectFrom('donation_move').selectAll().where('donation_id', '=', id).orderBy('id').execute()
  const corrections = await db.selectFrom('donation_correction').selectAll().where('donation_id', '=', id).orderBy('id').execute()
  const payments = await paymentsOf(db, [row.payment_id, ...corrections.map(({ payment_id }) => payment_id)])
  const rate =
    row.terms_rate_id === null
      ? undefined
      : await db.selectFrom('rate').select('name').where('id', '=', row.terms_rate_id).executeTakeFirst()
  const journal = await journalOf(db, id)
  return {
    ...toFound(row),
    causeId: row.cause_id,
    userId: row.user_id,
    purchaseType: row.purchase_type,
    declineReason: row.decline_reason,
    network: row.network,
    networkReference: row.network_reference,
    orderReference: row.order_reference,
    visitedAt: row.visited_at?.toISOString() ?? null,
    isReported: row.is_reported,
    fundedPence: row.funded_pence,
    terms:
      row.terms_kind === null || row.terms_value === null
        ? null
        : { kind: row.terms_kind, value: row.terms_value, rateName: rate?.name ?? null },
    payment: payments(row.payment_id),
    moves: moves.map((move) => ({
      stage: move.stage,
      at: move.at.toISOString(),
      by: move.moved_by,
      amountPence: move.amount_pence,
      correctionPence: move.correction_pence,
    })),
    corrections: corrections.map((one) => ({
      at: one.at.toISOString(),
      pence: one.pence,
      reason: one.reason,
      payment: payments(one.payment_id),
    })),
    journal,
    standing: standingOf(journal),
    reports: await reportsOf(db, row),
    claims: await claimsOf(db, row),
  }
}
