import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import type { Tables } from './schema.ts'

// Counts and ids are far below 2^53: numbers are easier to handle than strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export type Db = Kysely<Tables>

export interface OpenedDatabase {
  db: Db
  kind: 'embedded' | 'postgres'
  /** The whole of an embedded database, to open copies of it in memory. */
  dump?: () => Promise<Blob>
  close(): Promise<void>
}

/** Where data is kept: a PostgreSQL address, a folder for the embedded one, or neither for memory. */
export interface DatabasePlace {
  url?: string | undefined
  folder?: string | undefined
  /** What another embedded database held, for one in memory that begins as its copy. */
  copyOf?: Blob | undefined
  /** Connections to a PostgreSQL server; the embedded one has one. */
  connections?: number
}

/** The one door to data: the same dialect and types over the embedded Postgres and over a PostgreSQL server. */
export async function openDatabase(place: DatabasePlace): Promise<OpenedDatabase> {
  if (place.url) {
    const pool = new pg.Pool({ connectionString: place.url, max: place.connections ?? 10, connectionTimeoutMillis: 10_000 })
    pool.on('error', (error) => console.error('database connection lost:', error.message))
    return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), kind: 'postgres', close: () => pool.end() }
  }
  const embedded = await openEmbedded(place.folder, place.copyOf)
  const pool = new pg.Pool({ ...createPgConfig(embedded.lite), max: 1, connectionTimeoutMillis: 10_000 })
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'embedded',
    dump: () => embedded.lite.dumpDataDir('none'),
    close: async () => {
      await pool.end()
      await embedded.close()
    },
  }
}
