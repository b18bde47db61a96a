import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { initial } from './migrations/001-initial.ts'
import { oneTimeLinks } from './migrations/002-one-time-links.ts'
import { registration } from './migrations/003-registration.ts'
import { guests } from './migrations/004-guests.ts'
import { jobs } from './migrations/005-jobs.ts'
import { claims } from './migrations/006-claims.ts'
import { account } from './migrations/007-account.ts'
import { payments } from './migrations/008-payments.ts'
import { notices } from './migrations/009-notices.ts'
import { evidence } from './migrations/010-evidence.ts'
import { dashboard } from './migrations/011-dashboard.ts'
import { bankDetails } from './migrations/012-bank-details.ts'
import { invitations } from './migrations/013-invitations.ts'
import type { Db } from './open.ts'

const statements: Record<string, string> = {
  '001-initial': initial,
  '002-one-time-links': oneTimeLinks,
  '003-registration': registration,
  '004-guests': guests,
  '005-jobs': jobs,
  '006-claims': claims,
  '007-account': account,
  '008-payments': payments,
  '009-notices': notices,
  '010-evidence': evidence,
  '011-dashboard': dashboard,
  '012-bank-details': bankDetails,
  '013-invitations': invitations,
}

const provider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(statements).map(([name, text]): [string, Migration] => [
        name,
        {
          up: async (db) => {
            await sql.raw(text).execute(db)
          },
        },
      ]),
    ),
}

/** Brings the database to the newest schema. All outstanding migrations run in one transaction, so that a kill leaves the old schema whole. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
