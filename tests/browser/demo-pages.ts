import { type RawBuilder, sql } from 'kysely'
import { type SiteRoute, siteRoutes } from '../house/site-routes.ts'
import type { DemoPerson, TestSite } from '../kit/site.ts'

/** What stands for the changing parts of addresses, where the demo data know it before they are made. */
const known: Record<string, string> = {
  causeSlug: 'abbotsmere-hospice',
  retailerSlug: 'alder-home',
  termsType: 'supporter',
  causeId: '1',
  product: 'farthing',
  prefix: 'a',
  page: '1',
  eventType: 'welcomeNewSupporter',
  eventMedium: 'email',
  platformType: 'chrome',
  brand: 'farthing',
  contentReference: 'missing-bar',
  partner: 'harvest-radio',
}

function personOf({ access, role, path }: SiteRoute): DemoPerson | null {
  if (access === 'unauthenticated') return null
  if (role === 'support' || path.startsWith('/support/')) return 'support'
  return role === 'causeAdmin' ? 'admin' : 'supporter'
}

/** Every page of the site but the developers', with an address that the demo data know and the person whose page it is; null is anybody. */
export async function demoPages({ server }: TestSite): Promise<{ id: string; address: string; person: DemoPerson | null }[]> {
  const one = async (query: RawBuilder<{ id: string }>) => String((await query.execute(server.services.db)).rows[0]?.id ?? 'x')
  const values: Record<string, string> = {
    ...known,
    transactionId: await one(sql`SELECT id FROM donation WHERE user_id = 1`),
    claimId: await one(sql`SELECT id FROM claim WHERE user_id = 1`),
    paymentId: await one(sql`SELECT id FROM payment WHERE cause_id = 1`),
    runId: await one(sql`SELECT id FROM payment_run`),
  }
  const addressOf = (path: string) =>
    path.replace(/\/\{-\$\w+\}/g, '').replace(/\{\$(\w+)\}|\$(\w+)/g, (_, braced, plain) => values[braced ?? plain] ?? 'x')
  return siteRoutes()
    .filter(({ id }) => id !== 'dev')
    .map((route) => ({ id: route.id, address: addressOf(route.path), person: personOf(route) }))
}
