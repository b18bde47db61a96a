import { sql } from 'kysely'
import { migrationNames } from './migrate.ts'
import type { Db } from './open.ts'

/** The migrations that a database still waits for, in order: all of them where it is empty. Writes nothing. */
export async function outstandingMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`SELECT to_regclass('kysely_migration')::text AS name`.execute(db)
  const known = tables[0]?.name ? (await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db)).rows : []
  const done = new Set(known.map(({ name }) => name))
  return migrationNames.filter((name) => !done.has(name))
}
