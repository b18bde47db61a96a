import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { composeLines } from '#server/mail/messages.ts'
import { optOutAddresses } from '#server/mail/opt-outs.ts'
import type { Services } from '#server/services.ts'

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
  const words = services.words.own
  const { t } = words
  const line = (shop: RetailerCard) => {
    const { bestRate } = shop
    const until = bestRate.increasedUntil
    const values = { shop: shop.name, rate: words.rate(bestRate), address: `${publicUrl}/retailer/${shop.slug}` }
    return until
      ? t('mail:shopNews.offerUntil', { ...values, day: words.day(new Date(until)) })
      : t('mail:shopNews.offer', values)
  }
  const part = (title: string, shops: readonly RetailerCard[]) => (shops.length > 0 ? [title, ...shops.map(line)] : [])
  const stop = await optOutAddresses(services, db, email, 'shops')
  const values = { firstName, site: tenants[tenant].name, optOut: stop.page }
  const lines = [
    t('mail:shopNews.hello', values),
    ...part(t('mail:shopNews.offersTitle'), offers),
    ...part(t('mail:shopNews.featuredTitle'), featured),
    t('mail:shopNews.why', values),
  ]
  return { ...composeLines(words, email, t('mail:shopNews.subject', values), lines), unsubscribe: stop.onePress }
}
