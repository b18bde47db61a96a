import { type Notice, type NoticeDetail, type NoticeKind, noticeOf } from '#contract/account/notice.ts'
import { type MessageMedium, messageEvents } from '#contract/cause-admin/supporter-message.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { waitingNotices } from './waiting-notices.ts'

type AboutCause = { kind: NoticeKind; detail: NoticeDetail }

/** F-153: what the causes of these notices say to them, in their order; null where one says nothing. As it stands now, so that a mistake can be mended. */
export async function supporterMessagesFor(
  db: Db,
  notices: readonly AboutCause[],
  medium: MessageMedium,
): Promise<(string | null)[]> {
  const causes = [...new Set(notices.flatMap(({ detail: { causeId } }) => causeId ?? []))]
  if (causes.length === 0) return notices.map(() => null)
  const said = await db
    .selectFrom('supporter_message')
    .selectAll()
    .where('cause_id', 'in', causes)
    .where('event_medium', '=', medium)
    .execute()
  return notices.map(({ kind, detail }) => {
    const event = messageEvents.find((one) => noticeOf[one] === kind)
    return said.find((row) => row.cause_id === detail.causeId && row.event_type === event)?.text ?? null
  })
}

export async function supporterMessageFor(db: Db, notice: AboutCause, medium: MessageMedium): Promise<string | null> {
  return (await supporterMessagesFor(db, [notice], medium))[0] ?? null
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

type Row = Awaited<ReturnType<typeof waitingNotices>>[number]

const shownOf = ({ id, kind, subject, created_at, read_at, detail }: Row): Notice => ({
  id: Number(id),
  kind,
  subject,
  at: created_at.toISOString(),
  isNew: read_at === null,
  detail,
})

export const noticeHandlers = {
  /** Newest first; `lastId` is the last one that was shown. */
  listNotices: async ({ db, now, query, ...context }) => {
    const { userId } = currentUser(context)
    const waiting = query.lastId === undefined ? await waitingNotices(db, userId, now) : []
    let rows = db.selectFrom('notice').selectAll().where('user_id', '=', userId)
    if (query.lastId !== undefined) rows = rows.where('id', '<', query.lastId)
    const found = await rows
      .orderBy('id', 'desc')
      .limit(limits.pageSizeNotices + 1)
      .execute()
    const shown = found.slice(0, limits.pageSizeNotices)
    const sayings = await supporterMessagesFor(db, shown, 'site')
    const notices = shown.map((row, index) => ({ ...shownOf(row), ...(sayings[index] ? { says: sayings[index] } : {}) }))
    return { waiting: waiting.map(shownOf), notices, hasMore: found.length > limits.pageSizeNotices }
  },

  /** What came in since the list was read stays new. */
  markNoticesRead: async ({ db, now, body, ...context }) => {
    await db
      .updateTable('notice')
      .set({ read_at: new Date(now) })
      .where('user_id', '=', currentUser(context).userId)
      .where('id', '<=', body.upTo)
      .where('read_at', 'is', null)
      .execute()
    return {}
  },
} satisfies Handlers
