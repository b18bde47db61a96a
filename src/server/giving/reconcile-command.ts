import { join } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { DataFolderInUse } from '../db/lock.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { reconcile } from './reconcile.ts'

/** `npm run reconcile`: holds a live database against its journal; exits with 1 where anything differs. */
try {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const opened = await openDatabase(databaseUrl ? { url: databaseUrl, connections: 1 } : { folder: join(dataDir, 'database') })
  await migrate(opened.db)
  const { compared, differences } = await reconcile(opened.db)
  await opened.close()
  for (const [name, count] of Object.entries(compared)) console.log(`${name}: ${count} compared`)
  for (const difference of differences) console.log(difference)
  console.log(`${differences.length} differences`)
  process.exitCode = differences.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof DataFolderInUse)) throw error
  console.error(error.message)
  process.exitCode = 2
}
