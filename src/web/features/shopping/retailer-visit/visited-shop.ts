import type { Retailer } from '#contract/shopping/retailer.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import type { Site } from '#web/site/site.ts'

/** What is on its way is shown when it comes. */
export type VisitedShop = Retailer | null | Promise<Retailer | null>

/**
 * The shop of a visit. Who is signed in passes through the page, and doesn't wait for this. Null as well where it can't be read: the visit itself finds out
 * why.
 */
export async function readVisitedShop(
  { api, session }: Pick<Site, 'api' | 'session'>,
  slug: string,
): Promise<{ shop: VisitedShop }> {
  const asked = api.ask(shoppingCalls.readRetailer, { path: { slug } }).then(
    ({ details }) => details.retailer,
    () => null,
  )
  return { shop: session.person().authState === 'authenticatedFull' ? asked : await asked }
}
