import { join } from 'node:path'
import { createClock } from './clock.ts'
import { ConfigError, readConfig } from './config.ts'
import { DataFolderInUse } from './db/lock.ts'
import { demoPassword } from './db/seed/seed.ts'
import { sizes } from './db/seed/sizes.ts'
import { buildIfStale } from './pages/build.ts'
import { runServer } from './run-server.ts'

/** `npm start`: builds what has changed, opens the database, serves site and API, and drains on SIGTERM. */
try {
  const config = readConfig(process.env)
  const root = join(import.meta.dirname, '../..')
  await buildIfStale(root)
  const server = await runServer(config, createClock(), { root, size: config.databaseUrl ? undefined : sizes.demo })
  const people = ['supporter', 'admin', 'treasurer', 'support', 'finance', 'founder'].map((name) => `  ${name}@farthing.example`)
  const demo = [
    `Log in with the password ${demoPassword} as`,
    ...people,
    `Mails are at ${server.address}/dev/mail, the retailers' side at ${server.address}/dev/network`,
  ]
  const { db } = server.services
  const support = await db.selectFrom('app_user').select('id').where('is_support', '=', true).limit(1).executeTakeFirst()
  const alone = support ? [] : ['Nobody is on the support team yet: npm run support-person -- name@example.org makes the first.']
  const hasVendors = Object.keys(config.vendors).length > 0 || URL.canParse(config.consentManager)
  if (hasVendors) console.log('Scripts of other services are configured, so Trusted Types are only reported and not required.')
  console.log([`Farthing is at ${server.address}`, ...(server.isDemo ? demo : alone)].join('\n'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      const late = setTimeout(() => process.exit(1), 10_000)
      void server.close().then(() => {
        clearTimeout(late)
        process.exit(0)
      })
    })
  }
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof DataFolderInUse)) throw error
  console.error(error.message)
  process.exitCode = 1
}
