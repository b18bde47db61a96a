import type { Claim } from '#contract/giving/claim.ts'
import { limits } from '#contract/limits.ts'
import { durationOf } from '#contract/shopping/retailer.ts'
import { claimAfter, claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import type { Db } from '../db/open.ts'
import { evidenceOf } from './claim-evidence.ts'

export const withShop = (db: Db) =>
  db
    .selectFrom('claim')
    .innerJoin('retailer', 'retailer.id', 'claim.retailer_id')
    .selectAll('claim')
    .select(['retailer.name as retailer_name', 'retailer.confirmation_amount', 'retailer.confirmation_unit'])

type Row = Awaited<ReturnType<ReturnType<typeof withShop>['execute']>>[number]

export const toCard = (row: Row) => ({
  id: row.id,
  type: row.type,
  stage: row.status,
  isOpen: claimHasTag(row.status, 'open'),
  retailerName: row.retailer_name,
  filedAt: row.created_at.toISOString(),
  spentPence: row.spent_pence,
})

/** the answer is owed from the day on which the claim is sent; the decision takes as long as this shop takes to confirm anything. */
function expected(row: Row, sentAt: number) {
  if (!claimHasTag(row.status, 'open')) return { answerBy: null, decisionBy: null }
  const decision = sentAt + durationOf({ amount: row.confirmation_amount, unit: row.confirmation_unit })
  const answerBy = row.status === 'inProgress' ? null : new Date(sentAt + limits.claimAnswerWithin).toISOString()
  return { answerBy, decisionBy: new Date(Math.max(decision, sentAt + limits.claimAnswerWithin)).toISOString() }
}

export async function toClaim(db: Db, row: Row): Promise<Claim> {
  const moves = await db.selectFrom('claim_move').selectAll().where('claim_id', '=', row.id).orderBy('id').execute()
  const sent = moves.findLast((move) => move.stage === 'received')?.at ?? row.held_until ?? row.created_at
  return {
    ...toCard(row),
    visitDate: row.visit_date?.toISOString() ?? null,
    orderReference: row.order_reference,
    comment: row.comment,
    queryReason: row.query_reason,
    transactionId: row.donation_id,
    evidence: await evidenceOf(db, row.id),
    timeline: moves.map((move) => ({ stage: move.stage, at: move.at.toISOString(), by: move.moved_by, note: move.note })),
    heldUntil: row.status === 'held' ? (row.held_until?.toISOString() ?? null) : null,
    ...expected(row, sent.getTime()),
    mayAppeal: claimAfter(row.status, row.appeals, { type: 'claim.appealed', text: '' }) !== null,
  }
}
