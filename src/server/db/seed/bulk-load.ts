import { sql } from 'kysely'
import type { Db } from '../open.ts'

/** What a large data set fills with millions of rows. */
const filled = ['donation', 'donation_move', 'claim', 'claim_move', 'cause_choice', 'journal_transaction', 'journal_posting']

interface Dropped {
  drop: string
  restore: string
}

/** Foreign keys and indexes of tables, as the statements that drop and restore them. A key that rows are found by stays: primary keys and unique constraints. */
async function restorable(db: Db, tables: readonly string[]): Promise<Dropped[]> {
  const names = sql.join(tables)
  const { rows } = await sql<Dropped>`
    SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS restore
    FROM pg_index WHERE indrelid::regclass::text IN (${names}) AND NOT indisunique
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text IN (${names})`.execute(db)
  return rows
}

/**
 * Does `work` while the large tables have no indexes and foreign keys, which are made again at its end from their own definitions: an index over rows that are there costs a
 * fraction of one that grows row by row in a small cache, and a foreign key is checked by one join. For a transaction that holds the database by itself.
 * Measured: see "the large data set" in src/server/README.md.
 */
export async function bulkLoad(db: Db, work: () => Promise<void>): Promise<void> {
  await sql`SELECT set_config('maintenance_work_mem', '512MB', true), set_config('work_mem', '128MB', true)`.execute(db)
  const dropped = await restorable(db, filled)
  for (const { drop } of dropped) await sql.raw(drop).execute(db)
  await work()
  // Indexes first: the journal's deferred check of each transaction finds its postings by one.
  for (const { restore } of dropped) await sql.raw(restore).execute(db)
}
