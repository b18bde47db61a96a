import { sql } from 'kysely'
import type { DonationExample } from '#contract/content/statistics.ts'
import { donationFor } from '#contract/money.ts'
import type { Db } from '#server/db/open.ts'

/** In pence, without and with VAT at 20 %, by which donations for goods are counted: as the page of a shop says it too. */
const order = { net: 5000, spend: 6000 }

/** Of the shops that sell goods and give one share of everything, always, the one that people like best. */
export async function readExample(db: Db): Promise<DonationExample | null> {
  const { rows } = await sql<DonationExample['shop']>`
    SELECT r.name, r.slug, r.category, min(rate.value) AS rate FROM retailer r JOIN rate ON rate.retailer_id = r.id WHERE r.sector = 'goods'
    GROUP BY r.id HAVING count(*) = 1 AND bool_and(rate.kind = 'percent' AND NOT rate.is_increased) ORDER BY r.popularity DESC, r.id LIMIT 1`.execute(
    db,
  )
  const [shop] = rows
  return shop ? { shop, ...order, raises: donationFor(order.net, { kind: 'percent', value: shop.rate }) } : null
}
