import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Services } from '../services.ts'
import { jobs } from './jobs.ts'

/** Keeps the jobs going until it is stopped: one process at a time runs each, whoever of them is free. */
export async function startJobs(services: Services): Promise<{ stop(): Promise<void> }> {
  const { db } = services
  const boss = new PgBoss({
    backend: services.config.databaseUrl ? 'postgres' : 'pglite',
    schema: 'job',
    db: { executeSql: (text, values = []) => db.executeQuery(CompiledQuery.raw(text, values)) },
  })
  boss.on('error', (error) => console.error('jobs:', error.message))
  await boss.start()
  for (const { name, cron, run } of jobs) {
    // One that waits and one that runs, over all processes; what has failed is done by the next.
    await boss.createQueue(name, { policy: 'stately', retryLimit: 0, deleteAfterSeconds: 3600 })
    await boss.schedule(name, cron, null, { tz: 'Europe/London' })
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      try {
        await run(services)
      } catch (error) {
        // What failed is due still, and is looked for again.
        console.error(`job ${name}:`, error)
      }
    })
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
