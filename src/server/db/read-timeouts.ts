import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { preparedAs } from './prepared.ts'

/**
 * Milliseconds that a statement may take while somebody waits for its answer. A server that has vanished without a word (a cut cable, a machine without power)
 * never says so, and the network would go on sending for a quarter of an hour. With the waits before it, for a turn and for a connection, a call ends within ten seconds.
 */
export const statementLimit = 5000

const limits = new AsyncLocalStorage<number>()

/** Everything that is asked of the database for a request has the limit. Migrations, jobs and commands take the time that they need. */
export function limitStatements(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => limits.run(statementLimit, done))
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/** The driver leaves a connection whose answer has not come where it is, and the next statement would wait behind it for ever. Here it goes, and so do those that have been quiet since before. */
export function withReadTimeouts(pool: pg.Pool): PostgresPool {
  const heardAt = new WeakMap<pg.PoolClient, number>()
  let silentSince = 0

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if ((heardAt.get(client) ?? Number.POSITIVE_INFINITY) >= silentSince) return client
      client.release(true)
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await connect()
      let isSilent = false
      const query = async (text: string, values: readonly unknown[]) => {
        if (isSilent) throw new Error('Connection terminated: it has been silent for too long')
        const query_timeout = limits.getStore()
        const askedAt = performance.now()
        try {
          const answer = await client.query({
            text,
            values: [...values],
            ...preparedAs(text),
            ...(query_timeout ? { query_timeout } : {}),
          })
          heardAt.set(client, performance.now())
          return answer
        } catch (error) {
          isSilent = isSilence(error)
          if (isSilent) silentSince = Math.max(silentSince, askedAt)
          throw error
        }
      }
      return { query, release: () => client.release(isSilent) } as unknown as PostgresPoolClient // without its second form, for cursors, which nobody uses
    },
  }
}
