import { sql } from 'kysely'
import { openSite, type TestSite } from '../kit/site.ts'

/** The site as parts of screens are met in it: else a stranger's page asks for its flags only when something needs them. */
export async function openPartSite(): Promise<TestSite> {
  const site = await openSite()
  await sql`UPDATE flag SET value = 'true' WHERE name = 'cause-sign-up-redirect'`.execute(site.server.services.db)
  return site
}
