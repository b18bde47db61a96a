import type { NoticeDetail, NoticeKind } from '#contract/account/notice.ts'
import type { Db } from '../db/open.ts'

export interface NewNotice {
  /** Nobody is told where a guest, or somebody who is gone, has shopped. */
  userId: number | null
  kind: NoticeKind
  /** The id of what it is about. A person is told once of a kind and subject. */
  subject: string
  detail: NoticeDetail
  /** Whether a mail goes out as well. */
  isMailed: boolean
  at: Date
}

/** G-031: tells a person something, in the caller's transaction, so that nothing is told that did not happen. Told again, it changes nothing. */
export async function notify(db: Db, notice: NewNotice): Promise<void> {
  if (notice.userId === null) return
  await db
    .insertInto('notice')
    .values({
      user_id: notice.userId,
      kind: notice.kind,
      subject: notice.subject,
      detail: JSON.stringify(notice.detail),
      created_at: notice.at,
      // What is not to be mailed counts as mailed.
      is_mailed: !notice.isMailed,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The cause that somebody supports, for notices that are about no purchase. */
export async function causeOf(db: Db, userId: number): Promise<Pick<NoticeDetail, 'cause' | 'causeId'>> {
  const cause = await db
    .selectFrom('app_user')
    .innerJoin('cause', 'cause.id', 'app_user.supported_cause_id')
    .select(['cause.id as causeId', 'cause.name as cause'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst()
  return cause ?? {}
}
