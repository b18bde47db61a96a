import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { embeddedConnection } from './embedded-socket.ts'
import { forgetPrepared, preparing } from './prepared.ts'
import { statementLimit, withReadTimeouts } from './read-timeouts.ts'
import type { Tables } from './schema.ts'

// Counts and ids are far below 2^53: numbers are easier to handle than strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export type Db = Kysely<Tables>

/** Runs a statement beside the site's own: see OpenedDatabase. */
export type DetachedQuery = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export interface OpenedDatabase {
  db: Db
  /**
   * Connections of their own for what must go on while all others are busy: keeping the jobs, and looking whether the database is there. A connection on
   * which a statement failed is thrown away: a script that broke off would leave it inside its transaction.
   */
  aside: DetachedQuery
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

/** The longest wait for a connection. People's calls give up after three seconds. */
const patience = { postgres: 2500, embedded: 10_000 }

/** The pool listens to idle connections only; one at work that breaks would end the process. */
function listenTo(pool: pg.Pool, onError: (error: Error) => void): void {
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
}

/** A pool that outlives its server: a connection that breaks, idle or at work, is said once and replaced. */
function openPool(url: string, max: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience.postgres,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  })
  listenTo(pool, onError)
  return pool
}

/** Says it once when the database goes away, not for each of its connections. */
function errorReporter(): (error: Error) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error) => {
    const now = performance.now()
    if (now - toldAt > 5000) console.error('database connection lost:', error.message)
    toldAt = now
  }
}

const asideOf =
  (pool: pg.Pool): DetachedQuery =>
  (text, values = []) =>
    pool.query(Object.assign({ text, values }, { query_timeout: statementLimit }))

/** The one endpoint to data: the same dialect and types over the embedded Postgres and over a PostgreSQL server. */
export async function openDatabase(place: DatabasePlace): Promise<OpenedDatabase> {
  if (place.url) {
    const onError = errorReporter()
    const pool = openPool(place.url, place.connections ?? 10, onError)
    const few = openPool(place.url, 2, onError)
    return {
      db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withReadTimeouts(pool) }) }),
      aside: asideOf(few),
      kind: 'postgres',
      close: async () => {
        await Promise.all([pool.end(), few.end()])
      },
    }
  }
  const embedded = await openEmbedded(place.folder, place.copyOf)
  const pool = new pg.Pool({
    ...embeddedConnection(embedded.endpoint),
    max: 1,
    connectionTimeoutMillis: patience.embedded,
    // Connections come and go before the one session that the embedded database has: one that is kept leaves no plans of others behind there.
    idleTimeoutMillis: 0,
  })
  // What an earlier connection has prepared in that session is still there under its name.
  pool.on('connect', forgetPrepared)
  listenTo(pool, errorReporter())
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }),
    aside: asideOf(pool),
    kind: 'embedded',
    dump: embedded.dump,
    close: async () => {
      await pool.end()
      await embedded.close()
    },
  }
}
