import type { RecordUpdate } from '#contract/support/records.ts'
import type { Db } from '#server/db/open.ts'
import { openingOf } from '../queue/message-opening.ts'

/** So many stand in the record of a cause: more than its page shows, so that those below come into view as others are taken down. */
const most = 10

/** What a cause has posted and nobody has removed, the newest first, with who wrote it. */
export async function updatesOf(db: Db, causeId: number): Promise<RecordUpdate[]> {
  const rows = await db
    .selectFrom('cause_update')
    .innerJoin('app_user', 'app_user.id', 'cause_update.author_id')
    .select(['cause_update.id', 'text', 'picture', 'picture_alt', 'cause_update.created_at'])
    .select(['author_id', 'first_name', 'last_name', 'deleted_at'])
    .where('cause_id', '=', causeId)
    .where('taken_down_at', 'is', null)
    .orderBy('cause_update.created_at', 'desc')
    .orderBy('cause_update.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, text, picture, picture_alt: alt, created_at, author_id, first_name, last_name, deleted_at }) => ({
    id,
    postedAt: created_at.toISOString(),
    text,
    opening: openingOf(text),
    picture: picture === null ? null : { address: picture, alt },
    author: { id: author_id, name: deleted_at === null ? `${first_name} ${last_name}` : '' },
  }))
}
