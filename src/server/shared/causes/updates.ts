import type { UpdateReaders } from '#contract/cause-admin/updates.ts'
import type { CauseLifecycle } from '#contract/causes/cause.ts'
import type { CauseReviewStage } from '#contract/causes/cause-review.ts'
import type { CauseUpdate } from '#contract/causes/update.ts'
import { standingAt } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '#server/db/open.ts'

/** We pass on no words of a cause that we haven't confirmed; what has closed can't take back what it said, so that nothing of it stands. */
export function readersOf({ review, lifecycle }: { review: CauseReviewStage; lifecycle: CauseLifecycle }): UpdateReaders {
  if (lifecycle === 'closed') return 'nobodyNow'
  return standingAt(review) === 'confirmed' ? 'everyone' : 'nobodyYet'
}

/** The newest that nobody has removed. */
export async function shownUpdates(db: Db, causeId: number, most: number): Promise<CauseUpdate[]> {
  const rows = await db
    .selectFrom('cause_update')
    .select(['id', 'text', 'picture', 'picture_alt', 'created_at'])
    .where('cause_id', '=', causeId)
    .where('taken_down_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, text, picture, picture_alt: alt, created_at }) => ({
    id,
    text,
    postedAt: created_at.toISOString(),
    picture: picture === null ? null : { address: picture, alt },
  }))
}
