import type { CauseReviewStage, ReviewFinding, ReviewSide } from '#contract/causes/cause-review.ts'
import type { AuditAction } from '#contract/support/audit.ts'
import {
  type CauseReviewEvent,
  reviewFiled,
  reviewHasTag,
  stagesWith,
  transitionCauseReview,
} from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '#server/db/open.ts'
import type { RegisterEntry } from '#server/db/schema-review.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { notifyOfRestoring, notifySupportersOfRefusal } from '../notify-supporters.ts'
import { voidContactCode } from './contact-code.ts'

export interface RegisterSays {
  findings: ReviewFinding[]
  entry: RegisterEntry | null
}

/** The stage that a new cause begins in, by what the register says of it. */
export const stageFiled = ({ findings }: RegisterSays): CauseReviewStage => reviewFiled(findings.length === 0)

async function noteMove(
  db: Db,
  move: {
    causeId: number
    type: string
    stage: CauseReviewStage
    at: number
    by: ReviewSide
    userId: number | null
    note: string | null
  },
): Promise<void> {
  await db
    .insertInto('cause_review_move')
    .values({
      cause_id: move.causeId,
      type: move.type,
      stage: move.stage,
      at: new Date(move.at),
      moved_by: move.by,
      user_id: move.userId,
      note: move.note,
    })
    .execute()
}

const entryOf = (entry: RegisterEntry | null) => (entry === null ? null : JSON.stringify(entry))

/** Opens the review of a cause that has just been made, in the transaction that made it. */
export async function openReview(db: Db, causeId: number, says: RegisterSays, now: number): Promise<void> {
  const isMatched = says.findings.length === 0
  await db
    .insertInto('cause_review')
    .values({
      cause_id: causeId,
      findings: JSON.stringify(says.findings),
      register_entry: entryOf(says.entry),
      opened_at: new Date(now),
    })
    .execute()
  if (isMatched)
    await noteMove(db, {
      causeId,
      type: 'register.matched',
      stage: stageFiled(says),
      at: now,
      by: 'register',
      userId: null,
      note: null,
    })
}

const audited: Partial<Record<CauseReviewEvent['type'], AuditAction>> = {
  'review.taken': 'causeReviewTaken',
  'review.returned': 'causeReviewReturned',
  'question.asked': 'causeReviewAsked',
  'cause.confirmed': 'causeReviewApproved',
  'code.entered': 'causeReviewApproved',
  'review.reopened': 'causeReviewReopened',
  'cause.refused': 'causeReviewRefused',
  'decision.appealed': 'causeReviewAppealed',
}
/** A code that went to one charity says nothing of another. */
const voidsCode = new Set<CauseReviewEvent['type']>(['code.entered', 'review.reopened', 'identity.changed'])
const decisions = new Set<CauseReviewEvent['type']>(['cause.confirmed', 'cause.refused', 'code.entered'])

/** A number that was given up by a refused cause may have been taken by the charity whose it is, or by one that waits to be looked at: that is decided first. */
async function refuseTakenNumber(db: Db, causeId: number, number: string | null): Promise<void> {
  if (number === null) return
  const other = await db
    .selectFrom('cause')
    .select('id')
    .where('charity_number', '=', number)
    .where('review', 'not in', stagesWith('refused'))
    .where('id', '!=', causeId)
    .executeTakeFirst()
  if (other) throw new HttpError('causeExists')
}

export interface ReviewTransition {
  causeId: number
  event: CauseReviewEvent
  by: ReviewSide
  userId: number | null
  now: number
}

/**
 * Moves a review where its chart lets it, in the caller's transaction. Throws `notFound`, `illegalMove` when the chart refuses, or `causeExists` when
 * another cause has the number meanwhile; nothing is changed then.
 */
export async function advanceReview(db: Db, { causeId, event, by, userId, now }: ReviewTransition): Promise<CauseReviewStage> {
  const cause = await db
    .selectFrom('cause')
    .innerJoin('cause_review', 'cause_review.cause_id', 'cause.id')
    .select(['cause.review', 'cause.charity_number', 'appeals', 'reopened_at'])
    .where('cause.id', '=', causeId)
    .forUpdate()
    .executeTakeFirst()
  if (!cause) throw new HttpError('notFound')
  const kept = { appeals: cause.appeals, isReopened: cause.reopened_at !== null }
  const after = transitionCauseReview(cause.review, kept, event)
  if (!after) throw new HttpError('illegalMove')
  if (after.stage === 'confirmed') await refuseTakenNumber(db, causeId, cause.charity_number)
  const note = 'text' in event ? event.text : null
  await db.updateTable('cause').set({ review: after.stage }).where('id', '=', causeId).execute()
  await db
    .updateTable('cause_review')
    .set({
      appeals: after.appeals,
      reopened_at: after.isReopened ? (cause.reopened_at ?? new Date(now)) : null,
      ...(decisions.has(event.type) ? { reason: note, decided_at: new Date(now), decided_by: userId } : {}),
      ...(event.type === 'review.reopened' ? { reason: note, decided_at: null, decided_by: null } : {}),
      ...(event.type === 'identity.changed' ? { reason: null, decided_at: null, decided_by: null } : {}),
    })
    .where('cause_id', '=', causeId)
    .execute()
  await noteMove(db, { causeId, type: event.type, stage: after.stage, at: now, by, userId, note })
  if (voidsCode.has(event.type)) await voidContactCode(db, causeId)
  if (event.type === 'cause.refused') await notifySupportersOfRefusal(db, causeId, now)
  if (reviewHasTag(cause.review, 'refused') && after.stage === 'confirmed') await notifyOfRestoring(db, causeId, now)
  const action = audited[event.type]
  if (action)
    await recordAudit(db, { action, userId, subject: `cause:${causeId}`, detail: note === null ? {} : { reason: note }, at: now })
  return after.stage
}
