import { parseArgs } from 'node:util'
import { createClock } from '../clock.ts'
import { ConfigError, readConfig } from '../config.ts'
import { noDemo, openServices } from '../open-services.ts'
import { sizes } from './seed/sizes.ts'

/** `npm run seed [-- --size=large]`: fills an empty database with demo data. */
const { values } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } })
const size = values.size === 'large' ? sizes.large : values.size === 'demo' ? sizes.demo : null
if (!size) {
  console.error(`--size is "${values.size}". Use --size=demo or --size=large.`)
  process.exit(1)
}
try {
  const config = readConfig(process.env)
  if (!config.allowsDemo) throw new ConfigError(noDemo.seed)
  const started = performance.now()
  const { services, close } = await openServices(config, createClock(), { size })
  const { count } = await services.db
    .selectFrom('donation')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  console.log(`The database holds ${count} donations (${((performance.now() - started) / 1000).toFixed(1)} s).`)
  await close()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
