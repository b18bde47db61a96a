import { join } from 'node:path'
import { tenants } from '../contract/tenants.ts'
import { inventedAddresses } from './causes/addresses.ts'
import { openRegister } from './causes/charity-register.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { migrate } from './db/migrate.ts'
import { type OpenedDatabase, openDatabase } from './db/open.ts'
import { seed } from './db/seed/seed.ts'
import type { SeedSize } from './db/seed/sizes.ts'
import { ensureTerms } from './db/terms.ts'
import { apple } from './identity/apple.ts'
import { demoApps, demoProviderPath } from './identity/demo-provider.ts'
import { facebook } from './identity/facebook.ts'
import { createMailer } from './mail/mailer.ts'
import { demoNetwork } from './network/network.ts'
import type { Services } from './services.ts'
import { loadTokenKeys } from './session/tokens.ts'

async function isDemo(opened: OpenedDatabase): Promise<boolean> {
  return (await opened.db.selectFrom('setting').select('value').where('key', '=', 'demo').executeTakeFirst()) !== undefined
}

/**
 * Opens and migrates the database and makes the services over it. An embedded database that is new gets the demo data;
 * a PostgreSQL server gets it only from `npm run seed`.
 */
export async function openServices(
  config: Config,
  clock: Clock,
  options: { inMemory?: boolean; copyOf?: Blob | undefined; size?: SeedSize } = {},
): Promise<{ services: Services; dump: OpenedDatabase['dump']; close(): Promise<void> }> {
  const opened = await openDatabase({
    url: config.databaseUrl,
    folder: options.inMemory ? undefined : join(config.dataDir, 'database'),
    copyOf: options.copyOf,
  })
  try {
    await migrate(opened.db)
    await ensureTerms(opened.db, new Date(clock.now()).toISOString())
    const people = await opened.db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
    if (options.size && !people) await seed(opened.db, clock, options.size)
    const isDemoData = await isDemo(opened)
    const demo =
      isDemoData && !config.identityProviders.facebook && !config.identityProviders.apple
        ? demoApps(`http://localhost:${config.port}${demoProviderPath}`, demoProviderPath)
        : null
    const apps = demo?.site ?? config.identityProviders
    const services: Services = {
      db: opened.db,
      clock,
      config,
      mail: createMailer(
        opened.db,
        config.smtpUrl,
        `${tenants[config.tenant].name} <no-reply@${new URL(config.publicUrl).hostname}>`,
      ),
      keys: await loadTokenKeys(opened.db, config),
      network: demoNetwork,
      register: openRegister(config),
      addresses: inventedAddresses,
      imageFolder: join(config.dataDir, 'images'),
      providers: {
        ...(apps.facebook ? { facebook: facebook(apps.facebook) } : {}),
        ...(apps.apple ? { apple: apple(apps.apple, clock) } : {}),
      },
      demoProvider: demo ? { ...demo.provider, clock } : null,
      isDemo: isDemoData,
    }
    return { services, dump: opened.dump, close: opened.close }
  } catch (error) {
    await opened.close()
    throw error
  }
}
