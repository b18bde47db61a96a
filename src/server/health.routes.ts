import type { FastifyInstance, FastifyReply } from 'fastify'
import { migrationNames } from './db/migrate.ts'
import type { DetachedQuery } from './db/open.ts'

/** `apart`: another process does the jobs. */
export type JobsState = 'ok' | 'starting' | 'stuck' | 'apart'

export interface Health {
  aside: DetachedQuery
  jobs(): JobsState
  isDraining(): boolean
}

type DatabaseState = { database: 'ok' | 'away'; migrations: 'ok' | 'outstanding' | 'unknown' }

/** Milliseconds: what was found is told again for so long, and what takes longer counts as away. */
const kept = 500
const patience = 2000

async function lookAt(aside: DetachedQuery): Promise<DatabaseState> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no answer')), patience).unref())
  try {
    const { rows } = await Promise.race([aside('SELECT name FROM kysely_migration'), late])
    const done = new Set(rows.map(({ name }) => name))
    return { database: 'ok', migrations: migrationNames.every((name) => done.has(name)) ? 'ok' : 'outstanding' }
  } catch {
    return { database: 'away', migrations: 'unknown' }
  }
}

/**
 * For whoever keeps the processes going. `live`: this process answers, so restarting it would help nobody. `ready`: it may be sent people; while the database
 * is away, the jobs are not kept, or it is about to end, it may not. Both say nothing that a stranger must not know.
 */
export function serveHealth(app: FastifyInstance, health: Health): void {
  let last: { state: Promise<DatabaseState>; until: number } | null = null
  const database = () => {
    const now = performance.now()
    if (!last || last.until < now) last = { state: lookAt(health.aside), until: now + kept }
    return last.state
  }
  const answer = (reply: FastifyReply, isWell: boolean, checks: Record<string, string>) => {
    if (!isWell) reply.header('retry-after', 1)
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'unavailable', ...checks })
  }
  app.get('/health/live', async (_request, reply) => answer(reply, true, {}))
  app.get('/health/ready', async (_request, reply) => {
    const checks = { ...(await database()), jobs: health.jobs(), process: health.isDraining() ? 'ending' : 'ok' }
    const isWell = Object.values(checks).every((state) => state === 'ok' || state === 'apart')
    return answer(reply, isWell, checks)
  })
}
