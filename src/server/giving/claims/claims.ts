import { toldClaimStages } from '#contract/account/notice.ts'
import type { ClaimMove, ClaimStage } from '#contract/giving/claim.ts'
import { type ClaimEvent, transitionClaim } from '#machines/giving/claim/claim.machine.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { notify } from '#server/shared/notices.ts'

/** G-031: what others have done about a claim; its decision is mailed with its reason by whoever decides. */
async function notifyOfClaim(
  db: Db,
  claim: { id: string; user_id: number; retailer_id: number },
  { stage, appeals }: { stage: ClaimStage; appeals: number },
  now: number,
): Promise<void> {
  const told = toldClaimStages.find((one) => one === stage)
  if (!told) return
  const shop = await db.selectFrom('retailer').select('name').where('id', '=', claim.retailer_id).executeTakeFirstOrThrow()
  await notify(db, {
    userId: claim.user_id,
    kind: 'claimMoved',
    subject: `${claim.id}#${stage}-${appeals}`,
    detail: { shop: shop.name, stage: told },
    isMailed: false,
    at: new Date(now),
  })
}

/** Writes down where a claim has got to, in the caller's transaction. */
export async function recordClaimMove(
  db: Db,
  move: { claimId: string; stage: ClaimStage; at: number; by: ClaimMove['by']; note: string | null },
): Promise<void> {
  await db
    .insertInto('claim_move')
    .values({ claim_id: move.claimId, stage: move.stage, at: new Date(move.at), moved_by: move.by, note: move.note })
    .execute()
}

/**
 * Moves a claim where its chart lets it, in the caller's transaction. Throws `notFound` (also for somebody else's claim, when `userId` is given), or
 * `illegalMove` when the chart refuses; nothing is changed then.
 */
export async function advanceClaim(
  db: Db,
  context: { id: string; userId?: number; event: ClaimEvent; by: ClaimMove['by']; now: number; donationId?: string },
) {
  const row = await db.selectFrom('claim').selectAll().where('id', '=', context.id).forUpdate().executeTakeFirst()
  if (!row || (context.userId !== undefined && row.user_id !== context.userId)) throw new HttpError('notFound')
  const after = transitionClaim(row.status, row.appeals, context.event)
  if (!after) throw new HttpError('illegalMove')
  await db
    .updateTable('claim')
    .set({ status: after.stage, appeals: after.appeals, ...(context.donationId ? { donation_id: context.donationId } : {}) })
    .where('id', '=', row.id)
    .execute()
  const note = 'text' in context.event ? context.event.text : null
  await recordClaimMove(db, { claimId: row.id, stage: after.stage, at: context.now, by: context.by, note })
  if (context.by !== 'supporter') await notifyOfClaim(db, row, after, context.now)
  return { claim: row, stage: after.stage }
}
