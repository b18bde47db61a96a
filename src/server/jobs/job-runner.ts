import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { isTransient } from '../db/faults.ts'
import { withStartLock } from '../db/start-lock.ts'
import type { Services } from '../services.ts'
import { jobs } from './jobs.ts'

export interface RunningJobs {
  /** Whether the queues are being looked at: false when nobody has come through to them for a minute. */
  areKept(): boolean
  stop(): Promise<void>
}

/** Milliseconds. Queues are looked at every ten seconds. */
const tooLong = 60_000
const pause = 1000

async function runSafely(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // What failed is due still, and is looked for again.
    if (isTransient(error)) console.error(`job ${name} will be tried again:`, error instanceof Error ? error.message : error)
    else console.error(`job ${name}:`, error)
  }
}

/** Opens the queues and works them; throws what the database says while it is away. */
async function open(services: Services, seen: () => void): Promise<PgBoss> {
  const { databaseUrl } = services.config
  const boss = new PgBoss({
    backend: databaseUrl ? 'postgres' : 'pglite',
    schema: 'job',
    db: {
      executeSql: async (text, values = []) => {
        const result = await services.aside(text, values)
        seen()
        return result
      },
    },
  })
  boss.on('error', (error) => console.error('jobs:', error.message))
  try {
    await withStartLock(databaseUrl, async () => {
      await boss.start()
      for (const { name, cron, run } of jobs) {
        // One that waits and one that runs, over all processes; what has failed is done by the next.
        await boss.createQueue(name, { policy: 'stately', retryLimit: 0, deleteAfterSeconds: 3600 })
        await boss.schedule(name, cron, null, { tz: 'Europe/London' })
        await boss.work(name, { pollingIntervalSeconds: 10 }, () => runSafely(name, () => run(services)))
      }
    })
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

/**
 * Keeps the jobs going until it is stopped: one process at a time runs each, whoever of them is free. Resolves once the queues are open; while the
 * database is away it goes on trying.
 */
export async function startJobs(services: Services): Promise<RunningJobs> {
  let seenAt = performance.now()
  const seen = () => {
    seenAt = performance.now()
  }
  for (;;) {
    try {
      const boss = await open(services, seen)
      return {
        areKept: () => performance.now() - seenAt < tooLong,
        stop: () => boss.stop({ graceful: true, timeout: 5000 }),
      }
    } catch (error) {
      if (!isTransient(error)) throw error
      await wait(pause)
    }
  }
}
