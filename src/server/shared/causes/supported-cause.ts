import { sql } from 'kysely'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '#server/db/open.ts'
import { notify } from '../notices.ts'

/** The cause that what a person buys now is for. None where it was refused, or has closed: nothing is raised for it. */
export const collectingCauseOf = (db: Db, userId: number) =>
  db
    .selectFrom('app_user')
    .innerJoin('cause', 'cause.id', 'app_user.supported_cause_id')
    .select(['cause.id', 'cause.name'])
    .where('app_user.id', '=', userId)
    .where('cause.review', 'in', stagesWith('collecting'))
    .where('cause.lifecycle', '!=', 'closed')
    .executeTakeFirst()

/** F-153: a cause that has words for those who join it says them, once. */
async function welcome(db: Db, now: number, userId: number, causeId: number): Promise<void> {
  const speaking = await db
    .selectFrom('supporter_message')
    .innerJoin('cause', 'cause.id', 'supporter_message.cause_id')
    .select(['cause.id as causeId', 'cause.name as cause'])
    .where('cause_id', '=', causeId)
    .where('event_type', '=', 'welcomeNewSupporter')
    .executeTakeFirst()
  if (!speaking) return
  await notify(db, {
    userId,
    kind: 'causeWelcome',
    subject: String(causeId),
    detail: speaking,
    isMailed: true,
    at: new Date(now),
  })
}

/** The person supports this cause from now on, or none; the counts of both causes follow, and the choice is kept with its time. To be run in a transaction. */
export async function supportCause(db: Db, now: number, userId: number, causeId: number | null): Promise<void> {
  const { supported_cause_id: before } = await db
    .selectFrom('app_user')
    .select('supported_cause_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (before === causeId) return
  await db
    .updateTable('app_user')
    .set({ supported_cause_id: causeId, supported_since: causeId === null ? null : new Date(now) })
    .where('id', '=', userId)
    .execute()
  await db
    .insertInto('cause_choice')
    .values({ user_id: userId, cause_id: causeId, since: new Date(now) })
    .execute()
  // Always the smaller id first: two people who change places must not wait for each other.
  const changes = [
    { id: before, by: -1 },
    { id: causeId, by: 1 },
  ].toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
  for (const { id, by } of changes)
    if (id !== null)
      await sql`UPDATE cause SET supporters_count = greatest(0, supporters_count + ${by}) WHERE id = ${id}`.execute(db)
  if (causeId !== null) await welcome(db, now, userId, causeId)
}
