import { createClock } from '../clock.ts'
import { ConfigError, readConfig } from '../config.ts'
import { DataFolderInUse } from '../db/lock.ts'
import { openServices } from '../open-services.ts'
import { startJobs } from './job-runner.ts'

/** `npm run jobs`: only the jobs, for servers that run with JOBS=apart over one PostgreSQL database. */
try {
  const { services, close } = await openServices(readConfig(process.env), createClock())
  const running = await startJobs(services)
  console.log('Farthing’s jobs are running.')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void running.stop().then(close))
  }
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof DataFolderInUse)) throw error
  console.error(error.message)
  process.exitCode = 1
}
