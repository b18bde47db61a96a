import { type RawBuilder, sql } from 'kysely'
import { DAY, SECOND } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import type { Services } from '../services.ts'
import { dropFiles } from './kept-files.ts'
import type { PersonalTable, RetentionRule } from './register/entry.ts'
import { personalTables } from './register.ts'

type Period = Extract<RetentionRule, { days: number }>
const isPeriod = (kept: RetentionRule | undefined): kept is Period => kept !== undefined && 'days' in kept

/** Small enough that nobody waits for it. */
const batch = 500

/** The rows of a table whose time is over. */
function over(table: string, { days, after, when, inSeconds }: Period, now: number): RawBuilder<boolean> {
  const end = now - days * DAY
  const time = sql.ref(`${table}.${after}`)
  const isOver = inSeconds ? sql`${time} <= ${Math.floor(end / SECOND)}` : sql`${time} <= ${new Date(end)}`
  return when ? sql<boolean>`(${isOver} AND (${sql.raw(when)}))` : sql<boolean>`${isOver}`
}

const childrenOf = (parent: string) =>
  personalTables.flatMap(([table, { kept }]) => ('with' in kept && kept.with === parent ? [{ table, by: kept.by }] : []))

/** Removes what belongs to rows that are about to go, and what belongs to that. */
async function removeChildren(db: Db, parent: string, ids: readonly unknown[]): Promise<void> {
  for (const { table, by } of childrenOf(parent)) {
    const own = sql`${sql.ref(by)} = ANY(${ids})`
    if (childrenOf(table).length > 0) {
      const { rows } = await sql<{ id: unknown }>`SELECT id FROM ${sql.table(table)} WHERE ${own}`.execute(db)
      await removeChildren(
        db,
        table,
        rows.map(({ id }) => id),
      )
    }
    await sql`DELETE FROM ${sql.table(table)} WHERE ${own}`.execute(db)
  }
}

/** Removes rows whose time is over, batch by batch; several processes take different ones. */
async function removeRows(services: Services, table: string, period: Period, files: PersonalTable['files']): Promise<void> {
  const now = services.clock.now()
  const hasChildren = childrenOf(table).length > 0
  const taken = [
    sql`ctid::text AS place`,
    ...(hasChildren ? [sql`id`] : []),
    ...(files ? [sql`${sql.ref(files.column)} AS path`] : []),
  ]
  for (let count = batch; count === batch; ) {
    count = await services.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{
        place: string
        id?: unknown
        path?: string
      }>`SELECT ${sql.join(taken)} FROM ${sql.table(table)} WHERE ${over(table, period, now)} LIMIT ${batch} FOR UPDATE SKIP LOCKED`.execute(
        transaction,
      )
      if (rows.length === 0) return 0
      if (files)
        await dropFiles(
          services,
          files,
          rows.map(({ path }) => path ?? null),
        )
      if (hasChildren)
        await removeChildren(
          transaction,
          table,
          rows.map(({ id }) => id),
        )
      const places = rows.map(({ place }) => place)
      await sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY(${places}::text[]::tid[])`.execute(transaction)
      return rows.length
    })
  }
}

/** Empties columns that have a period of their own; those with the same one in one go, so that one does not hide the row from the next. */
async function emptyColumns({ db, clock }: Services, table: string, { columns }: PersonalTable): Promise<void> {
  const timed = Object.entries(columns).flatMap(([name, { kept, empty }]) =>
    isPeriod(kept) ? [{ name: sql.ref(name), kept, empty: sql.raw(empty ?? 'NULL') }] : [],
  )
  for (const group of Map.groupBy(timed, ({ kept }) => JSON.stringify(kept)).values()) {
    const period = group[0]?.kept
    if (!period) continue
    const sets = group.map(({ name, empty }) => sql`${name} = ${empty}`)
    const isFull = group.map(({ name, empty }) => sql`${name} IS DISTINCT FROM (${empty})`)
    for (let count = batch; count === batch; ) {
      const { rows } =
        await sql`UPDATE ${sql.table(table)} SET ${sql.join(sets)} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${sql.table(table)}
        WHERE ${over(table, period, clock.now())} AND (${sql.join(isFull, sql` OR `)}) LIMIT ${batch} FOR UPDATE SKIP LOCKED)) RETURNING 1`.execute(
          db,
        )
      count = rows.length
    }
  }
}

/**
 * Takes away what the register of personal data says that has been kept long enough. What was begun by a process that died is due still, and one table that
 * cannot be done keeps no other from being done.
 */
export async function enforceRetention(services: Services): Promise<void> {
  const faults: unknown[] = []
  for (const [table, entry] of personalTables) {
    try {
      if (isPeriod(entry.kept)) await removeRows(services, table, entry.kept, entry.files)
      await emptyColumns(services, table, entry)
    } catch (error) {
      faults.push(new Error(`what is kept in “${table}”`, { cause: error }))
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything whose time is over could be taken away.')
}
