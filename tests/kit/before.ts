import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { type Engine, freshDatabase } from './server.ts'

/** Where a database of before lies: what `openTestServer` takes. */
export interface PlaceOfBefore {
  url?: string
  copyOf?: Blob
}

/** The last schema before devices, the trail of named events, reviews of causes, the register of personal data, the journal and payment runs. */
const schemaOfBefore = '013-invitations'

/** A database as that program left it, for today's to open: its rows are written by hand, as they stood. */
export async function databaseOfBefore(engine: Engine, fill: (db: Db) => Promise<void>): Promise<PlaceOfBefore> {
  const url = engine === 'postgres' ? await freshDatabase() : undefined
  const { db, dump, close } = await openDatabase({ url })
  try {
    await migrate(db, schemaOfBefore)
    await fill(db)
    const copyOf = await dump?.()
    return { ...(url ? { url } : {}), ...(copyOf ? { copyOf } : {}) }
  } finally {
    await close()
  }
}

/** Rows as they are written in SQL, for tables and columns of which today's program knows nothing. */
export async function rowsBefore(db: Db, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (const row of rows)
    await sql`INSERT INTO ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      VALUES (${sql.join(Object.values(row).map((value) => sql`${value}`))})`.execute(db)
}

export const personBefore = (id: number, first: string, more: object = {}) => ({
  id,
  hash: `person-${id}`,
  email: `${first.toLowerCase()}@before.example`,
  first_name: first,
  last_name: 'Before',
  preferences: '{}',
  udo: '{}',
  created_at: '2025-01-01T00:00:00Z',
  ...more,
})

export const causeBefore = (id: number, name: string, more: object = {}) => ({
  id,
  hash: `cause-${id}`,
  name,
  slug: `cause-${id}`,
  kind: 'charity',
  place: 'Harrowden',
  description: '',
  social: '{}',
  created_at: '2025-01-01T00:00:00Z',
  ...more,
})
