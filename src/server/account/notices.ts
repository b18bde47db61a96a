import type { NoticeDetail, NoticeKind } from '../../contract/entities/notice.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../db/open.ts'
import { type Handlers, person } from '../gate/serve.ts'

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
export async function tell(db: Db, notice: NewNotice): Promise<void> {
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

/** How many notices a person has not seen yet; at most 99. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const rows = await db
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .limit(99)
    .execute()
  return rows.length
}

export const noticeHandlers = {
  /** Newest first; `lastId` is the last one that was shown. */
  listNotices: async ({ db, query, ...asked }) => {
    let rows = db.selectFrom('notice').selectAll().where('user_id', '=', person(asked).userId)
    if (query.lastId !== undefined) rows = rows.where('id', '<', query.lastId)
    const found = await rows
      .orderBy('id', 'desc')
      .limit(limits.pageSizeNotices + 1)
      .execute()
    const notices = found.slice(0, limits.pageSizeNotices).map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      subject: row.subject,
      at: row.created_at.toISOString(),
      isNew: row.read_at === null,
      detail: row.detail,
    }))
    return { notices, hasMore: found.length > limits.pageSizeNotices }
  },

  /** What came in since the list was read stays new. */
  markNoticesRead: async ({ db, now, body, ...asked }) => {
    await db
      .updateTable('notice')
      .set({ read_at: new Date(now) })
      .where('user_id', '=', person(asked).userId)
      .where('id', '<=', body.upTo)
      .where('read_at', 'is', null)
      .execute()
    return {}
  },
} satisfies Handlers
