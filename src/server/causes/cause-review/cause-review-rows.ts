import { sql } from 'kysely'
import type { CauseReview } from '#contract/causes/cause-review.ts'
import { standingAt } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { maskedContact } from './contact-code.ts'

/** What was raised for a cause and has not been paid, less what shops have taken back since, in pence. */
async function heldPenceOf(db: Db, causeId: number): Promise<number> {
  const { rows } = await sql<{ pence: number }>`SELECT
    coalesce((SELECT sum(donation_pence) FROM donation WHERE cause_id = ${causeId} AND stage NOT IN ('declined', 'paid')), 0)
    + coalesce((SELECT sum(pence) FROM donation_correction WHERE cause_id = ${causeId} AND NOT is_settled), 0) AS pence`.execute(
    db,
  )
  return Number(rows[0]?.pence ?? 0)
}

/** How far the review of a cause is. Throws `notFound`. */
export async function reviewOf(db: Db, causeId: number): Promise<CauseReview> {
  const cause = await db
    .selectFrom('cause')
    .leftJoin('cause_review', 'cause_review.cause_id', 'cause.id')
    .leftJoin('cause_contact_code', 'cause_contact_code.cause_id', 'cause.id')
    .select(['cause.review', 'findings', 'appeals', 'reason', 'reopened_at', 'sent_to'])
    .where('cause.id', '=', causeId)
    .executeTakeFirst()
  if (!cause) throw new HttpError('notFound')
  const moves = await db.selectFrom('cause_review_move').selectAll().where('cause_id', '=', causeId).orderBy('id').execute()
  return {
    stage: cause.review,
    standing: standingAt(cause.review),
    findings: cause.findings ?? [],
    appeals: cause.appeals ?? 0,
    reason: cause.reason,
    question: cause.review === 'asked' ? (moves.findLast(({ type }) => type === 'question.asked')?.note ?? null) : null,
    moves: moves.map((move) => ({
      type: move.type,
      stage: move.stage,
      at: move.at.toISOString(),
      by: move.moved_by,
      text: move.note,
    })),
    heldPence: await heldPenceOf(db, causeId),
    isReopened: cause.reopened_at !== null,
    contact: cause.sent_to === null ? null : maskedContact(cause.sent_to),
  }
}
