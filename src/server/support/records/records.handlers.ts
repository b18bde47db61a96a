import { sql } from 'kysely'
import type { DonationStage } from '#contract/giving/donation.ts'
import type { CauseRecord } from '#contract/support/records.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { adminsOf } from '#server/shared/admins.ts'
import { closedCausesThatWait } from '../decisions/closed-causes.ts'
import { type ItemRow, itemsThatWait } from '../queue/support-items.ts'
import { linesOfCause, linesOfPerson, readLines } from './record-lines.ts'
import { updatesOf } from './record-updates.ts'

/** By stage, in pence as they stand now. */
async function donationsOf(db: Db, whose: { user_id: number } | { cause_id: number }): Promise<CauseRecord['donations']> {
  const fits = 'user_id' in whose ? sql`user_id = ${whose.user_id}` : sql`cause_id = ${whose.cause_id}`
  const { rows } = await sql<{ stage: DonationStage; count: string; pence: string }>`
    SELECT stage, count(*) AS count, sum(net_pence) AS pence FROM donation WHERE ${fits} GROUP BY stage ORDER BY stage`.execute(
    db,
  )
  return rows.map(({ stage, count, pence }) => ({ stage, count: Number(count), pence: Number(pence) }))
}

async function waitingOf(
  db: Db,
  whose: { person_id: number } | { cause_id: number },
  now: number,
): Promise<CauseRecord['waiting']> {
  const items = itemsThatWait({ now, closed: await closedCausesThatWait(db, now) })
  const fits = 'person_id' in whose ? sql`person_id = ${whose.person_id}` : sql`cause_id = ${whose.cause_id}`
  const { rows } = await sql<ItemRow>`SELECT queue, reference, name FROM ${items} AS item WHERE ${fits} ORDER BY since`.execute(
    db,
  )
  return rows.map(({ queue, reference, name }) => ({ queue, reference, name }))
}

/** What is known of a person and of a cause, in one place. Each look is noted by the gate, with whom it was at. */
export const recordHandlers = {
  readPersonRecord: async ({ db, now, params, query: { page = 1 } }) => {
    const id = params.userId
    const person = await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()
    if (!person) throw new HttpError('notFound')
    const supported = await db
      .selectFrom('cause')
      .select(['id', 'name'])
      .where('id', '=', person.supported_cause_id ?? 0)
      .executeTakeFirst()
    const runs = await db
      .selectFrom('cause_admin')
      .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
      .select(['cause.id', 'cause.name'])
      .where('user_id', '=', id)
      .orderBy('cause.name')
      .execute()
    const isDeleted = person.deleted_at !== null
    return {
      record: {
        id,
        name: isDeleted ? '' : `${person.first_name} ${person.last_name}`,
        email: isDeleted ? '' : person.email,
        joinedAt: person.created_at.toISOString(),
        closedAt: person.disabled_at?.toISOString() ?? null,
        isDeleted,
        supports: supported ?? null,
        runs,
        donations: await donationsOf(db, { user_id: id }),
        waiting: await waitingOf(db, { person_id: id }, now),
        ...(await readLines(db, linesOfPerson(id, person.email), page)),
        page,
      },
    }
  },

  readCauseRecord: async ({ db, now, params: { id }, query: { page = 1 }, ...context }) => {
    const cause = await db.selectFrom('cause').selectAll().where('id', '=', id).executeTakeFirst()
    if (!cause) throw new HttpError('notFound')
    const people = await adminsOf(db, id, { isClosedToo: true })
    return {
      record: {
        id,
        name: cause.name,
        uri: cause.slug,
        review: cause.review,
        lifecycle: cause.lifecycle,
        supporters: cause.supporters_count,
        people: people.map((one) => ({ id: one.id, name: `${one.first_name} ${one.last_name}`, email: one.email })),
        isMine: people.some((one) => one.id === currentUser(context).userId),
        updates: await updatesOf(db, id),
        donations: await donationsOf(db, { cause_id: id }),
        waiting: await waitingOf(db, { cause_id: id }, now),
        ...(await readLines(db, linesOfCause(id), page)),
        page,
      },
    }
  },
} satisfies Handlers
