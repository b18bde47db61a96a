import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig } from '#server/config.ts'
import { DataFolderInUse } from '#server/db/lock.ts'
import { openDatabase } from '#server/db/open.ts'
import { outstandingMigrations } from '#server/db/outstanding.ts'
import { reconcile } from './reconcile.ts'

/** `npm run reconcile`: holds a live database against its journal, and writes nothing; exits with 1 where anything differs, and with 2 where it can't be read. */
try {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const folder = join(dataDir, 'database')
  if (!databaseUrl && !existsSync(folder))
    throw new ConfigError(`There is no database in ${dataDir}. Start the site there once, or set DATA_DIR to where it is.`)
  const opened = await openDatabase(databaseUrl ? { url: databaseUrl, connections: 1 } : { folder })
  const outstanding = await outstandingMigrations(opened.db)
  const { compared, differences } = outstanding.length === 0 ? await reconcile(opened.db) : { compared: {}, differences: [] }
  await opened.close()
  if (outstanding.length > 0)
    throw new ConfigError(
      `The database is older than this program (${outstanding.join(', ')} outstanding). Start the site once, which brings it up to date, then reconcile again.`,
    )
  for (const [name, count] of Object.entries(compared)) console.log(`${name}: ${count} compared`)
  for (const difference of differences) console.log(difference)
  console.log(`${differences.length} differences`)
  process.exitCode = differences.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof DataFolderInUse)) throw error
  console.error(error.message)
  process.exitCode = 2
}
