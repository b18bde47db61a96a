import { join } from 'node:path'
import type { ContactFacts } from '#contract/support/contact-facts.ts'
import { tenants } from '#contract/tenants.ts'
import { openPushKeys } from './account/push/push-keys.ts'
import { createPushSender } from './account/push/push-sender.ts'
import { demoNameCheck, noNameCheck } from './cause-admin/bank-details/account-name-check.ts'
import { openRegister } from './causes/register-check/charity-register.ts'
import type { Clock } from './clock.ts'
import { type Config, ConfigError } from './config.ts'
import { demoPartners } from './content/partners.ts'
import { migrate } from './db/migrate.ts'
import { type OpenedDatabase, openDatabase } from './db/open.ts'
import { keepPictures } from './db/seed/cause-pictures.ts'
import { seed } from './db/seed/seed.ts'
import type { SeedSize } from './db/seed/sizes.ts'
import { startFault } from './db/start-faults.ts'
import { withStartLock } from './db/start-lock.ts'
import { ensureTerms } from './db/terms.ts'
import { sealAccounts } from './giving/seal-accounts.ts'
import { openMailSeal } from './mail/mail-seal.ts'
import { createMailer } from './mail/mailer.ts'
import { demoNetwork } from './network/network.ts'
import { hidingAddresses, openPseudonyms, rehashPseudonyms } from './privacy/pseudonyms.ts'
import { inventedAddresses } from './registration/addresses.ts'
import type { Services } from './services.ts'
import { loadTokenKeys } from './session/tokens.ts'
import { openBankKeys } from './shared/bank-keys.ts'
import { apple } from './sign-in/provider-login/apple.ts'
import { demoApps, demoProviderPath } from './sign-in/provider-login/demo-provider.ts'
import { facebook } from './sign-in/provider-login/facebook.ts'
import { createRefusalCounter } from './support/refusals.ts'
import { createServerWords } from './words/server-words.ts'
import { localesFolder, readWords } from './words/site-words.ts'

async function isDemo(opened: OpenedDatabase): Promise<boolean> {
  return (await opened.db.selectFrom('setting').select('value').where('key', '=', 'demo').executeTakeFirst()) !== undefined
}

/** Sort code and number of nobody. */
const demoPayerAccount = { name: 'Farthing demo payments', sortCode: '000000', accountNumber: '00000000' }

/** Numbers that Ofcom keeps for stories, and a street that there isn't. */
const demoContact: ContactFacts = {
  address: ['Farthing', '1 Mill Lane', 'Abbotsmere', 'ZZ1 1AA'],
  phone: '01632 960 101',
  hours: 'Monday to Friday, 9am to 5pm',
}

export const noDemo = {
  open: 'This database holds demo data, with people whose password everybody knows. Set DEMO=1 to open it as a demo, or have DATA_DIR or DATABASE_URL name another one.',
  seed: 'Demo data has people whose password everybody knows: outside development it is only made with DEMO=1.',
}

/**
 * Opens and migrates the database and makes the services over it. With a `size` and where the configuration allows it, an empty one gets the demo data.
 * Throws ConfigError for a database of demo data where it does not, for one that cannot be reached, and where the key of sealed account numbers is missing.
 */
export async function openServices(
  config: Config,
  clock: Clock,
  options: { inMemory?: boolean; copyOf?: Blob | undefined; size?: SeedSize } = {},
): Promise<{ services: Services; dump: OpenedDatabase['dump']; close(): Promise<void> }> {
  const words = createServerWords(readWords(localesFolder, config.languages), config.isPseudo)
  const opened = await openDatabase({
    url: config.databaseUrl,
    folder: options.inMemory ? undefined : join(config.dataDir, 'database'),
    copyOf: options.copyOf,
  }).catch((error: unknown) => {
    throw startFault(error, config)
  })
  try {
    await withStartLock(config.databaseUrl, async () => {
      await migrate(opened.db)
      await ensureTerms(opened.db, new Date(clock.now()).toISOString())
      const people = await opened.db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
      if (options.size && !people && config.allowsDemo) await seed(opened.db, clock, options.size)
    })
    const isDemoData = await isDemo(opened)
    if (isDemoData && !config.allowsDemo) throw new ConfigError(noDemo.open)
    const imageFolder = join(config.dataDir, 'images')
    if (isDemoData) await keepPictures(imageFolder)
    const bankKeys = openBankKeys(config, options.inMemory === true)
    await sealAccounts(opened.db, bankKeys, config.environment)
    const pseudonyms = await openPseudonyms(opened.db, bankKeys)
    await rehashPseudonyms(opened.db, pseudonyms, config.environment === 'dev')
    const demo =
      isDemoData && !config.identityProviders.facebook && !config.identityProviders.apple
        ? demoApps(`http://localhost:${config.port}${demoProviderPath}`, demoProviderPath)
        : null
    const pushKeys = openPushKeys(config, { isDemo: isDemoData, inMemory: options.inMemory === true })
    const apps = demo?.site ?? config.identityProviders
    const contact = isDemoData && Object.keys(config.contact).length === 0 ? demoContact : config.contact
    const services: Services = {
      db: opened.db.withPlugin(hidingAddresses(pseudonyms)),
      aside: opened.aside,
      clock,
      config: { ...config, contact },
      words,
      mail: createMailer(opened.db, {
        smtpUrl: config.smtpUrl,
        from: `${tenants[config.tenant].name} <no-reply@${new URL(config.publicUrl).hostname}>`,
        frame: {
          tenant: config.tenant,
          publicUrl: config.publicUrl,
          foot: {
            about: words.own.t('mail:frame.about', { site: tenants[config.tenant].name }),
            contact: words.own.t('mail:frame.contact'),
            address: contact.address ?? [],
          },
        },
        seal: openMailSeal(bankKeys),
      }),
      push: pushKeys && createPushSender({ keys: pushKeys, services: config.push.services }),
      keys: await loadTokenKeys(opened.db, config),
      bankKeys,
      network: demoNetwork(config.merchantId),
      refusals: createRefusalCounter(opened.db),
      register: openRegister(config),
      addresses: inventedAddresses,
      payerAccount: config.payerAccount ?? (isDemoData ? demoPayerAccount : null),
      partners: config.partners.length > 0 || !isDemoData ? config.partners : demoPartners,
      nameCheck: isDemoData ? demoNameCheck : noNameCheck,
      imageFolder,
      providers: {
        ...(apps.facebook ? { facebook: facebook(apps.facebook) } : {}),
        ...(apps.apple ? { apple: apple(apps.apple, clock) } : {}),
      },
      demoProvider: demo ? { ...demo.provider, clock } : null,
      isDemo: isDemoData,
    }
    const close = async () => {
      await services.mail.stop()
      // A database that is away has nothing to write to; the counts of the last seconds go with it.
      await services.refusals.write().catch(() => {})
      await opened.close()
    }
    return { services, dump: opened.dump, close }
  } catch (error) {
    await opened.close().catch(() => {})
    throw startFault(error, config)
  }
}
