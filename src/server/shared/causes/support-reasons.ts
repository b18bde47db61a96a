import { type RawBuilder, sql } from 'kysely'
import type { ReasonStanding, ReasonToShow, SaidReason } from '#contract/causes/support-reason.ts'
import type { Db } from '#server/db/open.ts'

interface Row {
  id: number
  text: string
  name: string | null
  written_at: Date
  is_shown: boolean | null
}

export const standingOf = (isShown: boolean | null): ReasonStanding =>
  isShown === null ? 'waiting' : isShown ? 'shown' : 'hidden'

const toSaid = ({ id, text, name, written_at }: Row): SaidReason => ({ id, text, name, writtenAt: written_at.toISOString() })

/** Of those who support the cause now and have an account. */
const standing = (causeId: number) =>
  sql`support_reason AS reason JOIN app_user AS person ON person.id = reason.user_id AND person.supported_cause_id = reason.cause_id
    WHERE reason.cause_id = ${causeId} AND person.disabled_at IS NULL AND person.deleted_at IS NULL`

/** Named only where its page may name them. */
async function reasonsOf(db: Db, causeId: number, only: RawBuilder<unknown>, order: RawBuilder<unknown>, most: number) {
  const { rows } = await sql<Row>`
    SELECT reason.id, reason.text, reason.written_at, reason.is_shown,
      CASE WHEN person.preferences @> '{"cause_page_name": true}' AND NOT person.preferences @> '{"anonymity": true}' THEN person.first_name END AS name
    FROM ${standing(causeId)} AND ${only}
    ORDER BY ${order} reason.written_at DESC, reason.id DESC LIMIT ${most}`.execute(db)
  return rows
}

/** How much of it nobody who runs the cause has read yet, and what was said last and isn’t hidden. */
export async function readNewestReason(db: Db, causeId: number): Promise<{ unread: number; newest: SaidReason | null }> {
  const { rows } = await sql<{ count: string }>`SELECT count(*) FROM ${standing(causeId)} AND reason.is_shown IS NULL`.execute(db)
  const [newest] = await reasonsOf(db, causeId, sql`reason.is_shown IS NOT FALSE`, sql``, 1)
  return { unread: Number(rows[0]?.count ?? 0), newest: newest ? toSaid(newest) : null }
}

/** What everybody reads on the cause's page, the newest first. */
export async function shownReasons(db: Db, causeId: number, most: number): Promise<SaidReason[]> {
  const rows = await reasonsOf(db, causeId, sql`reason.is_shown`, sql``, most)
  return rows.map(toSaid)
}

/** What those who run the cause decide about: what waits comes first, then the newest. */
export async function reasonsToShow(db: Db, causeId: number, most: number): Promise<ReasonToShow[]> {
  const rows = await reasonsOf(db, causeId, sql`true`, sql`reason.is_shown IS NULL DESC,`, most)
  return rows.map((row) => ({ ...toSaid(row), standing: standingOf(row.is_shown) }))
}
