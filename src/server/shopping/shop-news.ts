import { formatDay } from '#contract/dates.ts'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { tenants } from '#contract/tenants.ts'
import words from '#locales/en-GB/mail.json' with { type: 'json' }
import type { Db } from '../db/open.ts'
import type { Mail } from '../mail/mailer.ts'
import { composeLines, fill } from '../mail/messages.ts'
import { optOutAddresses } from '../mail/opt-outs.ts'
import type { Services } from '../services.ts'

export interface ShopNews {
  email: string
  firstName: string
  /** Shops that donate more than usual; empty for who doesn't want to hear of them. */
  offers: readonly RetailerCard[]
  /** The shops of the week; empty likewise. */
  featured: readonly RetailerCard[]
}

/** H-005: `retailer_offer` and `featured_retailer` in one mail, so that nobody gets two of them in a week. */
export async function composeShopNews(
  services: Services,
  db: Db,
  { email, firstName, offers, featured }: ShopNews,
): Promise<Mail> {
  const { publicUrl, tenant } = services.config
  const { subject, hello, offersTitle, offer, offerUntil, featuredTitle, why } = words.shopNews
  const line = (shop: RetailerCard) => {
    const { bestRate } = shop
    const until = bestRate.increasedUntil
    return fill(until ? offerUntil : offer, {
      shop: shop.name,
      rate: formatRate(bestRate),
      day: until ? formatDay(until) : '',
      address: `${publicUrl}/retailer/${shop.slug}`,
    })
  }
  const part = (title: string, shops: readonly RetailerCard[]) => (shops.length > 0 ? [title, ...shops.map(line)] : [])
  const stop = await optOutAddresses(services, db, email, 'shops')
  const values = { firstName, site: tenants[tenant].name, optOut: stop.page }
  const lines = [fill(hello, values), ...part(offersTitle, offers), ...part(featuredTitle, featured), fill(why, values)]
  return { ...composeLines(email, fill(subject, values), lines), unsubscribe: stop.onePress }
}
