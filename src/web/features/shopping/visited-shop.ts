import type { Retailer } from '#contract/shopping/retailer.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import type { Site } from '#web/site/site.ts'

/**
 * The shop of a visit, for those whom the visit's page asks something. Who is signed in passes through it, and doesn't wait for this. Null as well where it
 * can't be read: the visit itself finds out why.
 */
export async function readVisitedShop({ api, session }: Pick<Site, 'api' | 'session'>, slug: string): Promise<Retailer | null> {
  if (session.person().authState === 'authenticatedFull') return null
  try {
    return (await api.ask(shoppingCalls.readRetailer, { path: { slug } })).details.retailer
  } catch {
    return null
  }
}
