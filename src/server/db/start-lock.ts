import pg from 'pg'

/** Any number, as long as nothing else on the database takes it. */
const key = 1_178_686_540

/**
 * Runs `work` while no other process that starts on the same PostgreSQL database runs its own: schema, first rows and job tables are made by one, and
 * found by the others. The lock lives in a transaction, so that it works behind a pooler, and goes when its process does. An embedded database has one process.
 */
export async function withStartLock<T>(url: string | undefined, work: () => Promise<T>): Promise<T> {
  if (!url) return work()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  })
  // Without a listener a connection that breaks meanwhile would end the process; the work then fails by itself.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [key])
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}
