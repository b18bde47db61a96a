import { sql } from 'kysely'
import type { NoticeDetail, NoticeKind } from '#contract/account/notice.ts'
import type { Db } from '../db/open.ts'

/** Nobody is named but by their number. */
export type OwnDetail = Omit<NoticeDetail, 'name'>

export const nameOf = async (db: Db, userId: number): Promise<string> => {
  const row = await db.selectFrom('app_user').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst()
  return row ? `${row.first_name} ${row.last_name}` : ''
}

/** What stands in a notice of whom it names. */
export const namedIn = async (
  db: Db,
  names: number | undefined,
): Promise<{ named_id: number | null; name: { name?: string } }> =>
  names === undefined ? { named_id: null, name: {} } : { named_id: names, name: { name: await nameOf(db, names) } }

export interface NewNotice {
  /** Nobody is told where a guest, or somebody who is gone, has shopped. */
  userId: number | null
  kind: NoticeKind
  /** The id of what it is about. A person is told once of a kind and subject. */
  subject: string
  /** The number of somebody else whom it names: they stand there until their account is deleted. */
  names?: number
  detail: OwnDetail
  /** Whether a mail goes out as well. */
  isMailed: boolean
  at: Date
}

/** G-031: tells a person something, in the caller's transaction, so that nothing is told that did not happen. Told again, it changes nothing. */
export async function notify(db: Db, notice: NewNotice): Promise<void> {
  if (notice.userId === null) return
  const { named_id, name } = await namedIn(db, notice.names)
  const detail = JSON.stringify({ ...notice.detail, ...name })
  // What is not to be mailed counts as mailed. Of whom an account is deleted nothing is kept any more.
  await sql`INSERT INTO notice (user_id, kind, subject, named_id, detail, created_at, is_mailed)
    SELECT id, ${notice.kind}, ${notice.subject}, ${named_id}::integer, ${detail}::jsonb, ${notice.at}, ${!notice.isMailed}
    FROM app_user WHERE id = ${notice.userId} AND deleted_at IS NULL ON CONFLICT DO NOTHING`.execute(db)
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
